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

// src/lib/kernel.ts
var GONE = /* @__PURE__ */ new Set(["dead", "autorestarting", "restarting"]);
function watchKernel(model, gone) {
  const lifeline = new Lifeline(model, { gone, line: () => {
  } });
  return () => lifeline.leave();
}
var Lifeline = class {
  constructor(model, hearing) {
    this.hearing = hearing;
    this.kernel = model.widget_manager?.kernel;
    this.kernel?.statusChanged?.connect(this.onStatus);
    this.kernel?.connectionStatusChanged?.connect(this.onLine);
  }
  hearing;
  kernel;
  died = false;
  leave() {
    this.kernel?.statusChanged?.disconnect(this.onStatus);
    this.kernel?.connectionStatusChanged?.disconnect(this.onLine);
  }
  /** Asks the server for the kernel, and takes up the line to it again. */
  async find() {
    const { id, serverSettings } = this.kernel ?? {};
    if (!id || !serverSettings?.baseUrl) return "there";
    try {
      const answer = await fetch(`${serverSettings.baseUrl}api/kernels/${id}`, {
        cache: "no-store"
      });
      if (answer.status === 404 || answer.ok && this.died) return "gone";
      if (!answer.ok) return "nobody";
      await this.kernel?.reconnect?.();
      return "there";
    } catch {
      return "nobody";
    }
  }
  onStatus = (_kernel, status) => {
    if (!GONE.has(status)) return;
    this.died = true;
    this.hearing.gone();
  };
  onLine = (_kernel, status) => this.hearing.line(status === "connected");
};

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

// src/lib/wellformed.ts
var wellFormed = (text) => text.replace(new RegExp("\\p{Surrogate}", "gu"), "?");

// src/views/view.ts
var QUIET = { "data-lm-suppress-shortcuts": "true" };

// src/cards/code.ts
var SUITS = ["S", "H", "D", "C"];
var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];
var GLYPH = { S: "♠", H: "♥", D: "♦", C: "♣" };
var DECK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
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

// src/lib/play.ts
var WAITING_AFTER = 2e3;
var LOST_AFTER = 1e4;

