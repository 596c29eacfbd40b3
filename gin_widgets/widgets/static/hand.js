// Built from gin_widgets/frontend; edit there. It contains Preact:
/*
The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/

// ../../../../main/gin_widgets/frontend/node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n2) {
  n2 && n2.parentNode && n2.remove();
}
function m(r2, u2, i2, f3, o3) {
  var e2 = { type: r2, props: u2, key: i2, ref: f3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o3 || ++t, __i: -1, __u: 0 };
  return !o3 && n.vnode && n.vnode(e2), e2;
}
function $(n2) {
  return n2.children;
}
function x(n2, t2) {
  this.props = n2, this.context = t2, this.__g = 0;
}
function S(n2, t2) {
  if (null == t2) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r2; t2 < n2.__k.length; t2++) if ((r2 = n2.__k[t2]) && r2.__e) return r2.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t2) {
  var r2, u2 = t2.__v, i2 = u2.__e, f3 = [], o3 = [], e2 = t2.__P;
  e2 && ((r2 = _({ constructor: h }, u2)).__v = u2.__v + 1, n.vnode && n.vnode(r2), z(e2, r2, u2, t2.__n, e2.namespaceURI, 32 & u2.__u ? [i2] : null, f3, i2 || S(u2), 32 & u2.__u, o3), r2.__v = u2.__v, r2.__.__k[r2.__i] = r2, E(f3, r2, o3), u2.__ = u2.__e = null, r2.__e != i2 && j(r2));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t2) {
    return t2 && (n2.__e = t2.__e);
  }), j(n2);
}
function L(t2) {
  (8 & t2.__g || (t2.__g |= 8, u.push(t2), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t2 = 1; u.length; ) u.length > t2 && u.sort(o), n2 = u.shift(), t2 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t2, r2, u2, i2, f3, o3, e2, l2, c2, a3) {
  var s2, h2, v2, w2, d2, _2, g2 = u2.__k || y, k = t2.length;
  for (l2 = q(r2, t2, g2, l2, k), s2 = 0; s2 < k; s2++) null != (v2 = r2.__k[s2]) && (h2 = ~v2.__i && g2[v2.__i] || p, v2.__i = s2, _2 = z(n2, v2, h2, i2, f3, o3, e2, l2, c2, a3), w2 = v2.__e, (h2.ref != v2.ref || 8 & h2.__u) && (h2.ref && G(h2.ref, null, v2, h2), v2.ref && a3.push(v2.ref, v2.__c || w2, v2)), d2 = d2 || w2, 4 & v2.__u ? (l2 = A(v2, l2, n2, !h2.__v), h2.__e && (h2.__e = null)) : "function" == typeof v2.type && void 0 !== _2 ? l2 = _2 : w2 && (l2 = w2.nextSibling), v2.__u &= -21);
  return r2.__e = d2, l2;
}
function q(n2, t2, r2, u2, i2) {
  var f3, o3, e2, l2, c2, a3, s2, p2, y2, v2 = r2.length, d2 = v2, _2 = 0, g2 = 0, k = n2.__k = Array(i2);
  for (f3 = 0; f3 < i2; f3++) null != (o3 = t2[f3]) && "boolean" != typeof o3 && "function" != typeof o3 ? ("object" != typeof o3 || o3.constructor === String ? o3 = k[f3] = m(null, o3) : w(o3) ? o3 = k[f3] = m($, { children: o3 }) : o3.constructor === h && o3.__b ? o3 = k[f3] = m(o3.type, o3.props, o3.key, o3.ref, o3.__v) : k[f3] = o3, l2 = f3 + _2, o3.__ = n2, o3.__b = n2.__b + 1, e2 = null, ~(c2 = o3.__i = P(o3, r2, l2, d2)) && (d2--, (e2 = r2[c2]) && (e2.__u |= 2)), e2 && e2.__v ? (o3.__u |= 16, c2 == l2 - 1 ? _2-- : c2 == l2 + 1 ? _2++ : c2 != l2 && (c2 > l2 ? _2-- : _2++, g2 = 1)) : (~c2 || (i2 > v2 ? _2-- : i2 < v2 && _2++), "function" != typeof o3.type && (o3.__u |= 4))) : k[f3] = null;
  if (g2) {
    for (a3 = [], s2 = [], f3 = 0; f3 < i2; f3++) if ((o3 = k[f3]) && 16 & o3.__u) {
      for (_2 = 0, p2 = a3.length; _2 < p2; ) a3[y2 = _2 + p2 >> 1] < o3.__i ? _2 = y2 + 1 : p2 = y2;
      a3[_2] = o3.__i, s2[f3] = _2 + 1;
    }
    for (_2 = a3.length; f3--; ) s2[f3] && (s2[f3] == _2 ? _2-- : k[f3].__u |= 4);
  }
  if (d2) for (f3 = 0; f3 < v2; f3++) !(e2 = r2[f3]) || 2 & e2.__u || (e2.__e == u2 && (u2 = S(e2)), J(e2, e2));
  return u2;
}
function A(n2, t2, r2, u2) {
  var i2, f3, o3, e2;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i2 = n2.__k) for (f3 = 0; f3 < i2.length; f3++) i2[f3] && (i2[f3].__ = n2, t2 = A(i2[f3], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o3 = n2.__e, e2 = t2; e2 && 8 == e2.nodeType; ) e2 = e2.nextSibling;
  for (o3 != e2 && (!u2 && r2.moveBefore && o3.parentNode ? r2.moveBefore(o3, t2) : r2.insertBefore(o3, t2 || null)), t2 = o3; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u2) {
  var i2, f3 = n2.key, o3 = n2.type, e2 = t2[r2], l2 = e2 && !(2 & e2.__u);
  if (null === e2 && null == f3 || l2 && f3 == e2.key && o3 == e2.type) return r2;
  if (u2 > (l2 ? 1 : 0)) {
    for (i2 = r2 - 1; i2 >= 0; i2--) if ((e2 = t2[i2]) && !(2 & e2.__u) && f3 == e2.key && o3 == e2.type) return i2;
    for (i2 = r2 + 1; i2 < t2.length; i2++) if ((e2 = t2[i2]) && !(2 & e2.__u) && f3 == e2.key && o3 == e2.type) return i2;
  }
  return -1;
}
function T(n2, t2, r2) {
  null == r2 && (r2 = ""), "-" == t2[0] ? n2.setProperty(t2, r2) : n2[t2] = r2;
}
function N(n2, t2, r2, u2, i2) {
  var f3, o3;
  if ("style" == t2) if ("string" == typeof r2) n2.style.cssText = r2;
  else {
    if ("string" == typeof u2 && (n2.style.cssText = u2 = ""), u2) for (t2 in u2) r2 && t2 in r2 || T(n2.style, t2);
    if (r2) for (t2 in r2) u2 && r2[t2] == u2[t2] || T(n2.style, t2, r2[t2]);
  }
  else if ("o" == t2[0] && "n" == t2[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u2 && (u2 = null), (n2.__e || (n2.__e = {}))[t2] = r2, r2 && u2 || (o3 = a[t2] || (a[t2] = V(t2)), (n2.__a || (n2.__a = {}))[t2] = c, f3 = t2 != (t2 = t2.replace(l, "$1")), (t2 = t2.slice(2))[0] < "a" && (t2 = t2.toLowerCase()), r2 ? n2.addEventListener(t2, o3, f3) : n2.removeEventListener(t2, o3, f3));
  else {
    if ("http://www.w3.org/2000/svg" == i2) t2 = t2.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t2 && "height" != t2 && "href" != t2 && "list" != t2 && "form" != t2 && "tabIndex" != t2 && "download" != t2 && "rowSpan" != t2 && "colSpan" != t2 && "role" != t2 && "popover" != t2 && t2 in n2) try {
      return void (n2[t2] = null == r2 ? "" : r2);
    } catch (n3) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t2[4] ? n2.removeAttribute(t2) : n2.setAttribute(t2, "popover" == t2 && 1 == r2 ? "" : r2);
  }
}
function V(t2) {
  return function(r2) {
    var u2 = this.__e;
    if (u2) {
      if (u2 = u2[t2], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t2]) return;
      return u2(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t2, r2, u2, i2, f3, o3, e2, l2, c2, a3) {
  var s2, p2, v2, d2, k, b, m2, M, C2, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u2.__u && (c2 = 32 & u2.__u, s2 = u2.__c.__z) && (r2.__u |= c2, p2 = o3 = [], 8 == s2.nodeType ? l2 = B(s2, o3) : o3.push(s2), l2 = o3[0] || l2), (s2 = n.__b) && s2(r2);
  n: if ("function" == typeof V2) {
    v2 = e2.length;
    try {
      if (M = r2.props, C2 = (s2 = V2.prototype) && s2.render, j2 = (s2 = V2.contextType) && i2[s2.__c], L2 = s2 ? j2 ? j2.props.value : s2.__ : i2, (d2 = u2.__c) ? (r2.__c = d2, 2 & d2.__g && (d2.__g |= 1)) : (C2 ? r2.__c = d2 = new V2(M, L2) : (r2.__c = d2 = new x(M, L2), d2.constructor = V2, d2.render = K), j2 && j2.sub(d2), d2.state || (d2.state = {}), d2.__n = i2, d2.__g |= 8, d2.__h = [], d2.__k = []), C2 && (d2.__s || (d2.__s = d2.state), V2.getDerivedStateFromProps && (d2.__s == d2.state && (d2.__s = _({}, d2.__s)), _(d2.__s, V2.getDerivedStateFromProps(M, d2.__s)))), k = d2.props, b = d2.state, d2.__v = r2, u2.__c) {
        if (M !== k && C2 && !V2.getDerivedStateFromProps && d2.componentWillReceiveProps && d2.componentWillReceiveProps(M, L2), r2.__v == u2.__v && !(8 & d2.__g) || !(4 & d2.__g) && d2.shouldComponentUpdate && false === d2.shouldComponentUpdate(M, d2.__s, L2)) {
          r2.__v != u2.__v && (d2.props = M, d2.state = d2.__s, d2.__g &= -9), r2.__e = u2.__e, r2.__k = u2.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d2.__h, d2.__k), d2.__k = [], d2.__h.length && e2.push(d2), l2 = S(u2);
          break n;
        }
        d2.componentWillUpdate && d2.componentWillUpdate(M, d2.__s, L2), C2 && d2.componentDidUpdate && d2.__h.push(function() {
          d2.componentDidUpdate(k, b, m2);
        });
      } else C2 && !V2.getDerivedStateFromProps && d2.componentWillMount && d2.componentWillMount(), C2 && d2.componentDidMount && d2.__h.push(d2.componentDidMount);
      d2.context = L2, d2.props = M, d2.__P = t2, d2.__g &= -5, H2 = n.__r, q2 = C2 ? 25 : 0;
      do {
        d2.__g &= -9, H2 && H2(r2), s2 = d2.render(d2.props, d2.state = d2.__s, d2.context);
      } while (8 & d2.__g && ++q2 < 25);
      C2 && (y.push.apply(d2.__h, d2.__k), d2.__k = []), d2.state = d2.__s, d2.getChildContext && (i2 = _({}, i2, d2.getChildContext())), C2 && u2.__c && d2.getSnapshotBeforeUpdate && (m2 = d2.getSnapshotBeforeUpdate(k, b)), A2 = s2 && s2.type === $ && null == s2.key ? s2.props.children : s2, M.__P && (s2 = l2, f3 = (t2 = M.__P).namespaceURI, c2 = o3 = null, u2.props && u2.props.__P != t2 && (u2.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u2.__k = null), l2 = u2.__k ? S(u2, 0) : null), l2 = I(t2, w(A2) ? A2 : [A2], r2, u2, i2, f3, o3, e2, l2, c2, a3), M.__P && (r2.__e = null, l2 = s2), r2.__u &= -161, p2 && p2.some(g), d2.__h.length && e2.push(d2), 1 & d2.__g && (d2.__g &= -4);
    } catch (t3) {
      if (e2.length = v2, r2.__v = null, c2 || o3) if (t3 && t3.then) {
        if (r2.__u |= 128 | c2, o3) {
          for (~(T2 = o3.indexOf(l2 || void 0)) || (T2 = o3.length); (N2 = o3[T2 - 1]) && 8 == N2.nodeType; ) T2--;
          for (; T2 < o3.length; T2++) if (N2 = o3[T2]) if (o3[T2] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l2 && 8 == l2.nodeType && l2.nextSibling; ) l2 = l2.nextSibling;
          O = l2;
        }
        (s2 = B(O = r2.__c.__z || (r2.__c.__z = O))) ? (r2.__e = O, l2 = s2) : r2.__e = l2, l2 = l2 && l2.nextSibling;
      } else o3 && o3.some(g);
      else r2.__e = u2.__e;
      r2.__k || (r2.__k = u2.__k || []), t3 && t3.then || D(r2), n.__e(t3, r2, u2);
    }
  } else l2 = r2.__e = F(u2.__e, r2, u2, i2, f3, o3, e2, c2, a3, t2);
  return (s2 = n.diffed) && s2(r2), l2;
}
function B(n2, t2) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r2 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r2++;
      else if (n2.data.startsWith("/$s") && !--r2) return n2;
    }
    t2 && t2.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t2, r2, u2) {
  for (var i2 = 0; i2 < u2.length; ) G(u2[i2++], u2[i2++], u2[i2++]);
  n.__c && n.__c(r2, t2), t2.some(function(r3) {
    try {
      t2 = r3.__h, r3.__h = [], t2.some(function(n2) {
        n2.call(r3);
      });
    } catch (t3) {
      n.__e(t3, r3.__v);
    }
  });
}
function F(t2, r2, u2, i2, f3, o3, e2, l2, c2, a3) {
  var s2, h2, y2, _2, k, b, m2, M, $2 = u2.props || p, x2 = r2.props, C2 = r2.type;
  if ("svg" == C2 ? f3 = "http://www.w3.org/2000/svg" : "math" == C2 ? f3 = "http://www.w3.org/1998/Math/MathML" : f3 || (f3 = "http://www.w3.org/1999/xhtml"), o3) {
    for (s2 = 0; s2 < o3.length; s2++) if ((k = o3[s2]) && (C2 ? k.localName == C2 : 3 == k.nodeType)) {
      t2 = k, o3[s2] = null;
      break;
    }
  }
  if (!t2) {
    if (M = a3.ownerDocument || document, !C2) return M.createTextNode(x2);
    t2 = M.createElementNS(f3, C2, x2.is ? x2 : a3), l2 && (n.__m && n.__m(r2, o3), l2 = false), o3 = null;
  }
  if (C2) {
    if (a3 = "template" == C2 && t2.content || t2, o3 = "textarea" == C2 && null != x2.defaultValue ? null : o3 && d.call(a3.childNodes), !l2 && o3) for ($2 = {}, s2 = 0; s2 < t2.attributes.length; s2++) $2[(k = t2.attributes[s2]).name] = k.value;
    for (s2 in $2) k = $2[s2], "dangerouslySetInnerHTML" == s2 ? y2 = k : "children" == s2 || s2 in x2 || "value" == s2 && "defaultValue" in x2 || "checked" == s2 && "defaultChecked" in x2 || N(t2, s2, null, k, f3);
    for (s2 in x2) k = x2[s2], "children" == s2 ? _2 = k : "dangerouslySetInnerHTML" == s2 ? h2 = k : "value" == s2 ? b = k : "checked" == s2 ? m2 = k : l2 && "function" != typeof k || $2[s2] === k || N(t2, s2, k, $2[s2], f3);
    h2 ? (l2 || y2 && (h2.__html == y2.__html || h2.__html == t2.innerHTML) || (t2.innerHTML = h2.__html), r2.__k = []) : (y2 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f3 && v.test(C2)) && (f3 = "http://www.w3.org/1999/xhtml"), I(a3, w(_2) ? _2 : [_2], r2, u2, i2, f3, o3, e2, o3 ? o3[0] : u2.__k && S(u2, 0), l2, c2), o3 && o3.some(g)), l2 && "textarea" != C2 || (s2 = "value", "progress" == C2 && null == b ? t2.removeAttribute(s2) : null == b || b === t2[s2] && ("progress" != C2 || b) || N(t2, s2, b, $2[s2], f3), s2 = "checked", null != m2 && m2 != t2[s2] && N(t2, s2, m2, $2[s2], f3));
  } else $2 === x2 || l2 && t2.data == x2 || (t2.data = x2);
  return t2;
}
function G(t2, r2, u2, i2) {
  try {
    "function" == typeof t2 ? r2 ? r2.__x = t2(r2) || 1 : i2 && (i2 = i2.__c || i2.__e) && (r2 = i2.__x) && (i2.__x = null, "function" == typeof r2 ? r2() : t2(null)) : t2.current = r2;
  } catch (t3) {
    n.__e(t3, u2);
  }
}
function J(t2, r2, u2) {
  var i2, f3, o3, e2;
  if (n.unmount && n.unmount(t2), !(i2 = t2.ref) || i2.current && i2.current != t2.__e || G(i2, null, r2, t2), i2 = t2.__c) {
    if (i2.componentWillUnmount) try {
      i2.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i2.__P = i2.__n = null;
  }
  if (i2 = t2.__k) for (e2 = 0; e2 < i2.length; e2++) i2[e2] && J(i2[e2], r2, "function" != typeof t2.type || u2 && !t2.props.__P);
  !u2 && (i2 = t2.__c) && (i2 = i2.__z) && (f3 = B(i2, o3 = [])) && (i2 == t2.__e && o3.some(g), g(f3), g(i2)), u2 || g(t2.__e), t2.__e = t2.__c = t2.__ = null;
}
function K(n2, t2, r2) {
  return this.constructor(n2, r2);
}
function Q(t2, r2) {
  var u2, i2, f3, o3;
  n.__ && n.__(t2, r2), 9 == r2.nodeType && (r2 = r2.documentElement), i2 = (u2 = t2 && 32 & t2.__u) ? null : r2.__k, r2.__k = m($, { children: [t2] }), f3 = [], o3 = [], z(r2, r2.__k, i2 || p, p, r2.namespaceURI, i2 ? null : r2.firstChild ? d.call(r2.childNodes) : null, f3, i2 ? i2.__e : r2.firstChild, u2, o3), E(f3, r2.__k, o3), r2.__k.props.children = null;
}
n = { __e: function(n2, t2, r2, u2) {
  for (var i2, o3, e2; t2 = t2.__; ) if ((i2 = t2.__c) && !(1 & i2.__g)) {
    i2.__g |= 4;
    try {
      if ((e2 = (o3 = i2.constructor) && o3.getDerivedStateFromError) && i2.setState(o3.getDerivedStateFromError(n2)), i2.componentDidCatch && (i2.componentDidCatch(n2, u2 || {}), e2 = 1), e2 && 8 & i2.__g) return void (i2.__g |= 2);
    } catch (t3) {
      n2 = t3;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h;
}, x.prototype.setState = function(n2, t2) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r2), this.props)), n2 && (_(r2, n2), this.__v && (t2 && this.__k.push(t2), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t2) {
  return n2.__v.__b - t2.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// src/cards/code.ts
var SUITS = ["S", "H", "D", "C"];
var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
var GLYPH = { S: "♠", H: "♥", D: "♦", C: "♣" };
var DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
function rankOf(code) {
  return code[0];
}
function suitOf(code) {
  return code[1];
}
var WRITTEN = /(10|[A2-9JQK])([♠♥♦♣])/;
function cutCards(text) {
  const parts = [];
  let rest = text;
  for (let hit = WRITTEN.exec(rest); hit; hit = WRITTEN.exec(rest)) {
    if (hit.index > 0) parts.push({ text: rest.slice(0, hit.index), code: null });
    const suit = SUITS.find((s2) => GLYPH[s2] === hit[2]) ?? "S";
    parts.push({ text: hit[0], code: (hit[1] === "10" ? "T" : hit[1]) + suit });
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest) parts.push({ text: rest, code: null });
  return parts;
}

// ../../../../main/gin_widgets/frontend/node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var f2 = /* @__PURE__ */ Symbol.for("pv");
var o2 = 0;
function a2(t2, e2, n2, u2, a3, i2) {
  e2 || (e2 = {});
  var c2, l2, p2 = e2;
  if ("ref" in p2 && "function" != typeof t2) for (l2 in p2 = {}, e2) "ref" == l2 ? c2 = e2[l2] : p2[l2] = e2[l2];
  var s2 = { type: t2, props: p2, key: n2, ref: c2, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: f2, __v: --o2, __i: -1, __u: 0 };
  return (a3 || i2) && (s2.__source = a3, s2.__self = i2), n.vnode && n.vnode(s2), s2;
}

