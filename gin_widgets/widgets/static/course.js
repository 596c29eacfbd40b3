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

// src/lib/linked.ts
var linked = () => location.pathname.includes("/voila/render/");

// src/lib/theme.ts
function followTheme(apply) {
  const body = document.body;
  const system = window.matchMedia?.("(prefers-color-scheme: dark)");
  const read2 = () => {
    const notebook = body.dataset.jpThemeLight;
    const dark = notebook === void 0 ? system?.matches ?? false : notebook === "false";
    apply(dark ? "dark" : "light");
  };
  const watch = new MutationObserver(read2);
  watch.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  system?.addEventListener("change", read2);
  read2();
  return () => {
    watch.disconnect();
    system?.removeEventListener("change", read2);
  };
}

// src/lib/wellformed.ts
var wellFormed = (text) => text.replace(new RegExp("\\p{Surrogate}", "gu"), "?");

// src/views/view.ts
var QUIET = { "data-lm-suppress-shortcuts": "true" };

// src/cards/code.ts
var SUITS = ["S", "H", "D", "C"];
var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
var DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

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

// src/lesson/map.tsx
function Tick() {
  return /* @__PURE__ */ a2("svg", { class: "tick", viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false", children: /* @__PURE__ */ a2("path", { d: "M2.500 8.500 6.500 12.500 13.500 4" }) });
}

// src/lesson/resume.tsx
var RESUME_KEYS = [
  "resume_code",
  "code_holds",
  "resume",
  "resume_go",
  "saved_here",
  "copy",
  "copied",
  "selected"
];
var LONGEST = 2e3;
function ResumePanel(props) {
  const { word, id, code, take } = props;
  return /* @__PURE__ */ a2(
    "details",
    {
      class: "area panel resume",
      onToggle: (event) => event.currentTarget.open && props.onOpen?.(),
      children: [
        /* @__PURE__ */ a2("summary", { ...QUIET, children: [
          /* @__PURE__ */ a2("h2", { children: word("resume_code") }),
          /* @__PURE__ */ a2("span", { class: "gist", children: word("saved_here") })
        ] }),
        /* @__PURE__ */ a2("div", { class: "row", children: [
          /* @__PURE__ */ a2(
            "textarea",
            {
              id: `${id}-code`,
              ...QUIET,
              readOnly: true,
              rows: 2,
              "aria-label": word("resume_code"),
              "aria-describedby": `${id}-holds`,
              spellcheck: false,
              value: code
            }
          ),
          /* @__PURE__ */ a2("button", { type: "button", ...QUIET, class: "offer", "data-copy": true, onClick: () => copy(props), children: word("copy") })
        ] }),
        /* @__PURE__ */ a2("p", { class: "note", id: `${id}-holds`, children: word("code_holds") }),
        /* @__PURE__ */ a2(
          "form",
          {
            onSubmit: (event) => {
              event.preventDefault();
              const input = event.currentTarget.querySelector("input");
              if (input?.value.trim()) take(input.value);
            },
            children: [
              /* @__PURE__ */ a2("label", { for: `${id}-resume`, children: word("resume") }),
              /* @__PURE__ */ a2("div", { class: "row", children: [
                /* @__PURE__ */ a2(
                  "input",
                  {
                    id: `${id}-resume`,
                    type: "text",
                    ...QUIET,
                    "data-resume": true,
                    autocomplete: "off",
                    autocapitalize: "characters",
                    spellcheck: false,
                    maxLength: LONGEST,
                    onKeyDown: (event) => {
                      if (event.key !== "Enter" || event.isComposing) return;
                      event.preventDefault();
                      if (!event.repeat) event.currentTarget.form?.requestSubmit();
                    }
                  }
                ),
                /* @__PURE__ */ a2("button", { type: "submit", ...QUIET, class: "offer", children: word("resume_go") })
              ] })
            ]
          }
        )
      ]
    }
  );
}
async function copy({ code, id, word, say }) {
  try {
    await navigator.clipboard.writeText(code);
    say(word("copied"));
  } catch {
    const field = document.getElementById(`${id}-code`);
    field?.focus();
    field?.select();
    say(word("selected"));
  }
}

// src/lesson/store.ts
var KEY = "gin-widgets course";
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
function done() {
  const saved = read(kept() ?? "");
  const places = /* @__PURE__ */ new Map();
  for (const [lesson, place] of Object.entries(saved?.places ?? {})) {
    const { at, tasks } = place ?? {};
    if (typeof at === "number" && Array.isArray(tasks))
      places.set(lesson, { at, of: tasks.length });
  }
  return { passed: saved?.passed ?? [], places };
}
function keep(before, now) {
  try {
    const there = localStorage.getItem(KEY);
    localStorage.setItem(KEY, there === null ? now : merged(there, before, now));
  } catch {
  }
}
function merged(there, before, now) {
  const [stored, was, is] = [read(there), read(before), read(now)];
  if (!stored || !is || stored.v !== is.v) return now;
  return JSON.stringify({
    v: is.v,
    records: { ...stored.records, ...changed(was?.records ?? {}, is.records) },
    passed: [.../* @__PURE__ */ new Set([...stored.passed, ...is.passed])],
    places: { ...stored.places, ...changed(was?.places ?? {}, is.places) }
  });
}
function changed(was, is) {
  return Object.fromEntries(
    Object.entries(is).filter(([key, value]) => JSON.stringify(was[key]) !== JSON.stringify(value))
  );
}
function read(text) {
  try {
    const { v: v2, records, passed, places } = JSON.parse(text);
    if (typeof v2 !== "number" || !Array.isArray(passed)) return null;
    return { v: v2, records: records ?? {}, passed, places: places ?? {} };
  } catch {
    return null;
  }
}

// src/lesson/course.tsx
var COURSE_KEYS = [
  "course",
  "begin",
  "go_on",
  "all_passed",
  "passed",
  "part",
  "unit.A",
  "unit.B",
  "unit.C",
  "unit.D",
  ...RESUME_KEYS
];
function Course({ lessons, word, id, code, said, send, say }) {
  const { passed, places } = done();
  const open = lessons.filter(({ id: id2, passes }) => passes && !passed.includes(id2));
  const next = open.find((lesson) => places.has(lesson.id)) ?? open[0];
  const units = [...new Set(lessons.map(({ unit }) => unit))];
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("h2", { id: `${id}-course`, children: word("course") }),
    next ? /* @__PURE__ */ a2(Next, { lesson: next, begun: places.has(next.id), word }) : /* @__PURE__ */ a2("p", { children: word("all_passed") }),
    /* @__PURE__ */ a2("div", { class: "units", children: units.map((unit) => /* @__PURE__ */ a2("div", { children: [
      /* @__PURE__ */ a2("h3", { children: word(`unit.${unit}`) }),
      /* @__PURE__ */ a2("ul", { children: lessons.filter((lesson) => lesson.unit === unit).map((lesson) => /* @__PURE__ */ a2("li", { class: passed.includes(lesson.id) ? "passed" : "", children: [
        /* @__PURE__ */ a2(Name, { lesson }),
        /* @__PURE__ */ a2(
          Mark,
          {
            passed: passed.includes(lesson.id),
            place: places.get(lesson.id),
            word
          }
        )
      ] }, lesson.id)) })
    ] }, unit)) }),
    /* @__PURE__ */ a2(
      ResumePanel,
      {
        word,
        id,
        code,
        onOpen: () => send({ kind: "code", saved: kept() ?? "" }),
        take: (text) => send({ kind: "restore", saved: kept() ?? "", text: wellFormed(text) }),
        say
      }
    ),
    /* @__PURE__ */ a2("p", { class: `say${said.refused ? " refused" : ""}`, role: "status", "aria-live": "polite", children: said.text })
  ] });
}
function Next(props) {
  const { lesson, begun, word } = props;
  const text = word(begun ? "go_on" : "begin", { lesson: lesson.title });
  return linked() ? /* @__PURE__ */ a2("a", { class: "offer main", href: lesson.page, ...QUIET, children: text }) : /* @__PURE__ */ a2("p", { children: text });
}
function Name({ lesson }) {
  const text = `${lesson.id} ${lesson.title}`;
  return linked() ? /* @__PURE__ */ a2("a", { href: lesson.page, ...QUIET, children: text }) : /* @__PURE__ */ a2("span", { children: text });
}
function Mark({ passed, place, word }) {
  if (passed) {
    return /* @__PURE__ */ a2("span", { class: "note", children: [
      /* @__PURE__ */ a2(Tick, {}),
      " ",
      word("passed")
    ] });
  }
  return place ? /* @__PURE__ */ a2("span", { class: "note", children: word("part", { done: place.at, of: place.of }) }) : null;
}
function render({ model, el, signal }) {
  const root = document.createElement("section");
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  root.className = "gin course";
  root.dataset.lmSuppressShortcuts = "true";
  root.setAttribute("aria-labelledby", `${id}-course`);
  el.append(root);
  let code = "";
  let said = { text: "", refused: false };
  const send = (message) => model.send(message);
  const paint = () => {
    const word = wording(model.get("words"));
    const lessons = model.get("lessons");
    Q(/* @__PURE__ */ a2(Course, { ...{ lessons, word, id, code, said, send, say } }), root);
  };
  const say = (text) => {
    said = { text, refused: false };
    paint();
  };
  const onReply = () => {
    const reply = model.get("reply");
    if (!reply) return;
    said = reply;
    if (reply.code) code = reply.code;
    if (reply.saved) {
      keep(kept() ?? "", reply.saved);
      send({ kind: "code", saved: kept() ?? "" });
    }
    paint();
  };
  model.on("change:reply", onReply);
  const changes = ["change:lessons", "change:words"];
  for (const event of changes) model.on(event, paint);
  const news = ["storage", "pageshow"];
  for (const event of news) window.addEventListener(event, paint);
  const leaveTheme = followTheme((theme) => {
    root.dataset.theme = theme;
  });
  paint();
  const leave = () => {
    model.off("change:reply", onReply);
    for (const event of changes) model.off(event, paint);
    for (const event of news) window.removeEventListener(event, paint);
    signal.removeEventListener("abort", leave);
    leaveTheme();
    Q(null, root);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}
var course_default = { render };
export {
  COURSE_KEYS,
  course_default as default
};