// src/editor/edit.ts
var spot = (field, part) => `${field} ${part}`;
function spotOf(wish) {
  if (wish.kind === "put") return spot(wish.field, wish.part);
  return wish.kind === "call" ? "name" : wish.kind === "choose" ? "preset" : "";
}
var Edit = class {
  constructor(form, state, word, hooks) {
    this.form = form;
    this.state = state;
    this.word = word;
    this.hooks = hooks;
  }
  form;
  state;
  word;
  hooks;
  /** A sentence of the browser's own that stands in for the last answer. */
  notice = null;
  lost = false;
  /** Is the form put away, with the table in sight? */
  folded = false;
  narrow = false;
  /** What was put into a control and is not yet answered, by field and part. */
  typed = /* @__PURE__ */ new Map();
  opened = /* @__PURE__ */ new Map();
  queue = [];
  pending = null;
  timers = [];
  notices = 0;
  /** What stands in a control; undefined when it is not in use. */
  value(field, part) {
    return this.typed.get(spot(field, part)) ?? this.state.fields[field]?.parts[part];
  }
  get name() {
    return this.typed.get("name") ?? this.state.name;
  }
  get preset() {
    return this.typed.get("preset") ?? this.state.preset;
  }
  /** Keeps what is being typed, so that no redraw takes it away. */
  type(field, part, value) {
    this.typed.set(spot(field, part), value);
  }
  typeName(text) {
    this.typed.set("name", text);
  }
  /** Sends what was put into a control, once; what stands there already is not sent. */
  put(field, part, value) {
    const sent = this.underway((wish) => spotOf(wish) === spot(field, part));
    const known = sent?.kind === "put" ? sent.value : this.state.fields[field]?.parts[part];
    if (value === known) {
      if (!sent) this.typed.delete(spot(field, part));
      return;
    }
    this.type(field, part, value);
    this.wish({ kind: "put", field, part, value });
  }
  choose(preset) {
    this.typed.set("preset", preset);
    this.wish({ kind: "choose", preset });
  }
  call(text) {
    const sent = this.underway((wish) => wish.kind === "call");
    const known = sent?.kind === "call" ? sent.text : this.state.name;
    if (text !== known) this.wish({ kind: "call", text });
    else if (!sent) this.typed.delete("name");
  }
  wish(wish) {
    this.notice = null;
    this.queue.push(wish);
    this.next();
    this.hooks.redraw();
  }
  /** Takes a new state from Python, and sends what waited for it. */
  receive(state) {
    const answered2 = state.say.id !== this.state.say.id;
    const wish = answered2 ? this.pending : null;
    const was = this.state;
    this.state = state;
    if (answered2) {
      this.settle();
      this.notice = null;
      this.lost = false;
    }
    if (wish && !this.queue.some((later) => spotOf(later) === spotOf(wish))) {
      this.typed.delete(spotOf(wish));
    }
    if (wish?.kind === "play" && !state.say.refused) this.folded = true;
    this.unfoldNewProblems(was);
    this.next();
    this.hooks.redraw();
    if (wish) this.hooks.answered(wish, state.say.refused);
  }
  /** Nobody answers any more; what was typed stays. */
  lose() {
    this.settle();
    this.queue.length = 0;
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }
  stop() {
    this.settle();
    this.queue.length = 0;
  }
  tell(text) {
    this.notices += 1;
    this.notice = { n: this.notices, text };
    this.hooks.redraw();
  }
  fold(folded) {
    this.folded = folded;
    this.hooks.redraw();
  }
  /** Is a group, or what is folded away in it, open? On a phone only the first one is by itself. */
  isOpen(id, usual) {
    return this.opened.get(id) ?? usual;
  }
  /** Remembers what the person opened or closed. */
  open(id, open) {
    this.opened.set(id, open);
  }
  /** Opens whatever a field lies in. */
  reveal(field) {
    const group = this.form.groups.find(({ fields }) => fields.some(({ id }) => id === field));
    if (!group) return;
    this.folded = false;
    this.opened.set(group.id, true);
    if (group.fields.some(({ id, rare }) => id === field && rare)) {
      this.opened.set(`${group.id} more`, true);
    }
  }
  labelOf(field) {
    const all = this.form.groups.flatMap((group) => group.fields);
    return all.find(({ id }) => id === field)?.label ?? this.form.name;
  }
  unfoldNewProblems(was) {
    const known = new Set(was.problems.map(({ text }) => text));
    for (const problem of this.state.problems) {
      if (!known.has(problem.text)) for (const field of problem.fields) this.reveal(field);
    }
  }
  /** The last such wish that was not answered yet. */
  underway(such) {
    return [...this.pending ? [this.pending] : [], ...this.queue].filter(such).at(-1);
  }
  next() {
    if (this.pending) return;
    const wish = this.queue.shift();
    if (!wish) return;
    this.pending = wish;
    this.lost = false;
    this.timers = [
      setTimeout(() => this.tell(this.word("waiting")), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER)
    ];
    this.hooks.send({ ...wish, turn: this.state.turn });
  }
  settle() {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
};

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

// src/lib/said.tsx
function Said({ text, word }) {
  return cutCards(text).map(
    (part, i2) => part.code === null ? part.text : /* @__PURE__ */ a2("span", { children: [
      /* @__PURE__ */ a2("span", { class: `glyph suit-${suitOf(part.code)}`, "aria-hidden": "true", children: part.text }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: word(`card.${part.code}`) })
    ] }, i2)
  );
}