// src/cards/courts.tsx
var FRAME = { x: 24, y: 10, width: 52, height: 120 };
var FACE = "var(--card)";
var LINE = { stroke: "currentColor", "stroke-width": 1.5, "stroke-linejoin": "round" };
function Eyes({ y: y2 }) {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("circle", { cx: "46", cy: y2, r: "1.3" }),
    /* @__PURE__ */ a2("circle", { cx: "54", cy: y2, r: "1.3" })
  ] });
}
function King() {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("path", { d: "M24.8 70V62c2-7 10-11 17-12h16c7 1 15 5 17 12v8z" }),
    /* @__PURE__ */ a2("path", { d: "M38 49c3 9 6 14 12 21 6-7 9-12 12-21z", fill: FACE }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M29 59c4-6 9-8 13-9 1 8 4 12 8 16 4-4 7-8 8-16 4 1 9 3 13 9l-4 5c-5-3-9-4-11-4-2 4-4 7-6 10-2-3-4-6-6-10-2 0-6 1-11 4z",
        fill: FACE,
        ...LINE
      }
    ),
    /* @__PURE__ */ a2("circle", { cx: "36.5", cy: "57", r: "1.2" }),
    /* @__PURE__ */ a2("circle", { cx: "63.5", cy: "57", r: "1.2" }),
    /* @__PURE__ */ a2("circle", { cx: "44.5", cy: "60.5", r: "1.2" }),
    /* @__PURE__ */ a2("circle", { cx: "55.5", cy: "60.5", r: "1.2" }),
    /* @__PURE__ */ a2("path", { d: "M38 28c-5 8-5 15-1 21l5-3V29zM62 28c5 8 5 15 1 21l-5-3V29z", "fill-opacity": ".42" }),
    /* @__PURE__ */ a2("path", { d: "M40 28h20v13c0 9-4 13-10 13s-10-4-10-13z", fill: FACE, ...LINE }),
    /* @__PURE__ */ a2("path", { d: "M39.4 38c1 5 4 5 6 4 3-2 6-2 9 0 2 1 5 1 6-4 1 10-1 20-10.4 23-9.4-3-11.6-13-10.6-23z" }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M47 46.5q3 1.6 6 0",
        fill: "none",
        stroke: FACE,
        "stroke-width": "1.5",
        "stroke-linecap": "round"
      }
    ),
    /* @__PURE__ */ a2(Eyes, { y: 36 }),
    /* @__PURE__ */ a2("path", { d: "M36.5 30 33.5 15.5 42 21.5 50 12.5 58 21.5 66.5 15.5 63.5 30z" }),
    /* @__PURE__ */ a2("circle", { cx: "33.5", cy: "15", r: "2" }),
    /* @__PURE__ */ a2("circle", { cx: "66.5", cy: "15", r: "2" }),
    /* @__PURE__ */ a2("circle", { cx: "50", cy: "12.5", r: "2.2" }),
    /* @__PURE__ */ a2("path", { d: "M38 26h24", stroke: FACE, "stroke-width": "2.2", "stroke-dasharray": "2.2 2.2" })
  ] });
}
function Queen() {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("path", { d: "M50 21c-14 0-18 11-17.5 23C33 54 30 62 27 70h46c-3-8-6-16-5.5-26C68 32 64 21 50 21z" }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M38.5 27c-3 7-2.5 17-1 24-1 7-3 13-5 19h5c2-8 3.5-14 3.5-19-2-8-2.5-16-1-23z",
        fill: FACE,
        "fill-opacity": ".35"
      }
    ),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M61.5 27c3 7 2.5 17 1 24 1 7 3 13 5 19h-5c-2-8-3.5-14-3.5-19 2-8 2.5-16 1-23z",
        fill: FACE,
        "fill-opacity": ".35"
      }
    ),
    /* @__PURE__ */ a2("path", { d: "M37 70c1-9 4-14 9-15.5V47h8v7.5c5 1.5 8 6.5 9 15.5z", fill: FACE }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M37 70c.5-6 2-10 4.5-12.5C44 62 47 64 50 64s6-2 8.5-6.5C61 60 62.5 64 63 70z",
        "fill-opacity": ".42"
      }
    ),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M43 56c2 3.6 4.5 5 7 5s5-1.4 7-5",
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "2",
        "stroke-dasharray": "0 3.1",
        "stroke-linecap": "round"
      }
    ),
    /* @__PURE__ */ a2("ellipse", { cx: "50", cy: "39", rx: "9.6", ry: "11.5", fill: FACE, ...LINE }),
    /* @__PURE__ */ a2("path", { d: "M40 38c1-7 5-9 10-10 5 1 9 3 10 10 1-8-2-13-10-13s-11 5-10 13z" }),
    /* @__PURE__ */ a2(Eyes, { y: 38.5 }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M47.8 45q2.2 1.7 4.4 0",
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "1.6",
        "stroke-linecap": "round"
      }
    ),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M36.5 27 34 16l7.5 5.5L45 13.5l5 7 5-7 3.5 8L66 16l-2.5 11c-8-3.6-19-3.6-27 0z",
        stroke: FACE,
        "stroke-width": "1.2",
        "stroke-linejoin": "round"
      }
    ),
    /* @__PURE__ */ a2("circle", { cx: "34", cy: "15.5", r: "1.9" }),
    /* @__PURE__ */ a2("circle", { cx: "45", cy: "13.2", r: "1.9" }),
    /* @__PURE__ */ a2("circle", { cx: "55", cy: "13.2", r: "1.9" }),
    /* @__PURE__ */ a2("circle", { cx: "66", cy: "15.5", r: "1.9" })
  ] });
}
function Jack() {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("path", { d: "M25 70c1-9 8-15 17-17h16c9 2 16 8 17 17z" }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M38.5 56 36 70M61.5 56 64 70M45.5 57 45 70M54.5 57 55 70",
        fill: "none",
        stroke: FACE,
        "stroke-width": "1.8"
      }
    ),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M37 27c-2 7-3 16-5 22 4 3 8 3 11 0V28zM63 27c2 7 3 16 5 22-4 3-8 3-11 0V28z",
        "fill-opacity": ".42"
      }
    ),
    /* @__PURE__ */ a2("path", { d: "M46 46h8v9h-8z", fill: FACE }),
    /* @__PURE__ */ a2("path", { d: "M41 27h18v12c0 8-4 12.5-9 12.5S41 47 41 39z", fill: FACE, ...LINE }),
    /* @__PURE__ */ a2("path", { d: "M41 30c5 3 12 3 18 0v-4H41z" }),
    /* @__PURE__ */ a2(Eyes, { y: 37.5 }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M47.5 44.5q2.5 1.5 5 0",
        fill: "none",
        stroke: "currentColor",
        "stroke-width": "1.5",
        "stroke-linecap": "round"
      }
    ),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M36 55.5c2-4 4-4 6-1 2-3.5 4-3.5 5.3 0 1.3-3.5 4-3.5 5.4 0 1.3-3.5 3.3-3.5 5.3 0 2-3 4-3 6 1-3 4.5-8 6.5-14 6.5s-11-2-14-6.5z",
        fill: FACE,
        ...LINE
      }
    ),
    /* @__PURE__ */ a2("path", { d: "M33.5 28.5c-1-9 6-15.5 17-15.5 9 0 15.5 5 16 15.5-9-3-24-3-33 0z" }),
    /* @__PURE__ */ a2("path", { d: "M35 26c9-3.2 21-3.2 30 0", fill: "none", stroke: FACE, "stroke-width": "1.7" }),
    /* @__PURE__ */ a2("path", { d: "M57 24c0-8 6-13.5 17-12.5C74 21 67.5 26.5 57 24z", fill: FACE, ...LINE }),
    /* @__PURE__ */ a2("path", { d: "M58 23.5c4-5 8-8 13-9.5", fill: "none", ...LINE })
  ] });
}
var COURTS = { J: Jack, Q: Queen, K: King };

// src/cards/indices.ts
var PEN = 5.2;
var INDEX = {
  A: ["M1 28 9.5 1h2L20 28M4.5 19.5h12", 21],
  "2": ["M1.5 8.5C2 3.5 5 1 9.5 1c5 0 8.5 3 8.5 7.5C18 15 2 20 1.5 26.5H19", 20],
  "3": [
    "M1.5 6C3 2.5 6 1 9.5 1c5 0 8 2.7 8 6.3S14.5 13.5 9 13.5c6 0 9.5 3 9.5 6.7 0 4.3-3.5 7.3-9 7.3-4 0-7-1.7-8.5-5",
    20
  ],
  "4": ["M14 28V1h-1L1 19.5v1h18.5", 20],
  "5": [
    "M17 1.5H4L2.5 13.5C4.5 12 7 11 9.5 11c5.3 0 9 3.3 9 8s-3.7 8.5-9 8.5c-4 0-7-1.8-8.5-5",
    20
  ],
  "6": [
    "M16.5 3C15 1.7 13 1 10.7 1 4.7 1 1.5 6.5 1.5 15.5c0 7.5 3 12 8.5 12 5 0 8.5-3.4 8.5-8.4S15 11 10 11c-5 0-8.3 3.2-8.5 7",
    20
  ],
  "7": ["M1 1.5h17.5C13 9 8.5 17.5 8 28", 20],
  "8": [
    "M10 13.3c-4.5 0-7.3-2.5-7.3-6.1S5.5 1 10 1s7.3 2.6 7.3 6.2-2.8 6.1-7.3 6.1c-5 0-8.5 2.9-8.5 7.1s3.5 7.1 8.5 7.1 8.5-2.9 8.5-7.1-3.5-7.1-8.5-7.1z",
    20
  ],
  "9": [
    "M3.5 25.5c1.5 1.3 3.5 2 5.8 2 6 0 9.2-5.5 9.2-14.5C18.5 5.5 15.5 1 10 1 5 1 1.5 4.4 1.5 9.4s3.5 8.1 8.5 8.1c5 0 8.3-3.2 8.5-7",
    20
  ],
  T: [
    "M.5 6.5 5 1v27M18 1c-4.4 0-6.8 5-6.8 13.25s2.4 13.25 6.8 13.25 6.8-5 6.8-13.25S22.4 1 18 1z",
    25
  ],
  J: ["M14 1v18.5c0 5.5-2.3 8-6.3 8-3.7 0-6-2-6.7-6", 16],
  Q: [
    "M10.5 1C4.7 1 1.5 6 1.5 14.250s3.2 13.250 9 13.250 9-5 9-13.250S16.3 1 10.5 1zM11.5 19.5l9 9",
    21
  ],
  K: ["M2.5 0v28M18.5 0 3 17M8.5 11.5 20 28", 21]
};