// src/editor/controls.tsx
var DIGITS = 9;
function Choice({ field, part, value, told, alone, view }) {
  const { edit, word, id } = view;
  const own = `${id}-${field.id}-${part.id}`;
  const wrong = (view.state.fields[field.id]?.problems.length ?? 0) > 0;
  return /* @__PURE__ */ a2(
    "div",
    {
      class: "choice",
      role: "radiogroup",
      "aria-labelledby": alone ? `${id}-${field.id}-label` : void 0,
      "aria-label": alone ? void 0 : part.label,
      "aria-describedby": told,
      "aria-invalid": wrong ? "true" : void 0,
      children: part.options.map((option) => /* @__PURE__ */ a2("label", { class: "option", children: [
        /* @__PURE__ */ a2(
          "input",
          {
            type: "radio",
            ...QUIET,
            name: own,
            value: option.word,
            checked: value === option.word,
            "aria-labelledby": `${own}-${option.word}`,
            "aria-describedby": `${own}-${option.word}-means`,
            onChange: () => edit.put(field.id, part.id, option.word)
          }
        ),
        /* @__PURE__ */ a2("span", { class: "answer", children: [
          /* @__PURE__ */ a2("span", { id: `${own}-${option.word}`, children: option.label }),
          /* @__PURE__ */ a2("span", { class: "means", id: `${own}-${option.word}-means`, children: /* @__PURE__ */ a2(Said, { text: option.meaning, word }) })
        ] })
      ] }, option.word))
    }
  );
}
function Numeral({ field, part, value, told, alone, view }) {
  const { edit, id } = view;
  const own = `${id}-${field.id}-${part.id}`;
  const wrong = (view.state.fields[field.id]?.problems.length ?? 0) > 0;
  const commit = (input) => edit.put(field.id, part.id, input.value);
  return /* @__PURE__ */ a2("div", { class: "numeral", children: [
    !alone && /* @__PURE__ */ a2("label", { for: own, children: part.label }),
    /* @__PURE__ */ a2(
      "input",
      {
        id: own,
        type: "number",
        ...QUIET,
        inputMode: "numeric",
        autocomplete: "off",
        step: 1,
        min: part.least ?? void 0,
        max: part.most ?? void 0,
        value,
        "aria-labelledby": alone ? `${id}-${field.id}-label` : void 0,
        "aria-describedby": told,
        "aria-invalid": wrong ? "true" : void 0,
        onInput: (event) => {
          const input = event.currentTarget;
          if (input.value.length > DIGITS) input.value = input.value.slice(0, DIGITS);
          edit.type(field.id, part.id, input.value);
        },
        onChange: (event) => commit(event.currentTarget),
        onBlur: (event) => commit(event.currentTarget),
        onKeyDown: (event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit(event.currentTarget);
        }
      }
    )
  ] });
}