// src/cards/pips.ts
var LEFT = 37;
var MIDDLE = 50;
var RIGHT = 63;
var TOP = 29;
var BOTTOM = 111;
var pair = (y2) => [
  [LEFT, y2],
  [RIGHT, y2]
];
var one = (y2) => [[MIDDLE, y2]];
var corners = [...pair(TOP), ...pair(BOTTOM)];
var six = [...corners, ...pair(70)];
var eightRows = [...corners, ...pair(56.5), ...pair(83.5)];
var PIPS = {
  A: one(70),
  "2": [...one(TOP), ...one(BOTTOM)],
  "3": [...one(TOP), ...one(70), ...one(BOTTOM)],
  "4": corners,
  "5": [...corners, ...one(70)],
  "6": six,
  "7": [...six, ...one(49.5)],
  "8": [...six, ...one(49.5), ...one(90.5)],
  "9": [...eightRows, ...one(70)],
  T: [...eightRows, ...one(43), ...one(97)]
};

// src/cards/suits.ts
var OUTLINE = {
  S: "M50 8C62 29 90 43 90 65c0 14-10 21-20 21-7 0-13-4-16-9 1 8 4 13 11 17H35c7-4 10-9 11-17-3 5-9 9-16 9-10 0-20-7-20-21 0-22 28-36 40-57z",
  H: "M50 92C40 77 8 58 8 33 8 19 18 10 29 10c9 0 17 5 21 14 4-9 12-14 21-14 11 0 21 9 21 23 0 25-32 44-42 59z",
  D: "M50 5c10 18 22 32 37 45-15 13-27 27-37 45C40 77 28 63 13 50 28 37 40 23 50 5z",
  C: "M50 7c12 0 21 9 21 21 0 6-2 11-6 15 3-2 6-3 10-3 12 0 20 9 20 21s-9 21-21 21c-8 0-14-4-18-11 0 11 3 18 10 23H34c7-5 10-12 10-23-4 7-10 11-18 11C14 82 5 73 5 61s8-21 20-21c4 0 7 1 10 3-4-4-6-9-6-15C29 16 38 7 50 7z"
};

// src/cards/card.tsx
var TURNED = "rotate(180 50 70)";
function CardDefs({ id }) {
  return /* @__PURE__ */ a2("svg", { class: "defs", width: "0", height: "0", "aria-hidden": "true", focusable: "false", children: /* @__PURE__ */ a2("defs", { children: [
    SUITS.map((suit) => /* @__PURE__ */ a2("path", { id: `${id}-${suit}`, d: OUTLINE[suit] }, suit)),
    Object.entries(COURTS).map(([rank, Court]) => /* @__PURE__ */ a2("g", { id: `${id}-${rank}`, children: /* @__PURE__ */ a2(Court, {}) }, rank))
  ] }) });
}
function Pip({ id, suit, x: x2, y: y2, size }) {
  const k = size / 100;
  const turn = y2 > 70 ? "rotate(180) " : "";
  return /* @__PURE__ */ a2(
    "use",
    {
      href: `#${id}-${suit}`,
      transform: `translate(${x2} ${y2}) ${turn}scale(${k}) translate(-50 -50)`
    }
  );
}
function Index({ code, x: x2, y: y2, size }) {
  const [path, width] = INDEX[rankOf(code)];
  const k = size / 28;
  return /* @__PURE__ */ a2(
    "path",
    {
      class: "index",
      d: path,
      transform: `translate(${x2 - width * k / 2} ${y2}) scale(${k})`,
      "stroke-width": PEN
    }
  );
}
function Corner({ id, code }) {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(Index, { code, x: 14, y: 8, size: 22 }),
    /* @__PURE__ */ a2(Pip, { id, suit: suitOf(code), x: 14, y: 43, size: 17 })
  ] });
}
function CourtPicture({ id, code }) {
  const half = /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("use", { href: `#${id}-${rankOf(code)}` }),
    /* @__PURE__ */ a2(Pip, { id, suit: suitOf(code), x: 28.9, y: 25, size: 8 })
  ] });
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("rect", { ...FRAME, rx: "5", "fill-opacity": ".09" }),
    half,
    /* @__PURE__ */ a2("g", { transform: TURNED, children: half }),
    /* @__PURE__ */ a2("rect", { x: "24", y: "66.5", width: "52", height: "7" }),
    /* @__PURE__ */ a2(
      "path",
      {
        d: "M29 70l3-2.5 3 2.5-3 2.5zM41 70l3-2.5 3 2.5-3 2.5zM53 70l3-2.5 3 2.5-3 2.5zM65 70l3-2.5 3 2.5-3 2.5z",
        fill: "var(--card)"
      }
    ),
    /* @__PURE__ */ a2("rect", { ...FRAME, rx: "5", fill: "none", stroke: "currentColor", "stroke-width": "1.4" })
  ] });
}
function Card({ id, code, small = false }) {
  const suit = suitOf(code);
  const pips = PIPS[rankOf(code)];
  const size = rankOf(code) === "A" ? 56 : 21;
  return /* @__PURE__ */ a2(
    "svg",
    {
      class: `card suit-${suit}${small ? " small" : ""}`,
      viewBox: "0 0 100 140",
      "aria-hidden": "true",
      focusable: "false",
      children: [
        /* @__PURE__ */ a2("rect", { class: "paper", x: "1", y: "1", width: "98", height: "138", rx: "9" }),
        /* @__PURE__ */ a2("g", { class: "full", fill: "currentColor", children: [
          /* @__PURE__ */ a2(Corner, { id, code }),
          /* @__PURE__ */ a2("g", { transform: TURNED, children: /* @__PURE__ */ a2(Corner, { id, code }) }),
          /* @__PURE__ */ a2("g", { class: "picture", children: pips ? pips.map(([x2, y2]) => /* @__PURE__ */ a2(Pip, { id, suit, x: x2, y: y2, size }, `${x2} ${y2}`)) : /* @__PURE__ */ a2(CourtPicture, { id, code }) })
        ] }),
        /* @__PURE__ */ a2("g", { class: "mini", fill: "currentColor", children: [
          /* @__PURE__ */ a2(Index, { code, x: rankOf(code) === "T" ? 33 : 28, y: 11, size: 43 }),
          /* @__PURE__ */ a2(Pip, { id, suit, x: 28, y: 69.9, size: 28 }),
          pips ? /* @__PURE__ */ a2("use", { href: `#${id}-${suit}`, transform: "translate(64 98) scale(.6) translate(-50 -50)" }) : /* @__PURE__ */ a2("use", { href: `#${id}-${rankOf(code)}`, transform: "translate(25.5 70) scale(.94)" })
        ] })
      ]
    }
  );
}