// src/editor/fields.tsx
function Groups({ view }) {
  const [first] = view.edit.form.groups;
  return /* @__PURE__ */ a2("div", { class: "groups", children: view.edit.form.groups.map((group) => /* @__PURE__ */ a2(
    Group,
    {
      group,
      usual: !view.edit.narrow || group === first,
      view
    },
    group.id
  )) });
}
function Group({ group, usual, view }) {
  const { edit, word, id } = view;
  const inSight = group.fields.filter((field) => !field.rare);
  const rare = group.fields.filter((field) => field.rare);
  const more = `${group.id} more`;
  const fields = (some) => /* @__PURE__ */ a2("div", { class: "fields", children: some.map((field) => /* @__PURE__ */ a2(Field, { field, view }, field.id)) });
  return /* @__PURE__ */ a2("section", { class: "group", "aria-labelledby": `${id}-${group.id}`, children: /* @__PURE__ */ a2(
    "details",
    {
      open: edit.isOpen(group.id, usual),
      onToggle: (event) => edit.open(group.id, event.currentTarget.open),
      children: [
        /* @__PURE__ */ a2("summary", { ...QUIET, children: [
          /* @__PURE__ */ a2("h3", { id: `${id}-${group.id}`, children: group.title }),
          " ",
          /* @__PURE__ */ a2(Marks, { fields: group.fields, view })
        ] }),
        fields(inSight),
        rare.length > 0 && /* @__PURE__ */ a2(
          "details",
          {
            class: "rare",
            open: edit.isOpen(more, false),
            onToggle: (event) => edit.open(more, event.currentTarget.open),
            children: [
              /* @__PURE__ */ a2("summary", { ...QUIET, children: [
                /* @__PURE__ */ a2("span", { children: word("more", { n: rare.length }) }),
                " ",
                /* @__PURE__ */ a2(Marks, { fields: rare, view })
              ] }),
              fields(rare)
            ]
          }
        )
      ]
    }
  ) });
}
function Marks({ fields, view }) {
  const { state, word } = view;
  const changed = fields.filter(({ id }) => state.fields[id]?.back).length;
  const wrong = fields.filter(({ id }) => state.fields[id]?.problems.length).length;
  return /* @__PURE__ */ a2("span", { class: "marks", children: [
    changed > 0 && /* @__PURE__ */ a2("span", { class: "mark changed", children: `${changed} ${word("changed")}` }),
    " ",
    wrong > 0 && /* @__PURE__ */ a2("span", { class: "mark wrong", children: `${wrong} ${word("wrong")}` })
  ] });
}
function Field({ field, view }) {
  const { edit, state, word, id } = view;
  const now = state.fields[field.id];
  const own = `${id}-${field.id}`;
  const wrong = (now?.problems.length ?? 0) > 0;
  const told = [`${own}-meaning`, ...wrong ? [`${own}-wrong`] : []].join(" ");
  return /* @__PURE__ */ a2(
    "fieldset",
    {
      class: `field${now?.back ? " changed" : ""}${wrong ? " wrong" : ""}`,
      "data-field": field.id,
      "aria-labelledby": `${own}-label`,
      "aria-describedby": told,
      children: [
        /* @__PURE__ */ a2("div", { class: "named", children: [
          /* @__PURE__ */ a2("h4", { id: `${own}-label`, children: field.label }),
          now?.back && /* @__PURE__ */ a2("span", { class: "mark changed", children: word("changed") }),
          field.contested && /* @__PURE__ */ a2("span", { class: "mark contested", children: word("contested") })
        ] }),
        /* @__PURE__ */ a2("p", { class: "meaning", id: `${own}-meaning`, children: /* @__PURE__ */ a2(Said, { text: field.meaning, word }) }),
        /* @__PURE__ */ a2("div", { class: "parts", children: field.parts.map((part) => {
          const value = edit.value(field.id, part.id);
          const props = { field, part, view, told, alone: field.parts.length === 1 };
          if (value === void 0) return null;
          return part.options.length > 0 ? /* @__PURE__ */ a2(Choice, { ...props, value }, part.id) : /* @__PURE__ */ a2(Numeral, { ...props, value }, part.id);
        }) }),
        /* @__PURE__ */ a2("ul", { class: "problems", id: `${own}-wrong`, children: now?.problems.map((text) => /* @__PURE__ */ a2("li", { children: text }, text)) }),
        now?.idle && /* @__PURE__ */ a2("p", { class: "idle", children: now.idle }),
        now?.back && /* @__PURE__ */ a2(
          "button",
          {
            type: "button",
            ...QUIET,
            class: "offer back-to",
            "data-back": field.id,
            "aria-describedby": `${own}-label`,
            onClick: () => edit.wish({ kind: "back", field: field.id }),
            children: now.back
          }
        ),
        /* @__PURE__ */ a2(WhoSaysWhat, { said: field.said, view, label: field.label })
      ]
    }
  );
}
function WhoSaysWhat({ said, label, view }) {
  const { word } = view;
  if (said.length === 0) return /* @__PURE__ */ a2("p", { class: "silent", children: word("nobody_says") });
  return /* @__PURE__ */ a2("details", { class: "sources", children: [
    /* @__PURE__ */ a2("summary", { ...QUIET, children: [
      word("who_says_what"),
      /* @__PURE__ */ a2("span", { class: "unseen", children: `: ${label}` })
    ] }),
    /* @__PURE__ */ a2("ul", { children: said.map((one) => /* @__PURE__ */ a2("li", { children: [
      /* @__PURE__ */ a2("span", { children: [
        `${one.who} ${one.standing} `,
        /* @__PURE__ */ a2("b", { children: one.says })
      ] }),
      one.quote && /* @__PURE__ */ a2("q", { children: one.quote })
    ] }, `${one.who} ${one.standing} ${one.says}`)) })
  ] });
}