// src/lib/theme.ts
function followTheme(apply) {
  const body = document.body;
  const system = window.matchMedia?.("(prefers-color-scheme: dark)");
  const read = () => {
    const notebook = body.dataset.jpThemeLight;
    const dark = notebook === void 0 ? system?.matches ?? false : notebook === "false";
    apply(dark ? "dark" : "light");
  };
  const watch = new MutationObserver(read);
  watch.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  system?.addEventListener("change", read);
  read();
  return () => {
    watch.disconnect();
    system?.removeEventListener("change", read);
  };
}

// src/lib/typeahead.ts
var PATIENCE = 1e3;
var TypeAhead = class {
  rank = "";
  until = 0;
  /** Undefined when the key is none of ours, null when no card fits, else the code to go to. */
  press(key, time, codes, from) {
    const typed = key.toUpperCase();
    const open = time < this.until ? this.rank : "";
    if (open === "1" && typed === "0") return this.look("T", time, codes, from);
    if (open && SUITS.some((suit) => suit === typed)) {
      this.until = 0;
      return codes.find((c2) => rankOf(c2) === open && suitOf(c2) === typed) ?? null;
    }
    if (typed === "1" || RANKS.some((rank) => rank === typed)) {
      return this.look(typed, time, codes, from);
    }
    return void 0;
  }
  look(rank, time, codes, from) {
    this.rank = rank;
    this.until = time + PATIENCE;
    const start = codes.indexOf(from ?? "") + 1;
    const round = [...codes.slice(start), ...codes.slice(0, start)];
    return round.find((code) => rankOf(code) === rank) ?? null;
  }
};

// src/lib/said.tsx
function Said({ text, word }) {
  return cutCards(text).map(
    (part, i2) => part.code === null ? part.text : /* @__PURE__ */ a2("span", { children: [
      /* @__PURE__ */ a2("span", { class: `glyph suit-${suitOf(part.code)}`, "aria-hidden": "true", children: part.text }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: word(`card.${part.code}`) })
    ] }, i2)
  );
}

// src/views/view.ts
var QUIET = { "data-lm-suppress-shortcuts": "true" };

// src/views/cardbox.tsx
function CardBox(props) {
  const { view, groups, label, keys, many } = props;
  const cards = groups.flatMap((group) => group.cards);
  const at = Math.min(props.at, cards.length - 1);
  let place = 0;
  return /* @__PURE__ */ a2(
    "div",
    {
      class: "hand",
      role: "listbox",
      ...QUIET,
      "aria-label": label,
      "aria-describedby": keys,
      "aria-multiselectable": many ? "true" : void 0,
      tabIndex: -1,
      onKeyDown: (event) => boxKey(event, props, cards, at),
      children: groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
        /* @__PURE__ */ a2("div", { class: `meld ${group.kind}`, role: "group", "aria-label": group.name, children: [
          /* @__PURE__ */ a2("p", { class: "caption", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: group.caption, word: view.word }) }),
          /* @__PURE__ */ a2("div", { class: "fan", role: "presentation", children: group.cards.map((card) => {
            const own = place++;
            return /* @__PURE__ */ a2(
              Slot,
              {
                card,
                view,
                own,
                stop: own === at,
                onMove: props.onMove,
                onPick: () => press(props, card, group.key),
                onEnter: props.onEnter
              },
              card.code
            );
          }) })
        ] }, group.key)
      ))
    }
  );
}
function press(props, card, group) {
  if (card.still) props.onStill?.(card.code);
  else props.onPick(card.code, group);
}
function Slot({ card, view, own, stop, onMove, onPick, onEnter }) {
  const marks = [
    card.selected && "selected",
    card.still && "still",
    card.ringed && "ringed",
    card.shared && "shared"
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    /* @__PURE__ */ a2(
      "div",
      {
        class: ["slot", ...marks].join(" "),
        role: "option",
        ...QUIET,
        "aria-selected": card.selected,
        "aria-disabled": card.still ? "true" : void 0,
        "aria-label": card.name,
        "data-code": card.code,
        tabIndex: stop ? 0 : -1,
        onFocus: () => {
          if (!stop) onMove(own);
        },
        onClick: (event) => {
          if (event.detail < 2) onPick();
        },
        onDblClick: () => {
          if (!card.still) onEnter?.(card.code);
        },
        children: [
          /* @__PURE__ */ a2(Card, { id: view.id, code: card.code }),
          card.tag && /* @__PURE__ */ a2("span", { class: "tag", "aria-hidden": "true", children: card.tag })
        ]
      }
    )
  );
}
function boxKey(event, props, cards, at) {
  const here = cards[at];
  const group = props.groups.find((each) => here && each.cards.includes(here));
  if (!here || !group) return;
  if (props.onKey?.(event, here.code)) {
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const step = (to) => props.onMove(Math.min(Math.max(to, 0), cards.length - 1));
  switch (event.key) {
    case "ArrowLeft":
      step(at - 1);
      break;
    case "ArrowRight":
      step(at + 1);
      break;
    case "Home":
      step(0);
      break;
    case "End":
      step(cards.length - 1);
      break;
    case " ":
      press(props, here, group.key);
      break;
    case "Enter":
      if (!event.repeat && !here.still) props.onEnter?.(here.code);
      break;
    default: {
      const codes = cards.map(({ code }) => code);
      const found = props.typed.press(event.key, event.timeStamp, codes, here.code);
      if (found === void 0) return;
      if (found !== null) props.onMove(codes.indexOf(found));
    }
  }
  event.preventDefault();
}

// src/words.ts
var LABELS = [
  "table",
  "board",
  "title",
  "your_hand",
  "actions",
  "tools",
  "replay",
  "moment_of",
  "step_back",
  "step_on",
  "look_here",
  "copy_code",
  "copied",
  "select_code",
  "game_code",
  "resume",
  "resume_yes",
  "resume_no",
  "retry",
  "still_lost",
  "rerun",
  "review",
  "hint",
  "taught_in",
  "graded",
  "why",
  "log",
  "score",
  "command",
  "command_hint",
  "upcard",
  "limit",
  "stock",
  "stock_left",
  "pile",
  "pile_top",
  "pile_empty",
  "earlier",
  "deadwood",
  "need",
  "laid_off",
  "back",
  "send",
  "waiting",
  "lost",
  "again",
  "keys",
  "total",
  "more_ways"
];
var WORD_KEYS = [
  ...LABELS,
  ...DECK.map((code) => `card.${code}`)
];
function wording(words) {
  return (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

// src/hand/hold.ts
var Hold = class {
  constructor(model, word, hooks) {
    this.word = word;
    this.hooks = hooks;
    this.mode = model.mode;
    this.order = model.order;
    this.chosen = model.chosen;
    this.label = model.label;
  }
  word;
  hooks;
  mode;
  order;
  chosen;
  label;
  /** The card that the Tab key reaches, by its place. */
  at = 0;
  /** What was said last. */
  said = "";
  /** What was sent and not yet answered. */
  underway = { chosen: [], order: [] };
  /** Takes what Python says anew: the hand in sight is the hand there is. */
  receive(model) {
    this.mode = model.mode;
    this.order = model.order;
    this.chosen = model.chosen;
    this.label = model.label;
    this.at = Math.max(0, Math.min(this.at, this.order.length - 1));
    this.hooks.redraw(false);
  }
  /** Takes an answer; what was done since it was sent stays until its own answer comes. */
  answered(kind, cards) {
    const here = this.underway[kind];
    const at = here.indexOf(cards.join());
    here.splice(0, at < 0 ? here.length : at + 1);
    if (here.length) return;
    this[kind] = cards;
    this.at = Math.max(0, Math.min(this.at, this.order.length - 1));
    this.hooks.redraw(false);
  }
  moveTo(at) {
    this.at = at;
    this.hooks.redraw(true);
  }
  /** Selects a card or lets it go; with another one selected in an order, lays that one there. */
  pick(code) {
    const there = this.chosen.includes(code);
    const [held] = this.chosen;
    if (this.mode === "order" && held && !there) {
      this.chosen = [held];
      this.lay(held, this.order.indexOf(code));
      return;
    }
    const others = this.mode === "many" ? this.chosen.filter((other) => other !== code) : [];
    this.chosen = there ? others : [...others, code];
    this.send("chosen", this.chosen);
    this.hooks.redraw(false);
  }
  /** Moves a card by so many places; the hand ends at its ends. */
  shift(code, by) {
    if (code) this.lay(code, this.order.indexOf(code) + by);
    else this.tell(this.word("choose_first"));
  }
  /** Lays a card at a place. */
  lay(code, place) {
    const to = Math.max(0, Math.min(place, this.order.length - 1));
    const rest = this.order.filter((other) => other !== code);
    const next = [...rest.slice(0, to), code, ...rest.slice(to)];
    this.at = to;
    if (next.join() !== this.order.join()) {
      this.order = next;
      this.send("order", next);
    }
    const facts = { card: this.word(`card.${code}`), at: to + 1, of: next.length };
    this.said = this.word("moved", facts);
    this.hooks.redraw(true);
  }
  send(kind, cards) {
    this.underway[kind].push(cards.join());
    this.hooks.send({ kind, cards: [...cards] });
  }
  tell(text) {
    this.said = text;
    this.hooks.redraw(false);
  }
};

// src/hand/hand.tsx
function LoneHand({ hold, id, typed }) {
  const { word, order, mode } = hold;
  const label = hold.label || word("hand");
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(CardDefs, { id }),
    hold.label && /* @__PURE__ */ a2("p", { class: "hand-title", children: hold.label }),
    order.length === 0 && /* @__PURE__ */ a2("p", { class: "note", children: word("empty") }),
    order.length > 0 && mode === "show" && /* @__PURE__ */ a2("ul", { class: "meld fan open", "aria-label": label, children: order.map((code) => /* @__PURE__ */ a2("li", { class: "slot", children: [
      /* @__PURE__ */ a2(Card, { id, code }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: word(`card.${code}`) })
    ] }, code)) }),
    order.length > 0 && mode !== "show" && /* @__PURE__ */ a2($, { children: [
      /* @__PURE__ */ a2(
        CardBox,
        {
          view: { word, id },
          groups: [
            {
              key: "hand",
              kind: "loose",
              caption: "",
              name: label,
              cards: order.map((code, at) => ({
                code,
                name: word("card_at", {
                  card: capital(word(`card.${code}`)),
                  at: at + 1,
                  of: order.length
                }),
                selected: hold.chosen.includes(code)
              }))
            }
          ],
          label,
          keys: `${id}-keys`,
          many: mode === "many",
          at: hold.at,
          typed,
          onMove: (at) => hold.moveTo(at),
          onPick: (code) => hold.pick(code),
          onKey: (event, code) => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (mode !== "order" || !by || !(event.ctrlKey || event.altKey)) return false;
            hold.shift(code, by);
            return true;
          }
        }
      ),
      mode === "order" && /* @__PURE__ */ a2("div", { class: "bar", children: [-1, 1].map((by) => /* @__PURE__ */ a2(
        "button",
        {
          type: "button",
          ...QUIET,
          class: "offer",
          "aria-disabled": hold.chosen.length ? void 0 : "true",
          onClick: () => hold.shift(hold.chosen[0], by),
          children: word(by < 0 ? "move_left" : "move_right")
        },
        by
      )) }),
      /* @__PURE__ */ a2("p", { class: "keys", id: `${id}-keys`, children: word(`keys_${mode}`) }),
      /* @__PURE__ */ a2("p", { class: "unseen", role: "status", "aria-live": "polite", children: hold.said })
    ] })
  ] });
}
var capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
function render({ model, el, signal }) {
  const root = document.createElement("section");
  root.className = "gin lone";
  root.dataset.lmSuppressShortcuts = "true";
  el.append(root);
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  const traits = () => ({
    mode: model.get("mode"),
    order: model.get("order"),
    chosen: model.get("chosen"),
    label: model.get("label")
  });
  const hold = new Hold(traits(), wording(model.get("words")), {
    send: (message) => model.send(message),
    redraw: paint
  });
  function paint(focus) {
    const owner = root.getRootNode();
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const listed = before?.closest(".hand");
    root.setAttribute("aria-label", hold.label || hold.word("hand"));
    Q(/* @__PURE__ */ a2(LoneHand, { hold, id, typed }), root);
    const lost = before !== null && owner.activeElement !== before;
    if (focus && listed || lost) {
      root.querySelector("[role=option][tabindex='0']")?.focus();
    }
  }
  const onMode = () => hold.receive(traits());
  const onOrder = () => hold.answered("order", model.get("order"));
  const onChosen = () => hold.answered("chosen", model.get("chosen"));
  const onWords = () => {
    hold.word = wording(model.get("words"));
    paint(false);
  };
  const changes = {
    mode: onMode,
    label: onMode,
    order: onOrder,
    chosen: onChosen,
    words: onWords
  };
  for (const [name, act] of Object.entries(changes)) model.on(`change:${name}`, act);
  const leaveTheme = followTheme((theme) => {
    root.dataset.theme = theme;
  });
  paint(false);
  const leave = () => {
    for (const [name, act] of Object.entries(changes)) model.off(`change:${name}`, act);
    signal.removeEventListener("abort", leave);
    leaveTheme();
    Q(null, root);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}
var hand_default = { render };
export {
  hand_default as default
};