// src/editor/summary.tsx
var LONGEST = 2e3;
function Foot({ view }) {
  const { edit, state, word } = view;
  const tone = edit.notice ? "plain" : state.say.refused ? "refused" : "plain";
  return /* @__PURE__ */ a2("div", { class: "foot", children: [
    /* @__PURE__ */ a2("p", { class: `verdict${state.problems.length ? " wrong" : ""}`, children: state.verdict }),
    /* @__PURE__ */ a2("div", { class: "answer-line", children: [
      /* @__PURE__ */ a2("p", { class: `say ${tone}`, role: "status", "aria-live": "polite", "aria-atomic": "true", children: /* @__PURE__ */ a2("span", { children: edit.notice?.text ?? state.say.text }, edit.notice ? `notice ${edit.notice.n}` : `say ${state.say.id}`) }),
      /* @__PURE__ */ a2("p", { class: "lost", role: "alert", children: edit.lost ? word("lost") : "" })
    ] }),
    /* @__PURE__ */ a2(
      "button",
      {
        type: "button",
        ...QUIET,
        class: "offer main",
        "data-play": true,
        onClick: (event) => {
          if (event.detail < 2) edit.wish({ kind: "play" });
        },
        children: state.play
      }
    )
  ] });
}
function Summary({ view }) {
  const { edit, state, word, id } = view;
  return /* @__PURE__ */ a2("section", { class: "panel have", "aria-labelledby": `${id}-have`, children: [
    /* @__PURE__ */ a2("h3", { id: `${id}-have`, children: word("summary") }),
    state.problems.length > 0 && /* @__PURE__ */ a2($, { children: [
      /* @__PURE__ */ a2("h4", { children: word("contradictions") }),
      /* @__PURE__ */ a2("ul", { class: "problems", children: state.problems.map((problem) => /* @__PURE__ */ a2("li", { children: [
        /* @__PURE__ */ a2("span", { children: problem.text }),
        /* @__PURE__ */ a2("span", { class: "goes", children: problem.fields.map((field) => /* @__PURE__ */ a2(
          "button",
          {
            type: "button",
            ...QUIET,
            class: "to",
            "data-goto": field,
            onClick: () => goTo(view, field),
            children: edit.labelOf(field)
          },
          field
        )) })
      ] }, problem.text)) })
    ] }),
    /* @__PURE__ */ a2("h4", { children: word("changes") }),
    state.changes.length === 0 ? /* @__PURE__ */ a2("p", { class: "quiet", children: word("no_changes") }) : /* @__PURE__ */ a2("ul", { class: "changes", children: state.changes.map((change) => /* @__PURE__ */ a2("li", { children: /* @__PURE__ */ a2(
      "button",
      {
        type: "button",
        ...QUIET,
        class: "to",
        "data-goto": change.field,
        onClick: () => goTo(view, change.field),
        children: change.text
      }
    ) }, change.field)) })
  ] });
}
function TextForm({ view }) {
  const { edit, state, word, id } = view;
  return /* @__PURE__ */ a2("section", { class: "panel text-form", "aria-labelledby": `${id}-text-title`, children: [
    /* @__PURE__ */ a2("h3", { id: `${id}-text-title`, children: word("text") }),
    /* @__PURE__ */ a2(
      "textarea",
      {
        id: `${id}-text`,
        ...QUIET,
        readOnly: true,
        rows: 3,
        "aria-labelledby": `${id}-text-title`,
        "aria-describedby": state.problems.length ? `${id}-text-last` : void 0,
        spellcheck: false,
        value: state.text
      }
    ),
    state.problems.length > 0 && /* @__PURE__ */ a2("p", { class: "quiet", id: `${id}-text-last`, children: word("text_last") }),
    /* @__PURE__ */ a2("div", { class: "row", children: [
      /* @__PURE__ */ a2("button", { type: "button", ...QUIET, class: "offer", "data-copy": true, onClick: () => copy(view), children: word("copy") }),
      location.pathname.includes("/voila/render/") && /* @__PURE__ */ a2("a", { href: state.link, ...QUIET, children: word("link") })
    ] }),
    /* @__PURE__ */ a2(
      "form",
      {
        onSubmit: (event) => {
          event.preventDefault();
          const input = event.currentTarget.querySelector("input");
          if (input?.value.trim()) edit.wish({ kind: "read", text: wellFormed(input.value) });
        },
        children: [
          /* @__PURE__ */ a2("label", { for: `${id}-paste`, children: word("paste") }),
          /* @__PURE__ */ a2("div", { class: "row", children: [
            /* @__PURE__ */ a2(
              "input",
              {
                id: `${id}-paste`,
                type: "text",
                ...QUIET,
                "data-paste": true,
                placeholder: word("paste_hint"),
                autocomplete: "off",
                autocapitalize: "none",
                spellcheck: false,
                maxLength: LONGEST,
                onKeyDown: (event) => {
                  if (event.key !== "Enter" || event.isComposing) return;
                  event.preventDefault();
                  if (!event.repeat) event.currentTarget.form?.requestSubmit();
                }
              }
            ),
            /* @__PURE__ */ a2("button", { type: "submit", class: "offer", ...QUIET, children: word("read") })
          ] })
        ]
      }
    )
  ] });
}
function goTo(view, field) {
  view.edit.reveal(field);
  view.edit.fold(false);
  focusField(document.getElementById(`${view.id}-frame`), field);
}
function focusField(root, field) {
  const own = root?.querySelector(`[data-field="${field}"]`);
  (own?.querySelector("input:checked") ?? own?.querySelector("input"))?.focus();
}
async function copy({ edit, state, word, id }) {
  try {
    await navigator.clipboard.writeText(state.text);
    edit.tell(word("copied"));
  } catch {
    const text = document.getElementById(`${id}-text`);
    text?.focus();
    text?.select();
    edit.tell(word("selected"));
  }
}

// src/editor/editor.tsx
var NARROW = 640;
function Editor({ view }) {
  const { edit, state, word, id } = view;
  if (edit.folded) {
    return /* @__PURE__ */ a2("header", { class: "top folded", children: [
      /* @__PURE__ */ a2("p", { class: "title", children: word("title") }),
      /* @__PURE__ */ a2("p", { class: "playing", id: `${id}-playing`, children: state.playing }),
      /* @__PURE__ */ a2(
        "button",
        {
          type: "button",
          ...QUIET,
          class: "offer",
          "data-unfold": true,
          "aria-expanded": "false",
          "aria-describedby": `${id}-playing`,
          onClick: () => edit.fold(false),
          children: word("unfold")
        }
      )
    ] });
  }
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(Top, { view }),
    /* @__PURE__ */ a2(Groups, { view }),
    /* @__PURE__ */ a2("div", { class: "aside", children: [
      /* @__PURE__ */ a2(Foot, { view }),
      /* @__PURE__ */ a2(Summary, { view }),
      /* @__PURE__ */ a2(TextForm, { view })
    ] })
  ] });
}
function Top({ view }) {
  const { edit, state, word, id } = view;
  const nameProblems = state.problems.filter(({ fields }) => fields.includes("key"));
  return /* @__PURE__ */ a2("header", { class: "top", children: [
    /* @__PURE__ */ a2("p", { class: "title", children: word("title") }),
    /* @__PURE__ */ a2("div", { class: "start", children: [
      /* @__PURE__ */ a2("div", { children: [
        /* @__PURE__ */ a2("label", { for: `${id}-preset`, children: word("preset") }),
        /* @__PURE__ */ a2(
          "select",
          {
            id: `${id}-preset`,
            ...QUIET,
            value: edit.preset,
            onChange: (event) => edit.choose(event.currentTarget.value),
            children: edit.form.presets.map(({ key, label }) => /* @__PURE__ */ a2("option", { value: key, selected: key === edit.preset, children: label }, key))
          }
        )
      ] }),
      /* @__PURE__ */ a2("div", { "data-field": "key", children: [
        /* @__PURE__ */ a2("label", { for: `${id}-name`, children: edit.form.name }),
        /* @__PURE__ */ a2(
          "input",
          {
            id: `${id}-name`,
            type: "text",
            ...QUIET,
            autocomplete: "off",
            autocapitalize: "none",
            spellcheck: false,
            maxLength: 40,
            value: edit.name,
            "aria-invalid": nameProblems.length ? "true" : void 0,
            "aria-describedby": nameProblems.length ? `${id}-name-wrong` : void 0,
            onInput: (event) => edit.typeName(event.currentTarget.value),
            onBlur: (event) => edit.call(wellFormed(event.currentTarget.value)),
            onKeyDown: (event) => {
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              edit.call(wellFormed(event.currentTarget.value));
            }
          }
        )
      ] }),
      /* @__PURE__ */ a2("div", { class: "row", children: [
        /* @__PURE__ */ a2(
          "button",
          {
            type: "button",
            ...QUIET,
            class: "offer",
            "data-undo": true,
            "aria-disabled": state.undo ? void 0 : "true",
            onClick: () => edit.wish({ kind: "undo" }),
            children: word("undo")
          }
        ),
        /* @__PURE__ */ a2(
          "button",
          {
            type: "button",
            ...QUIET,
            class: "offer",
            "data-all-back": true,
            "aria-disabled": state.changes.length ? void 0 : "true",
            onClick: () => edit.choose(state.preset),
            children: word("all_back")
          }
        ),
        state.playing && /* @__PURE__ */ a2(
          "button",
          {
            type: "button",
            ...QUIET,
            class: "offer",
            "data-fold": true,
            "aria-expanded": "true",
            onClick: () => edit.fold(true),
            children: word("fold")
          }
        )
      ] })
    ] }),
    /* @__PURE__ */ a2("ul", { class: "problems", id: `${id}-name-wrong`, children: nameProblems.map(({ text }) => /* @__PURE__ */ a2("li", { children: text }, text)) })
  ] });
}
function render({ model, el, signal }) {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  root.className = "gin editor";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "sheet";
  frame.id = `${id}-frame`;
  root.append(frame);
  el.append(root);
  const edit = new Edit(
    model.get("form"),
    model.get("state"),
    wording(model.get("words")),
    {
      send: (message) => model.send(message),
      redraw: paint,
      answered: (wish, refused) => answered(root, wish, refused)
    }
  );
  function paint() {
    const owner = root.getRootNode();
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const { state, word } = edit;
    root.setAttribute("aria-label", word("editor"));
    Q(/* @__PURE__ */ a2(Editor, { view: { edit, state, word, id } }), frame);
    frame.classList.toggle("folded", edit.folded);
    if (!before || before.isConnected) return;
    const { back } = before.dataset;
    if (back) focusField(root, back);
    else root.querySelector("[data-unfold], [data-play]")?.focus();
  }
  const onState = () => edit.receive(model.get("state"));
  const onForm = () => {
    edit.form = model.get("form");
    edit.word = wording(model.get("words"));
    paint();
  };
  const changes = { state: onState, form: onForm, words: onForm };
  for (const [name, act] of Object.entries(changes)) model.on(`change:${name}`, act);
  const leaveTheme = followTheme((theme) => {
    root.dataset.theme = theme;
  });
  const leaveKernel = watchKernel(model, () => edit.lose());
  const watch = new ResizeObserver(([entry]) => {
    const narrow = (entry?.contentRect.width ?? NARROW) < NARROW;
    if (narrow === edit.narrow) return;
    edit.narrow = narrow;
    paint();
  });
  watch.observe(root);
  paint();
  const leave = () => {
    for (const [name, act] of Object.entries(changes)) model.off(`change:${name}`, act);
    signal.removeEventListener("abort", leave);
    leaveTheme();
    leaveKernel();
    watch.disconnect();
    edit.stop();
    Q(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}
function answered(root, wish, refused) {
  if (wish.kind !== "read") return;
  const input = root.querySelector("[data-paste]");
  if (refused) input?.select();
  else if (input) input.value = "";
}
var editor_default = { render };
export {
  editor_default as default
};
