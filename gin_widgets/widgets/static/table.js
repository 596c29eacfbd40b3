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
function indexOf(code) {
  return rankOf(code) === "T" ? "10" : rankOf(code);
}
function glyphOf(code) {
  return indexOf(code) + GLYPH[suitOf(code)];
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
var LETTER = {
  S: [
    "M17.5 6C16 2.7 13.3 1 9.8 1 5 1 2 3.7 2 7.3c0 4.2 3.7 5.5 8 6.5 4.7 1 8.5 2.5 8.5 7 0 4-3.5 6.7-8.7 6.7-4.3 0-7.3-2-8.8-5.5",
    20
  ],
  H: ["M2.5 0v28M18.5 0v28M2.5 13.5h16", 21],
  D: ["M2.5 1.5v25h5.5c7 0 11-4.5 11-12.5S15 1.5 8 1.5z", 21],
  C: ["M19 7C17.5 3 14.5 1 10.8 1 4.9 1 1.5 6 1.5 14.25s3.4 13.25 9.3 13.25c3.7 0 6.7-2 8.2-6", 21]
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
function Letter({ code, x: x2, y: y2, size }) {
  const [path, width] = LETTER[suitOf(code)];
  const k = size / 28;
  return /* @__PURE__ */ a2(
    "path",
    {
      class: "index letter",
      d: path,
      transform: `translate(${x2 - width * k / 2} ${y2}) scale(${k})`,
      "stroke-width": PEN
    }
  );
}
function Corner({ id, code }) {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(Index, { code, x: 14, y: 8, size: 22 }),
    /* @__PURE__ */ a2(Pip, { id, suit: suitOf(code), x: 14, y: 43, size: 17 }),
    /* @__PURE__ */ a2(Letter, { code, x: 14, y: 56, size: 12 })
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
          /* @__PURE__ */ a2(Letter, { code, x: 17, y: 91, size: 22 }),
          pips ? /* @__PURE__ */ a2("use", { href: `#${id}-${suit}`, transform: "translate(64 98) scale(.6) translate(-50 -50)" }) : /* @__PURE__ */ a2("use", { href: `#${id}-${rankOf(code)}`, transform: "translate(25.5 70) scale(.94)" })
        ] })
      ]
    }
  );
}
function Back() {
  return /* @__PURE__ */ a2("i", { class: "back" });
}

// src/lib/flights.ts
var MILLISECONDS = 170;
var ORIGINS = [
  [".hand", ".stock"],
  [".pile", ".seats .backs"]
];
var CARDS = ".hand [data-code], .pile [data-code]";
function flights(root) {
  const before = /* @__PURE__ */ new Map();
  for (const card of root.querySelectorAll(CARDS)) {
    before.set(card.dataset.code ?? "", card.getBoundingClientRect());
  }
  const origins = ORIGINS.map(([to, from]) => ({
    to,
    from: root.querySelector(from)?.getBoundingClientRect()
  }));
  return () => {
    if (before.size === 0 || still(root)) return;
    const zoom = root.currentCSSZoom ?? 1;
    for (const card of root.querySelectorAll(CARDS)) {
      const origin = origins.find(({ to }) => card.closest(to))?.from;
      const from = before.get(card.dataset.code ?? "") ?? origin;
      const now = card.getBoundingClientRect();
      if (!from) continue;
      const [dx, dy] = [(from.left - now.left) / zoom, (from.top - now.top) / zoom];
      if (Math.hypot(dx, dy) < 2) continue;
      card.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 3 }, { zIndex: 3 }], {
        duration: MILLISECONDS,
        easing: "cubic-bezier(.2, .7, .3, 1)"
      });
    }
  };
}
function still(root) {
  const motion = getComputedStyle(root).getPropertyValue("--motion");
  return typeof root.animate !== "function" || Number.parseFloat(motion) === 0;
}

// src/lib/focus.ts
var FALLBACKS = {
  hand: ["[role=option][tabindex='0']", "[data-offer].main", "[role=toolbar] [tabindex='0']"],
  main: ["[data-offer].main", "[role=toolbar] [tabindex='0']", "[role=option][tabindex='0']"]
};
function focusOn(root, focus) {
  const offer = focus.startsWith("offer ") ? [`[data-offer="${focus.slice(6)}"]`] : [];
  const places = [...offer, ...FALLBACKS[focus] ?? FALLBACKS.main ?? [], "input"];
  for (const place of places) {
    const found = root.querySelector(place);
    if (found) {
      found.focus();
      return;
    }
  }
}
function keepFocus(root, wanted, draw) {
  const owner = root.getRootNode();
  const before = root.contains(owner.activeElement) ? owner.activeElement : null;
  const area = before?.closest("[role=listbox]") ? "hand" : "main";
  draw();
  if (wanted) focusOn(root, wanted);
  else if (before && owner.activeElement !== before) focusOn(root, area);
}

// src/lib/keptholding.ts
var KEY = "gin-widgets hand";
var MODES = ["auto", "order", "groups"];
function keepHolding(holding) {
  try {
    localStorage.setItem(KEY, JSON.stringify(holding));
  } catch {
  }
}
function keptHolding() {
  try {
    const { mode, groups, rest } = JSON.parse(
      localStorage.getItem(KEY) ?? "{}"
    );
    const fits = MODES.includes(mode) && Array.isArray(rest) && Array.isArray(groups);
    return fits && [...groups, rest].every(isCodes) ? { mode, groups, rest } : null;
  } catch {
    return null;
  }
}
var isCodes = (pile) => Array.isArray(pile) && pile.every((code) => typeof code === "string");

// src/lib/kernel.ts
var GONE = /* @__PURE__ */ new Set(["dead", "autorestarting", "restarting"]);
function watchKernel(model, gone) {
  const manager = model.widget_manager;
  const changed = manager?.kernel?.statusChanged;
  const onStatus = (_sender, status) => {
    if (GONE.has(status)) gone();
  };
  changed?.connect(onStatus);
  return () => {
    changed?.disconnect(onStatus);
  };
}

// src/lib/settings.ts
var KEY2 = "gin-widgets settings";
var NEWS = "gin-widgets settings";
var CHOICES = {
  deck: ["safe", "classic", "two"],
  size: ["normal", "small", "large"],
  theme: ["system", "light", "dark"],
  /** How far a hint may go, from not at all to the move itself. */
  hints: ["4", "3", "2", "1", "0"]
};
var DEFAULTS = {
  deck: "safe",
  size: "normal",
  theme: "system",
  hints: "4",
  letters: false,
  projector: false,
  still: false,
  keys: true,
  bot: ""
};
var unkept = null;
function settings() {
  try {
    return unkept ?? read(localStorage.getItem(KEY2));
  } catch {
    return DEFAULTS;
  }
}
function choose(change) {
  const detail = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY2, JSON.stringify(detail));
    unkept = null;
  } catch {
    unkept = detail;
  }
  window.dispatchEvent(new CustomEvent(NEWS, { detail }));
}
function followSettings(apply) {
  const onNews = (event) => apply(event.detail);
  const onStore = (event) => {
    if (event.key === KEY2 || event.key === null) apply(settings());
  };
  window.addEventListener(NEWS, onNews);
  window.addEventListener("storage", onStore);
  apply(settings());
  return () => {
    window.removeEventListener(NEWS, onNews);
    window.removeEventListener("storage", onStore);
  };
}
function read(text) {
  const found = { ...DEFAULTS };
  let kept;
  try {
    kept = Object(JSON.parse(text ?? "{}"));
  } catch {
    return found;
  }
  for (const name of Object.keys(DEFAULTS)) {
    const value = kept[name];
    const among = name in CHOICES ? CHOICES[name] : null;
    const fits = among ? among.includes(value) : typeof value === typeof DEFAULTS[name];
    if (fits) Object.assign(found, { [name]: value });
  }
  return found;
}

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

// src/lib/look.ts
function followLook(root, changed = () => {
}) {
  let chosen = settings();
  let page = "light";
  const dress = () => {
    const open = chosen.projector ? "light" : page;
    root.dataset.theme = chosen.theme === "system" ? open : chosen.theme;
    root.dataset.deck = chosen.deck;
    root.dataset.size = chosen.size;
    for (const name of ["letters", "projector", "still"]) {
      root.toggleAttribute(`data-${name}`, chosen[name]);
    }
  };
  const leaveTheme = followTheme((theme) => {
    page = theme;
    dress();
  });
  const leaveSettings = followSettings((next) => {
    chosen = next;
    dress();
    changed(next);
  });
  return () => {
    leaveTheme();
    leaveSettings();
  };
}

// src/lib/groups.ts
function freed(groups, codes) {
  return groups.map((group) => group.filter((code) => !codes.includes(code))).filter((group) => group.length > 0);
}
function grouped(groups, codes) {
  return [...freed(groups, codes), [...codes]];
}

// src/lib/holding.ts
function asLies({ mode, groups }) {
  const codes = (group) => group.cards.map(({ code }) => code);
  const apart = groups.filter(({ kind }) => kind !== "loose" && kind !== "order");
  const rest = groups.filter((group) => !apart.includes(group));
  return { mode, groups: apart.map(codes), rest: rest.flatMap(codes) };
}
var cardsIn = ({ groups, rest }) => [...groups.flat(), ...rest];
function inMode(lies, mode) {
  return mode === "order" ? { mode, groups: [], rest: cardsIn(lies) } : { ...lies, mode };
}
var inOwnHands = (lies) => lies.mode === "auto" ? inMode(lies, "groups") : lies;
function fitted({ mode, groups, rest }, codes) {
  const known = [...groups.flat(), ...rest];
  const gone = known.filter((code) => !codes.includes(code));
  const still2 = rest.filter((code) => codes.includes(code));
  const fresh = codes.filter((code) => !known.includes(code));
  return { mode, groups: freed(groups, gone), rest: [...still2, ...fresh] };
}
function groupedIn(lies, codes) {
  const ordered = [...codes].sort((a3, b) => byRank(a3) - byRank(b));
  const rest = lies.rest.filter((code) => !codes.includes(code));
  return { mode: "groups", groups: grouped(lies.groups, ordered), rest };
}
function freedIn(lies, codes) {
  const out = lies.groups.flat().filter((code) => codes.includes(code));
  return { mode: "groups", groups: freed(lies.groups, codes), rest: [...lies.rest, ...out] };
}
function stepped(lies, code, by) {
  const piles = [...lies.groups, lies.rest];
  const at = piles.findIndex((pile2) => pile2.includes(code));
  const pile = piles[at] ?? [];
  const place = pile.indexOf(code) + by;
  if (place >= 0 && place < pile.length) {
    return placed(lies, [code], { pile: at, before: pile[by > 0 ? place + 1 : place] ?? null });
  }
  const next = piles[at + by];
  if (!next) return lies;
  return placed(lies, [code], { pile: at + by, before: by > 0 ? next[0] ?? null : null });
}
function placed(lies, codes, spot) {
  if (spot.pile === "new") return groupedIn(lies, codes);
  const piles = [...lies.groups, lies.rest].map((pile, n2) => {
    const left = pile.filter((code) => !codes.includes(code));
    if (n2 !== spot.pile) return left;
    const at = spot.before === null ? -1 : left.indexOf(spot.before);
    return at < 0 ? [...left, ...codes] : [...left.slice(0, at), ...codes, ...left.slice(at)];
  });
  const rest = piles.pop() ?? [];
  return { mode: lies.mode, groups: piles.filter((pile) => pile.length > 0), rest };
}
function sorted(lies, by) {
  const value = by === "rank" ? byRank : bySuit;
  return { ...lies, rest: [...lies.rest].sort((a3, b) => value(a3) - value(b)) };
}
var byRank = (code) => RANKS.indexOf(rankOf(code)) * SUITS.length + suitAt(code);
var bySuit = (code) => suitAt(code) * RANKS.length + RANKS.indexOf(rankOf(code));
var suitAt = (code) => "CDHS".indexOf(suitOf(code));
function drawn(hand, { mode, groups, rest }) {
  const cards = new Map(hand.groups.flatMap((group) => group.cards).map((c2) => [c2.code, c2]));
  const last = { kind: mode === "order" ? "order" : "loose", codes: rest };
  const piles = [...groups.map((codes) => ({ kind: "group", codes })), last];
  return piles.filter(({ codes }) => codes.length > 0).map(({ kind, codes }) => {
    const told = hand.groups.find((group) => {
      const there = group.cards.map(({ code }) => code);
      return there.length === codes.length && codes.every((code) => there.includes(code));
    });
    const { caption = "", name = "" } = told ?? {};
    const known = told && kind === "group" && told.kind !== "loose" ? told.kind : kind;
    return {
      kind: known,
      caption,
      name,
      cards: codes.flatMap((code) => cards.get(code) ?? [])
    };
  });
}

// src/lib/inhand.ts
var InHand = class {
  constructor(hand, hooks) {
    this.hand = hand;
    this.hooks = hooks;
    this.number = hand.answered;
  }
  hand;
  hooks;
  /** The selected cards, in the order in which they were selected. */
  picked = [];
  /** The cards that the next click lays down somewhere. */
  carried = [];
  /** How the cards lie as far as Python has not answered yet. */
  laid = null;
  /** The own groups while the table groups the cards, to come back to. */
  before = null;
  number;
  /** Was something laid that Python has not counted yet? */
  get uncounted() {
    return this.laid !== null;
  }
  /** Grows whenever cards are laid otherwise. */
  get arranged() {
    return this.number;
  }
  get lies() {
    return this.laid ?? asLies(this.hand);
  }
  get groups() {
    return this.laid ? drawn(this.hand, this.laid) : this.hand.groups;
  }
  get codes() {
    return this.groups.flatMap(({ cards }) => cards.map(({ code }) => code));
  }
  /** Takes a new hand; true if it only answers how the cards are held. */
  receive(hand) {
    const answers = hand.answered !== this.hand.answered;
    const before = asLies(this.hand);
    this.hand = hand;
    if (hand.answered >= this.number) this.laid = null;
    const there = this.codes;
    this.picked = this.picked.filter((code) => there.includes(code));
    this.carried = this.carried.filter((code) => there.includes(code));
    const lies = asLies(hand);
    if (there.length > 0 && JSON.stringify(lies) !== JSON.stringify(before)) this.hooks.keep(lies);
    return answers;
  }
  /** Brings back how the cards lay when the page was left; of another hand only the mode. */
  restore(kept) {
    const lies = asLies(this.hand);
    if (kept.mode === "auto" || lies.mode !== "auto") return;
    const known = cardsIn(kept);
    const same = cardsIn(lies).every((code) => known.includes(code));
    this.hold(same ? kept : { mode: kept.mode, groups: [], rest: cardsIn(lies) }, "", true);
  }
  /** Picks a card instead of the others, or beside them, or lets it go; null lets all go. */
  pick(code, beside = false) {
    const others = beside ? this.picked.filter((other) => other !== code) : [];
    const lets = code === null || this.picked.includes(code) && (beside || !this.picked[1]);
    this.picked = lets ? others : [...others, code];
    this.carried = [];
  }
  /** Does a card that is picked join the others, as where groups are made? */
  get gathers() {
    return this.lies.mode === "groups";
  }
  setMode(mode) {
    const { lies, before } = this;
    if (mode === lies.mode) return;
    this.before = lies.mode === "groups" ? lies : before;
    const back = mode === "groups" && lies.mode === "auto" && before;
    this.hold(back ? fitted(back, cardsIn(lies)) : inMode(lies, mode));
  }
  group(codes) {
    this.hold(groupedIn(this.lies, codes));
    this.picked = [];
  }
  free(codes) {
    this.hold(freedIn(this.lies, codes));
    this.picked = [];
  }
  sort(by) {
    this.hold(sorted(inMode(this.lies, "order"), by));
  }
  step(code, by) {
    this.hold(stepped(inOwnHands(this.lies), code, by), code);
  }
  /** Takes up the picked cards, or puts them back. */
  carry() {
    this.carried = this.carried.length > 0 ? [] : this.picked;
  }
  /** Beside the cards of an own order there is only its end. */
  atPlace(spot) {
    const beside = this.lies.mode === "order" && spot.pile === "new";
    return beside ? { pile: 0, before: null } : spot;
  }
  /** Lays cards down at a spot. */
  lay(codes, spot) {
    const [only] = codes;
    const next = placed(inOwnHands(this.lies), codes, this.atPlace(spot));
    this.hold(next, codes.length === 1 ? only : "");
    this.picked = [];
    this.carried = [];
  }
  hold(next, card = "", quiet = false) {
    this.number += 1;
    this.laid = next;
    this.hooks.send({ kind: "hold", ...next, number: this.number, card, quiet });
  }
};

// src/lib/offers.ts
function cardsOf(hand) {
  return hand.groups.flatMap((group) => group.cards);
}
function cardIn(hand, code) {
  return cardsOf(hand).find((card) => card.code === code);
}
function offers(state, selected) {
  const card = cardIn(state.hand, selected);
  return state.actions.flatMap((entry) => {
    const { id, place, main } = entry;
    const choices = entry.per_card ? card?.choices[id] : void 0;
    if (!card || !choices) return [{ ...entry, key: id }];
    if (choices.length === 0) return [{ ...entry, key: id, why: card.why.headline }];
    return choices.map((choice, i2) => ({ ...choice, key: `${id}:${i2}`, id, place, main }));
  });
}

// src/lib/play.ts
var WAITING_AFTER = 2e3;
var LOST_AFTER = 1e4;
var Play = class {
  constructor(state, word, hooks) {
    this.state = state;
    this.word = word;
    this.hooks = hooks;
    this.hand = new InHand(state.hand, hooks);
    this.settleHand();
  }
  state;
  word;
  hooks;
  hand;
  /** The card of the hand that the Tab key reaches. */
  at = null;
  /** The button of the action bar that the Tab key reaches; null for the main one. */
  tool = null;
  /** The button under pointer or focus. */
  pointed = null;
  /** The action that waits for its second press. */
  armed = null;
  notice = null;
  lost = false;
  /** Whether all ways to lay down the hand are shown. */
  unfolded = false;
  pending = null;
  timers = [];
  notices = 0;
  get waiting() {
    return this.pending !== null;
  }
  /** The one selected card; null where there are none or several. */
  get selected() {
    const { picked } = this.hand;
    return picked.length === 1 ? picked[0] ?? null : null;
  }
  get offers() {
    const found = offers(this.state, this.selected);
    if (this.hand.picked.length < 2) return found;
    const needy = new Set(this.state.actions.filter((a3) => a3.per_card).map(({ id }) => id));
    const why = this.word("choose_one", { n: this.hand.picked.length });
    return found.map((offer) => needy.has(offer.id) ? { ...offer, why } : offer);
  }
  /** Takes a new state from Python; what is still in the hand stays selected. */
  receive(state) {
    const { pending, state: before } = this;
    const news = state.turn !== before.turn || state.say.id !== before.say.id;
    const codes = this.hand.codes;
    const held = this.hand.receive(state.hand);
    this.settleHand(codes);
    this.state = state;
    if (state.turn !== before.turn) this.unfolded = false;
    if (news) {
      this.armed = null;
      this.notice = null;
      this.lost = false;
    }
    if (pending && held) pending.say = state.say.id;
    if (!pending || state.turn === pending.turn && state.say.id === pending.say) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    if (pending.command) this.hooks.answered(state.say.refused);
    const drawn2 = pending.draw && state.phase === "discard";
    if (drawn2) this.pointed = null;
    this.hooks.redraw(drawn2 ? "hand" : void 0);
  }
  /** Selects a card, alone or beside others, or none; takes back a first press. */
  select(code, beside = this.hand.gathers) {
    this.hand.pick(code, beside);
    if (code !== null) this.at = code;
    this.takeBack();
    this.hooks.redraw();
  }
  /** Changes how the cards lie; the focus stays with the card that it was on. */
  arrange(change) {
    change(this.hand);
    this.takeBack();
    this.hooks.redraw();
  }
  /** The cards that a key or button is about: those that are picked, else the one under the focus. */
  meant(code = null) {
    const { picked } = this.hand;
    return picked.length > 0 || code === null ? picked : [code];
  }
  /** Groups or frees the cards meant; asks for them where there are none. */
  regroup(how, code = null) {
    const codes = this.meant(code);
    if (codes.length > 0) this.arrange((hand) => hand[how](codes));
    else this.tell(this.word("choose_cards"));
  }
  /** Selects this card and the next one beside what is selected. */
  extend(code, by) {
    const { codes } = this.hand;
    const next = codes[codes.indexOf(code) + by] ?? code;
    for (const each of [code, next]) {
      if (!this.hand.picked.includes(each)) this.hand.pick(each, true);
    }
    this.takeBack();
    this.moveTo(next);
  }
  /** Lays down what is carried, else what is picked; a hand that the table groups is left alone by a mere click. */
  lay(spot) {
    const { carried, picked, lies } = this.hand;
    const codes = carried.length > 0 || lies.mode === "auto" ? carried : picked;
    if (codes.length > 0) this.arrange((hand) => hand.lay(codes, spot));
  }
  /** Takes up the picked cards, so that the next click lays them down, or puts them back. */
  carry() {
    if (this.hand.picked.length === 0) {
      this.tell(this.word("choose_cards"));
      return;
    }
    this.arrange((hand) => hand.carry());
    if (this.hand.carried.length > 0) this.tell(this.word("carrying"), "plain");
  }
  /** Moves the focus within the hand. */
  moveTo(code) {
    this.at = code;
    this.hooks.redraw("hand");
  }
  /** The button under pointer or focus; one of the action bar becomes its tab stop too when it is focused. */
  point(key, reached = false) {
    const tool = reached ? key : this.tool;
    if (this.pointed === key && this.tool === tool) return;
    this.pointed = key;
    this.tool = tool;
    this.hooks.redraw();
  }
  /** Shows all ways to lay down the hand, or the first ones only. */
  unfold() {
    this.unfolded = !this.unfolded;
    this.hooks.redraw();
  }
  /** Esc puts back what is carried, or takes back a first press. */
  escape() {
    if (this.hand.carried.length > 0) this.hand.carry();
    else if (this.armed === null) return;
    this.takeBack();
    this.hooks.redraw();
  }
  /** So does choosing something else. */
  takeBack() {
    this.armed = null;
    if (!this.waiting) this.notice = null;
  }
  /** Presses a button: sends, asks for a second press, or says why not. `again` is false for the second half of a double click. */
  press(offer, again = true) {
    if (this.waiting) return;
    if (!offer.allowed) {
      this.armed = null;
      this.say(offer.why, "refused");
    } else if (offer.confirm && this.armed !== offer.action) {
      this.armed = offer.action;
      this.say(this.word("again") + offer.confirm, "ask");
    } else if (!offer.confirm || again) {
      const draw = offer.place === "stock" || offer.place === "pile";
      this.send({ kind: "intent", turn: this.state.turn, action: offer.action }, draw);
      return;
    }
    this.hooks.redraw();
  }
  /** Draws or takes. */
  pressPlace(place) {
    const offer = this.offers.find((o3) => o3.place === place);
    if (offer) this.press(offer);
  }
  /** Throws the card, or lays it off when that is what is due. */
  playCard(code, again = true) {
    this.pressWith(code, this.state.phase === "layoff" ? ["lay"] : ["throw"], again);
  }
  /** Lays the card off on the meld of these cards; where it does not fit, the table says why. */
  layOn(code, meld) {
    if (this.waiting) return;
    const cards = (text) => (text.match(/../g) ?? []).sort().join();
    const to = ({ action: action2 }) => cards(action2.split(" on ")[1] ?? "") === cards(meld);
    const offered = cardIn(this.state.hand, code)?.choices.lay?.find(to);
    const action = offered?.action ?? `lay ${code} on ${meld}`;
    this.takeBack();
    this.send({ kind: "intent", turn: this.state.turn, action });
  }
  /** Several cards cannot be thrown or laid off at once. */
  chooseOne(n2) {
    this.tell(this.word("choose_one", { n: n2 }));
  }
  /** Ends the hand with this card: gin where it is possible, else a knock. */
  knockWith(code) {
    this.pressWith(code, ["gin", "knock"]);
  }
  command(text) {
    if (this.waiting) return;
    this.takeBack();
    const whole = text.replace(new RegExp("\\p{Surrogate}", "gu"), "?");
    this.send({ kind: "command", turn: this.state.turn, text: whole });
  }
  /** Tells Python of settings that are more than looks. A kept opponent plays where the notebook named none. */
  prefer(settings2, opening = false) {
    const { hints, bot, bots } = this.state.options;
    const named = opening && bot !== bots[0]?.key;
    const known = bots.some(({ key }) => key === settings2.bot);
    const wanted = { hints: Number(settings2.hints), bot: known && !named ? settings2.bot : bot };
    if (wanted.hints !== hints || wanted.bot !== bot) {
      this.hooks.send({ kind: "settings", ...wanted });
    }
  }
  /** Nobody answers any more. */
  lose() {
    this.settle();
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }
  stop() {
    this.settle();
  }
  /** The first allowed of these actions with this card; where one action has several targets, the focus goes to them. */
  pressWith(code, ids, again = true) {
    if (this.waiting) return;
    if (this.selected !== code) {
      this.hand.picked = [code];
      this.takeBack();
    }
    this.at = code;
    const found = ids.flatMap((id) => this.offers.filter((offer2) => offer2.id === id));
    const targets = found.filter((offer2) => offer2.allowed);
    const [first] = targets;
    if (first && targets.filter((offer2) => offer2.id === first.id).length > 1) {
      this.hooks.redraw(`offer ${first.key}`);
      return;
    }
    const offer = first ?? found.at(-1);
    if (offer) this.press(offer, again);
    else this.hooks.redraw();
  }
  /** Says something of the browser's own at once. */
  tell(text, tone = "refused") {
    this.say(text, tone);
    this.hooks.redraw();
  }
  say(text, tone) {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone };
  }
  send(intent, draw = false) {
    this.settle();
    this.armed = null;
    this.notice = null;
    this.lost = false;
    this.pending = {
      turn: this.state.turn,
      say: this.state.say.id,
      command: intent.kind === "command",
      draw
    };
    this.timers = [
      setTimeout(() => {
        this.say(this.word("waiting"), "plain");
        this.hooks.redraw();
      }, WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER)
    ];
    this.hooks.send(intent);
    this.hooks.redraw();
  }
  settle() {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
  /** Keeps the tab stop where its card is still in the hand; a vanished card hands on to its neighbour. */
  settleHand(before = []) {
    const { codes } = this.hand;
    if (this.at === null || !codes.includes(this.at)) {
      const was = before.indexOf(this.at ?? "");
      this.at = codes[Math.min(Math.max(was, 0), codes.length - 1)] ?? null;
    }
  }
};

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

// src/views/view.ts
var QUIET = { "data-lm-suppress-shortcuts": "true" };

// src/views/settings.tsx
var SELECTS = ["deck", "size", "theme"];
var CHECKS = ["letters", "projector", "still", "keys"];
var SETTING_KEYS = [
  "settings",
  ...SELECTS.flatMap((name) => [
    `settings.${name}`,
    ...CHOICES[name].map((choice) => `settings.${name}.${choice}`)
  ]),
  ...CHECKS.map((name) => `settings.${name}`),
  "settings.hints",
  ...CHOICES.hints.map((level) => `settings.hints.${level}`),
  "settings.bot"
];
function SettingsPanel({ word, id, table }) {
  const now = settings();
  return /* @__PURE__ */ a2(
    "details",
    {
      class: "settings",
      onKeyDown: (event) => {
        const panel = event.currentTarget;
        if (event.key !== "Escape" || !panel.open) return;
        panel.open = false;
        panel.querySelector("summary")?.focus();
        event.stopPropagation();
      },
      children: [
        /* @__PURE__ */ a2("summary", { ...QUIET, children: [
          /* @__PURE__ */ a2(Gear, {}),
          /* @__PURE__ */ a2("span", { children: word("settings") })
        ] }),
        /* @__PURE__ */ a2("div", { class: "panel", children: [
          SELECTS.map((name) => /* @__PURE__ */ a2(
            Select,
            {
              id: `${id}-set-${name}`,
              label: word(`settings.${name}`),
              value: now[name],
              options: CHOICES[name].map((key) => ({ key, name: word(`settings.${name}.${key}`) })),
              onPick: (value) => choose({ [name]: value })
            },
            name
          )),
          CHECKS.map((name) => /* @__PURE__ */ a2("div", { class: "check", children: [
            /* @__PURE__ */ a2(
              "input",
              {
                id: `${id}-set-${name}`,
                type: "checkbox",
                ...QUIET,
                checked: now[name],
                onChange: (event) => choose({ [name]: event.currentTarget.checked })
              }
            ),
            /* @__PURE__ */ a2("label", { for: `${id}-set-${name}`, children: word(`settings.${name}`) })
          ] }, name)),
          table && /* @__PURE__ */ a2($, { children: [
            /* @__PURE__ */ a2(
              Select,
              {
                id: `${id}-set-hints`,
                label: word("settings.hints"),
                value: now.hints,
                options: CHOICES.hints.map((key) => ({ key, name: word(`settings.hints.${key}`) })),
                onPick: (hints) => choose({ hints })
              }
            ),
            /* @__PURE__ */ a2(
              Select,
              {
                id: `${id}-set-bot`,
                label: word("settings.bot"),
                value: table.bot,
                options: table.bots,
                onPick: (bot) => choose({ bot })
              }
            )
          ] })
        ] })
      ]
    }
  );
}
function Select({ id, label, value, options, onPick }) {
  return /* @__PURE__ */ a2("div", { class: "choice", children: [
    /* @__PURE__ */ a2("label", { for: id, children: label }),
    /* @__PURE__ */ a2(
      "select",
      {
        id,
        ...QUIET,
        value,
        onChange: (event) => onPick(event.currentTarget.value),
        children: options.map(({ key, name }) => /* @__PURE__ */ a2("option", { value: key, selected: key === value, children: name }, key))
      }
    )
  ] });
}
function Gear() {
  return /* @__PURE__ */ a2("svg", { viewBox: "0 0 20 20", width: "18", height: "18", "aria-hidden": "true", focusable: "false", children: [
    /* @__PURE__ */ a2("path", { d: "M2 5h16M2 10h16M2 15h16" }),
    /* @__PURE__ */ a2("path", { d: "M7 2.5v5M13 7.5v5M6 12.500v5" })
  ] });
}

// src/words.ts
var LABELS = [
  "table",
  "board",
  "title",
  "your_hand",
  "actions",
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
  "more_ways",
  "modes",
  "mode.auto",
  "mode.order",
  "mode.groups",
  "better",
  "arrange",
  "group",
  "free",
  "move",
  "sort.suit",
  "sort.rank",
  "choose_one",
  "choose_cards",
  "carrying"
];
var WORD_KEYS = [
  ...LABELS,
  ...SETTING_KEYS,
  ...DECK.map((code) => `card.${code}`)
];
function wording(words) {
  return (key, values = {}) => (words[key] ?? key).replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

// src/lib/said.tsx
function Said({ text, word }) {
  return cutCards(text).map(
    (part, i2) => part.code === null ? part.text : /* @__PURE__ */ a2("span", { children: [
      /* @__PURE__ */ a2(
        "span",
        {
          class: `glyph suit-${suitOf(part.code)}`,
          "data-suit": suitOf(part.code),
          "aria-hidden": "true",
          children: part.text
        }
      ),
      /* @__PURE__ */ a2("span", { class: "unseen", children: word(`card.${part.code}`) })
    ] }, i2)
  );
}
function spoken(text, word) {
  return cutCards(text).map((part) => part.code === null ? part.text : word(`card.${part.code}`)).join("");
}

// src/lib/toolbar.ts
var STEPS = {
  ArrowLeft: (at, last) => at === 0 ? last : at - 1,
  ArrowUp: (at, last) => at === 0 ? last : at - 1,
  ArrowRight: (at, last) => at === last ? 0 : at + 1,
  ArrowDown: (at, last) => at === last ? 0 : at + 1,
  Home: () => 0,
  End: (_2, last) => last
};
function barKey(event) {
  const bar = event.currentTarget;
  const buttons = [...bar.querySelectorAll("button")];
  const at = buttons.indexOf(event.target);
  const step = STEPS[event.key];
  if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  buttons[step(at, buttons.length - 1)]?.focus();
  event.preventDefault();
}

// src/views/button.tsx
function OfferButton({ offer, view, tabIndex = 0, toolbar = false, long = false }) {
  const { play, word, id } = view;
  const why = offer.why ? `${id}-why-${offer.key}` : void 0;
  const armed = offer.allowed && offer.confirm !== "" && play.armed === offer.action;
  const kind = offer.main && offer.allowed ? " main" : "";
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(
      "button",
      {
        type: "button",
        ...QUIET,
        class: `offer${kind}${armed ? " armed" : ""}`,
        "data-offer": offer.key,
        tabIndex,
        "aria-disabled": offer.allowed ? void 0 : "true",
        "aria-describedby": why,
        onFocus: () => play.point(offer.key, toolbar),
        onBlur: () => play.point(null),
        onPointerEnter: () => play.point(offer.key),
        onPointerLeave: () => play.point(null),
        onClick: (event) => {
          if (event.detail < 2) play.press(offer);
        },
        children: [
          /* @__PURE__ */ a2("span", { children: /* @__PURE__ */ a2(Said, { text: offer.label, word }) }),
          long && offer.why && /* @__PURE__ */ a2("span", { class: "leads", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: offer.why, word }) })
        ]
      }
    ),
    why && /* @__PURE__ */ a2("span", { id: why, hidden: true, children: /* @__PURE__ */ a2(Said, { text: offer.why, word }) })
  ] });
}

// src/views/modes.tsx
var MODES2 = ["auto", "order", "groups"];
function Modes({ view }) {
  const { play, word, id } = view;
  return /* @__PURE__ */ a2("div", { class: "modes", role: "radiogroup", "aria-label": word("modes"), children: MODES2.map((mode) => /* @__PURE__ */ a2("label", { children: [
    /* @__PURE__ */ a2(
      "input",
      {
        type: "radio",
        name: `${id}-mode`,
        value: mode,
        ...QUIET,
        checked: play.hand.lies.mode === mode,
        onChange: () => play.arrange((hand) => hand.setMode(mode))
      }
    ),
    /* @__PURE__ */ a2("span", { "data-text": word(`mode.${mode}`), children: word(`mode.${mode}`) })
  ] }, mode)) });
}
function tools({ play, word }) {
  const move = {
    name: "move",
    label: word("move"),
    pressed: play.hand.carried.length > 0,
    act: () => play.carry()
  };
  switch (play.hand.lies.mode) {
    case "auto":
      return [];
    case "order":
      return [
        move,
        ...["suit", "rank"].map((by) => ({
          name: `sort ${by}`,
          label: word(`sort.${by}`),
          act: () => play.arrange((hand) => hand.sort(by))
        }))
      ];
    case "groups":
      return [
        ...["group", "free"].map((how) => ({
          name: how,
          label: word(how),
          act: () => play.regroup(how)
        })),
        move
      ];
  }
}

// src/views/actions.tsx
var FIRST = 3;
var FOLDED_FROM = 5;
var MORE = "more ways";
function Actions({ view }) {
  const { play, state, word, id } = view;
  const all = play.offers;
  const spreads = all.filter((offer) => offer.place === "spread");
  const folds = spreads.length > FOLDED_FROM;
  const listed = folds && !play.unfolded ? spreads.slice(0, FIRST) : spreads;
  const bar = [...listed, ...all.filter((offer) => offer.place === "bar")];
  const open = bar.filter((offer) => offer.allowed);
  const stop = [open, bar].flatMap((some) => [some.find((o3) => o3.key === play.tool), some.find((o3) => o3.main), some[0]]).find((offer) => offer !== void 0);
  const atMore = folds && play.tool === MORE;
  const own = tools(view);
  const atOwn = own.find(({ name }) => name === play.tool);
  const tip = all.find((offer) => offer.key === play.pointed);
  const button = (offer) => /* @__PURE__ */ a2(
    OfferButton,
    {
      offer,
      view,
      long: offer.place === "spread",
      tabIndex: offer === stop && !atMore && !atOwn ? 0 : -1,
      toolbar: true
    },
    offer.key
  );
  return /* @__PURE__ */ a2("section", { class: "area actions", "aria-labelledby": `${id}-actions`, children: [
    /* @__PURE__ */ a2("h2", { id: `${id}-actions`, class: "unseen", children: word("actions") }),
    /* @__PURE__ */ a2("div", { class: "words", children: [
      /* @__PURE__ */ a2("p", { class: "prompt", children: /* @__PURE__ */ a2(Said, { text: state.prompt, word }) }),
      " ",
      /* @__PURE__ */ a2(Status, { view }),
      /* @__PURE__ */ a2("p", { class: "lost", role: "alert", children: play.lost ? word("lost") : "" })
    ] }),
    /* @__PURE__ */ a2(
      "div",
      {
        class: "bar",
        role: "toolbar",
        ...QUIET,
        "aria-label": word("actions"),
        tabIndex: -1,
        onKeyDown: barKey,
        children: [
          spreads.length > 0 && /* @__PURE__ */ a2("div", { class: "spreads", children: [
            listed.slice(0, FIRST).map(button),
            folds && /* @__PURE__ */ a2(MoreWays, { n: spreads.length - FIRST, view, tabIndex: atMore ? 0 : -1 }),
            listed.slice(FIRST).map(button)
          ] }),
          bar.slice(listed.length).map(button),
          own.length > 0 && // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
          /* @__PURE__ */ a2("div", { class: "own", role: "group", "aria-label": word("arrange"), children: [
            state.hand.better && !play.hand.uncounted && /* @__PURE__ */ a2("span", { class: "better", children: word("better") }),
            own.map((tool) => /* @__PURE__ */ a2(
              "button",
              {
                type: "button",
                ...QUIET,
                class: "offer",
                "data-own": tool.name,
                tabIndex: tool === atOwn ? 0 : -1,
                "aria-pressed": tool.pressed,
                onFocus: () => play.point(tool.name, true),
                onClick: tool.act,
                children: tool.label
              },
              tool.name
            ))
          ] })
        ]
      }
    ),
    /* @__PURE__ */ a2("div", { class: "hint", children: [
      !state.result && /* @__PURE__ */ a2("p", { class: "keys", id: `${id}-keys`, children: word("keys") }),
      tip?.why && /* @__PURE__ */ a2("p", { class: "tip", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: tip.why, word }) })
    ] })
  ] });
}
function MoreWays({ n: n2, view, tabIndex }) {
  const { play, word } = view;
  return /* @__PURE__ */ a2(
    "button",
    {
      type: "button",
      ...QUIET,
      class: "offer more",
      tabIndex,
      "aria-expanded": play.unfolded,
      onFocus: () => play.point(MORE, true),
      onBlur: () => play.point(null),
      onClick: () => play.unfold(),
      children: word("more_ways", { n: n2 })
    }
  );
}
function Status({ view }) {
  const { play, state, word, narrow } = view;
  const { notice } = play;
  const tone = notice?.tone ?? (state.say.refused ? "refused" : "plain");
  const text = notice?.text ?? state.say.text;
  const short = notice || !narrow ? "" : state.say.short;
  return /* @__PURE__ */ a2("p", { class: `say ${tone}`, role: "status", "aria-live": "polite", "aria-atomic": "true", children: /* @__PURE__ */ a2("span", { children: short ? /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("span", { class: "unseen", children: spoken(text, word) }),
    /* @__PURE__ */ a2("span", { "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: short, word }) })
  ] }) : /* @__PURE__ */ a2(Said, { text, word }) }, notice ? `notice ${notice.n}` : `say ${state.say.id}`) });
}

// src/lib/drag.ts
var THRESHOLD = 5;
var LONG_PRESS = 250;
function dragging(root, hooks) {
  let drag = null;
  let over = null;
  const show = (element) => {
    if (over === element) return;
    over?.removeAttribute("data-over");
    element?.setAttribute("data-over", "");
    over = element;
  };
  const find = (code) => root.querySelector(`[role=option][data-code="${code}"]`);
  const begin = () => {
    if (!drag) return;
    clearTimeout(drag.timer);
    const found = hooks.cards(drag.code).map(find);
    drag.moving = found.filter((each) => each !== null);
    if (drag.moving.length === 0) {
      end();
      return;
    }
    root.setPointerCapture?.(drag.pointer);
    root.toggleAttribute("data-dragging", true);
    for (const element of drag.moving) element.toggleAttribute("data-dragged", true);
  };
  const end = () => {
    if (!drag) return;
    clearTimeout(drag.timer);
    for (const element of drag.moving) {
      element.removeAttribute("data-dragged");
      element.style.removeProperty("translate");
    }
    root.removeAttribute("data-dragging");
    show(null);
    if (root.hasPointerCapture?.(drag.pointer)) root.releasePointerCapture(drag.pointer);
    drag = null;
  };
  const onDown = (event) => {
    const card = event.target.closest("[role=option][data-code]");
    end();
    if (!card || event.button !== 0 || !event.isPrimary) return;
    const touch = event.pointerType === "touch";
    drag = {
      pointer: event.pointerId,
      code: card.dataset.code ?? "",
      x: event.clientX,
      y: event.clientY,
      touch,
      moving: [],
      timer: touch ? setTimeout(begin, LONG_PRESS) : void 0
    };
  };
  const onMove = (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.moving.length === 0) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (drag.touch) end();
      else begin();
    }
    if (!drag || drag.moving.some((element) => !element.isConnected)) {
      end();
      return;
    }
    const zoom = root.currentCSSZoom ?? 1;
    for (const element of drag.moving) element.style.translate = `${dx / zoom}px ${dy / zoom}px`;
    show(hooks.target(event.clientX, event.clientY)?.shown ?? null);
  };
  const onUp = (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const codes = drag.moving.map((element) => element.dataset.code ?? "");
    const found = codes.length > 0 ? hooks.target(event.clientX, event.clientY) : null;
    if (codes.length > 0) swallowClick();
    if (found) hooks.drop(codes, found.what);
    end();
  };
  const swallowClick = () => {
    const swallow = (event) => event.stopPropagation();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
  };
  const onKey = (event) => {
    if (event.key !== "Escape" || !drag) return;
    end();
    event.stopPropagation();
  };
  const mark = (event) => {
    if (drag) event.preventDefault();
  };
  const hold = (event) => {
    if (drag && drag.moving.length > 0) event.preventDefault();
  };
  const leave = new AbortController();
  const { signal } = leave;
  root.addEventListener("pointerdown", onDown, { signal });
  root.addEventListener("pointermove", onMove, { signal });
  root.addEventListener("pointerup", onUp, { signal });
  root.addEventListener("pointercancel", end, { signal });
  root.addEventListener("lostpointercapture", end, { signal });
  root.addEventListener("touchmove", hold, { signal, passive: false });
  root.addEventListener("contextmenu", hold, { signal });
  document.addEventListener("selectstart", mark, { signal });
  document.addEventListener("keydown", onKey, { signal, capture: true });
  return () => {
    end();
    leave.abort();
  };
}

// src/lib/spots.ts
function spotAt(box, x2, y2) {
  const piles = [...box.querySelectorAll("[data-pile]")];
  const pile = piles.find((each) => holds(each, x2, y2));
  if (!pile) return holds(box, x2, y2) ? { pile: "new", before: null } : null;
  return { pile: Number(pile.dataset.pile), before: slotAfter(pile, x2, y2)?.dataset.code ?? null };
}
function slotAfter(pile, x2, y2) {
  const slots = [...pile.querySelectorAll("[data-code]:not([data-dragged])")];
  return slots.find((slot, n2) => {
    const own = slot.getBoundingClientRect();
    const next = slots[n2 + 1]?.getBoundingClientRect();
    const seen = next && next.left > own.left ? next.left : own.right;
    return y2 < own.top || y2 <= own.bottom && x2 < (own.left + seen) / 2;
  });
}
function shownAt(box, spot) {
  const pile = box.querySelector(`[data-pile="${spot.pile}"]`);
  const card = pile?.querySelector(`[data-code="${spot.before}"]`);
  return card ?? pile ?? box;
}
function holds(element, x2, y2) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x2 >= left && x2 <= right && y2 >= top && y2 <= bottom;
}

// src/views/board.ts
function board(root, play) {
  const leave = new AbortController();
  const { signal } = leave;
  const within = (event, place) => event.target.closest(place);
  root.addEventListener(
    "dblclick",
    (event) => {
      if (within(event, ".stock")) play.pressPlace("stock");
      else if (within(event, ".pile")) play.pressPlace("pile");
    },
    { signal }
  );
  root.addEventListener(
    "click",
    (event) => {
      const meld = within(event, ".seats [data-meld]")?.dataset.meld;
      if (meld && play.selected && event.detail < 2) play.layOn(play.selected, meld);
    },
    { signal }
  );
  const leaveDrag = dragging(root, {
    cards: (code) => {
      const { picked } = play.hand;
      return picked.includes(code) ? picked : [code];
    },
    target: (x2, y2) => targetAt(root, play, x2, y2),
    drop: (codes, what) => {
      const [only] = codes;
      if (what.to === "hand") play.arrange((hand) => hand.lay(codes, what.spot));
      else if (!only || codes.length > 1) play.chooseOne(codes.length);
      else if (what.to === "pile") play.playCard(only);
      else play.layOn(only, what.cards);
    }
  });
  return () => {
    leave.abort();
    leaveDrag();
  };
}
function targetAt(root, { state, hand }, x2, y2) {
  const under = (place) => [...root.querySelectorAll(place)].find((each) => holds(each, x2, y2));
  const pile = state.phase === "discard" && under(".pile-spot");
  if (pile) {
    return { what: { to: "pile" }, shown: pile.querySelector(".pile") ?? pile };
  }
  const meld = state.phase === "layoff" && under(".seats [data-meld]");
  if (meld) {
    return { what: { to: "meld", cards: meld.dataset.meld ?? "" }, shown: meld };
  }
  const box = under(".hand");
  const found = box && spotAt(box, x2, y2);
  if (!found) return null;
  const spot = hand.atPlace(found);
  return { what: { to: "hand", spot }, shown: shownAt(box, spot) };
}

// src/views/command.tsx
var LONGEST = 200;
function CommandBox({ view, command, longest = LONGEST }) {
  const { word, id } = view;
  return /* @__PURE__ */ a2(
    "form",
    {
      class: "area command",
      onSubmit: (event) => {
        event.preventDefault();
        const input = event.currentTarget.querySelector("input");
        if (input?.value.trim()) command(input.value);
      },
      children: [
        /* @__PURE__ */ a2("label", { for: `${id}-command`, children: word("command") }),
        /* @__PURE__ */ a2(
          "input",
          {
            id: `${id}-command`,
            type: "text",
            ...QUIET,
            placeholder: word("command_hint"),
            autocomplete: "off",
            autocapitalize: "none",
            spellcheck: false,
            enterkeyhint: "send",
            maxLength: longest,
            onKeyDown: (event) => {
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              if (!event.repeat) event.currentTarget.form?.requestSubmit();
            }
          }
        ),
        /* @__PURE__ */ a2("button", { type: "submit", class: "offer", ...QUIET, children: word("send") })
      ]
    }
  );
}
function commandAnswered(root, refused) {
  const input = root.querySelector(".command input");
  if (!input) return;
  if (refused) input.select();
  else input.value = "";
}

// src/lib/keys.ts
var isSingle = ({ key }) => key.length === 1 && key !== " ";
function stepOf(event) {
  const mac = navigator.platform.startsWith("Mac");
  if (!(mac ? event.altKey : event.ctrlKey)) return null;
  return { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? null;
}

// src/views/cardbox.tsx
function CardBox(props) {
  const { view, groups, label, keys, many } = props;
  const cards = groups.flatMap((group) => group.cards);
  const at = Math.min(props.at, cards.length - 1);
  let place = 0;
  return /* @__PURE__ */ a2(
    "div",
    {
      class: props.carrying ? "hand carrying" : "hand",
      role: "listbox",
      ...QUIET,
      "aria-label": label,
      "aria-describedby": keys,
      "aria-multiselectable": many ? "true" : void 0,
      tabIndex: -1,
      onKeyDown: (event) => boxKey(event, props, cards, at),
      onClick: (event) => boxClick(event, props),
      children: groups.map((group, n2) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
        /* @__PURE__ */ a2(
          "div",
          {
            class: `meld ${group.kind}`,
            role: "group",
            "aria-label": group.name,
            "data-pile": n2,
            children: [
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
                    box: props
                  },
                  card.code
                );
              }) })
            ]
          },
          group.key
        )
      ))
    }
  );
}
function Slot({ card, view, own, stop, box }) {
  const marks = [
    card.selected && "selected",
    card.still && "still",
    card.ringed && "ringed",
    card.shared && "shared",
    card.fresh && "fresh",
    card.fits && "fits"
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
          if (!stop) box.onMove(own);
        },
        onClick: (event) => {
          if (event.detail > 1 || card.still || box.carrying) return;
          box.onPick(card.code, event.ctrlKey || event.metaKey || event.shiftKey);
        },
        onDblClick: () => {
          if (!card.still && !box.carrying) (box.onDouble ?? box.onEnter)?.(card.code);
        },
        children: [
          /* @__PURE__ */ a2(Card, { id: view.id, code: card.code }),
          card.tag && /* @__PURE__ */ a2("span", { class: "tag", "aria-hidden": "true", children: card.tag })
        ]
      }
    )
  );
}
function boxClick(event, { onLay, carrying }) {
  const onCard = event.target.closest("[data-code]") !== null;
  if (!onLay || event.detail > 1 || onCard && !carrying) return;
  const spot = spotAt(event.currentTarget, event.clientX, event.clientY);
  if (spot) onLay(spot);
}
function boxKey(event, props, cards, at) {
  const here = cards[at];
  if (!here || isSingle(event) && !settings().keys) return;
  if (props.carrying && props.onLay && [" ", "Enter"].includes(event.key)) {
    const pile = props.groups.findIndex((group) => group.cards.includes(here));
    props.onLay({ pile, before: here.code });
    event.preventDefault();
    return;
  }
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
      if (!here.still) props.onPick(here.code, event.shiftKey);
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

// src/views/counter.tsx
var FULL = 40;
var percent = (points) => `${Math.min(points, FULL) / FULL * 100}%`;
function Counter({ view }) {
  const { play, state, word } = view;
  const { deadwood, sum, limit, best, note } = state.hand;
  return /* @__PURE__ */ a2("div", { class: play.hand.uncounted ? "counter uncounted" : "counter", children: [
    /* @__PURE__ */ a2("p", { class: "count", children: [
      word("deadwood"),
      " ",
      /* @__PURE__ */ a2("b", { children: deadwood }),
      sum && sum !== String(deadwood) && /* @__PURE__ */ a2("span", { class: "sum", children: [
        " = ",
        sum
      ] })
    ] }),
    /* @__PURE__ */ a2("div", { class: "scale", "aria-hidden": "true", children: [
      /* @__PURE__ */ a2("i", { class: "now", style: { width: percent(deadwood) } }),
      /* @__PURE__ */ a2("i", { class: best <= limit ? "best within" : "best", style: { width: percent(best) } }),
      /* @__PURE__ */ a2("span", { class: "tick", style: { left: percent(limit) }, children: /* @__PURE__ */ a2("span", { children: word("need", { n: state.limit.number }) }) })
    ] }),
    /* @__PURE__ */ a2("p", { class: "note", children: /* @__PURE__ */ a2(Said, { text: note, word }) }),
    !view.narrow && /* @__PURE__ */ a2(Modes, { view })
  ] });
}

// src/views/hand.tsx
function HandArea({ view, typed }) {
  const { play, word, id } = view;
  const { codes } = play.hand;
  return /* @__PURE__ */ a2("section", { class: "area hand-area", "aria-labelledby": `${id}-hand`, children: [
    /* @__PURE__ */ a2("h2", { id: `${id}-hand`, class: "unseen", children: word("your_hand") }),
    /* @__PURE__ */ a2(Counter, { view }),
    /* @__PURE__ */ a2(
      CardBox,
      {
        view,
        groups: boxes(view),
        label: word("your_hand"),
        keys: `${id}-keys`,
        many: true,
        at: codes.indexOf(play.at ?? ""),
        typed,
        carrying: play.hand.carried.length > 0,
        onMove: (at) => play.moveTo(codes[at] ?? ""),
        onPick: (code, beside) => play.select(code, beside || play.hand.gathers),
        onEnter: (code) => play.playCard(code),
        onDouble: (code) => play.playCard(code, false),
        onLay: (spot) => play.lay(spot),
        onKey: (event, code) => handKey(event, code, play)
      }
    ),
    view.narrow && /* @__PURE__ */ a2(Modes, { view })
  ] });
}
function boxes({ play, word }) {
  return play.hand.groups.map((group) => ({
    key: group.cards.map(({ code }) => code).join(),
    kind: group.kind,
    caption: group.caption,
    name: spoken(group.name, word),
    cards: group.cards.map((card) => ({
      code: card.code,
      name: spoken(card.name, word),
      selected: play.hand.picked.includes(card.code),
      fresh: card.fresh,
      fits: (card.choices.lay?.length ?? 0) > 0
    }))
  }));
}
function handKey(event, code, play) {
  const by = stepOf(event);
  if (by) {
    play.arrange((hand) => hand.step(code, by));
    return true;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (event.shiftKey && along) {
    play.extend(code, along);
    return true;
  }
  if (event.shiftKey && event.key === "Enter") {
    if (!event.repeat) play.knockWith(code);
    return true;
  }
  const how = { g: "group", f: "free" }[event.key.toLowerCase()];
  if (how) play.regroup(how, code);
  return how !== void 0;
}

// src/views/middle.tsx
var SHOWN = 6;
function LimitBadge({ limit, view }) {
  return /* @__PURE__ */ a2("div", { class: "spot limit-spot", children: [
    /* @__PURE__ */ a2("p", { class: "caption", children: view.word("upcard") }),
    /* @__PURE__ */ a2("div", { class: "limit", children: [
      /* @__PURE__ */ a2("span", { class: "unseen", children: view.word("limit") }),
      /* @__PURE__ */ a2(Card, { id: view.id, code: limit.card, small: true }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: view.word(`card.${limit.card}`) }),
      /* @__PURE__ */ a2("p", { children: [
        /* @__PURE__ */ a2("b", { class: limit.number.length > 2 ? "number long" : "number", children: limit.number }),
        /* @__PURE__ */ a2("small", { children: /* @__PURE__ */ a2(Said, { text: limit.text, word: view.word }) })
      ] })
    ] })
  ] });
}
function Middle({ view }) {
  const { state, word } = view;
  return /* @__PURE__ */ a2("div", { class: "middle", children: [
    /* @__PURE__ */ a2(LimitBadge, { limit: state.limit, view }),
    /* @__PURE__ */ a2("div", { class: "spot", children: [
      /* @__PURE__ */ a2("p", { class: "caption", children: [
        word("stock"),
        " ",
        /* @__PURE__ */ a2("b", { children: word("stock_left", { n: state.stock }) })
      ] }),
      /* @__PURE__ */ a2("span", { class: "stock", "aria-hidden": "true", children: [
        state.stock > 2 && /* @__PURE__ */ a2(Back, {}),
        state.stock > 1 && /* @__PURE__ */ a2(Back, {}),
        state.stock > 0 && /* @__PURE__ */ a2(Back, {})
      ] }),
      /* @__PURE__ */ a2(PlaceButton, { place: "stock", view })
    ] }),
    /* @__PURE__ */ a2("div", { class: "spot pile-spot", children: [
      /* @__PURE__ */ a2("p", { class: "caption", children: [
        word("pile"),
        " ",
        /* @__PURE__ */ a2(PileTop, { view })
      ] }),
      /* @__PURE__ */ a2(Pile, { view }),
      /* @__PURE__ */ a2(PlaceButton, { place: "pile", view })
    ] })
  ] });
}
function PileTop({ view }) {
  const { state, word } = view;
  const top = state.pile.at(-1);
  return /* @__PURE__ */ a2("b", { children: top ? /* @__PURE__ */ a2(Said, { text: word("pile_top", { card: glyphOf(top) }), word }) : word("pile_empty") });
}
function Pile({ view }) {
  const { state, word, id } = view;
  const earlier = state.pile.slice(0, -1);
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("span", { class: "pile", "aria-hidden": "true", children: [
      state.pile.length === 0 && /* @__PURE__ */ a2("i", { class: "no-card" }),
      state.pile.slice(-SHOWN).map((code) => /* @__PURE__ */ a2("span", { class: "slot", "data-code": code, children: /* @__PURE__ */ a2(Card, { id, code }) }, code))
    ] }),
    earlier.length > 0 && /* @__PURE__ */ a2("span", { class: "unseen", children: [
      word("earlier"),
      ": ",
      earlier.map((code) => word(`card.${code}`)).join(", ")
    ] })
  ] });
}
function PlaceButton({ place, view }) {
  return /* @__PURE__ */ a2($, { children: view.play.offers.filter((offer) => offer.place === place).map((offer) => /* @__PURE__ */ a2(OfferButton, { offer, view }, offer.key)) });
}

// src/views/why.tsx
function WhyLines({ why, word }) {
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2("p", { class: "headline", children: /* @__PURE__ */ a2(Said, { text: why.headline, word }) }),
    why.rows.length > 0 && /* @__PURE__ */ a2(Sums, { rows: why.rows, total: why.total, word }),
    why.because.map((sentence) => /* @__PURE__ */ a2("p", { children: /* @__PURE__ */ a2(Said, { text: sentence, word }) }, sentence)),
    why.rule && /* @__PURE__ */ a2("p", { class: "rule", children: /* @__PURE__ */ a2(Said, { text: why.rule, word }) })
  ] });
}
function Sums({
  rows,
  total,
  word,
  title
}) {
  return /* @__PURE__ */ a2("table", { class: "sums", children: [
    title && /* @__PURE__ */ a2("caption", { children: title }),
    /* @__PURE__ */ a2("tbody", { children: rows.map((row) => /* @__PURE__ */ a2("tr", { children: [
      /* @__PURE__ */ a2("th", { scope: "row", children: /* @__PURE__ */ a2(Said, { text: row.text, word }) }),
      /* @__PURE__ */ a2("td", { children: row.points })
    ] }, row.text)) }),
    total && /* @__PURE__ */ a2("tfoot", { children: /* @__PURE__ */ a2("tr", { children: [
      /* @__PURE__ */ a2("th", { scope: "row", children: /* @__PURE__ */ a2(Said, { text: total.text, word }) }),
      /* @__PURE__ */ a2("td", { children: total.points })
    ] }) })
  ] });
}

// src/views/panels.tsx
function Panel({ title, view, gist, children }) {
  const { word, narrow, id } = view;
  const heading = /* @__PURE__ */ a2("h2", { id: `${id}-${title}`, children: word(title) });
  return /* @__PURE__ */ a2("section", { class: `area panel ${title}`, "aria-labelledby": `${id}-${title}`, children: narrow ? /* @__PURE__ */ a2("details", { children: [
    /* @__PURE__ */ a2("summary", { ...QUIET, children: [
      heading,
      " ",
      /* @__PURE__ */ a2("span", { class: "gist", children: /* @__PURE__ */ a2(Said, { text: gist, word }) })
    ] }),
    children
  ] }) : /* @__PURE__ */ a2($, { children: [
    heading,
    children
  ] }) });
}
function WhyPanel({ view }) {
  const { play, state, word } = view;
  const why = cardIn(state.hand, play.selected)?.why ?? state.why;
  return /* @__PURE__ */ a2(Panel, { title: "why", view, gist: why.headline, children: /* @__PURE__ */ a2(WhyLines, { why, word }) });
}
var BESIDE = 3;
function ScorePanel({ view }) {
  const { state, word } = view;
  const { names, marks, rows, totals, goal } = state.score;
  const gist = names.map((name, i2) => `${name} ${totals[i2] ?? ""}`).join(" · ");
  const beside = names.length <= BESIDE;
  const cells = (points) => points.map((each, i2) => /* @__PURE__ */ a2("td", { children: each }, names[i2]));
  return /* @__PURE__ */ a2(Panel, { title: "score", view, gist, children: /* @__PURE__ */ a2("table", { class: beside ? "scores" : "scores many", children: [
    !beside && /* @__PURE__ */ a2("caption", { children: goal }),
    /* @__PURE__ */ a2("thead", { children: /* @__PURE__ */ a2("tr", { children: [
      beside && /* @__PURE__ */ a2("th", { scope: "col", children: goal }),
      names.map((name, i2) => /* @__PURE__ */ a2("th", { scope: "col", children: [
        name,
        marks[i2] && /* @__PURE__ */ a2("small", { children: [
          " ",
          marks[i2]
        ] })
      ] }, name))
    ] }) }),
    beside ? /* @__PURE__ */ a2("tbody", { children: rows.map((row) => /* @__PURE__ */ a2("tr", { children: [
      /* @__PURE__ */ a2("th", { scope: "row", children: row.label }),
      cells(row.points)
    ] }, row.label)) }) : rows.map((row) => /* @__PURE__ */ a2("tbody", { children: [
      /* @__PURE__ */ a2("tr", { children: /* @__PURE__ */ a2("th", { scope: "rowgroup", colSpan: names.length, children: row.label }) }),
      /* @__PURE__ */ a2("tr", { children: cells(row.points) })
    ] }, row.label)),
    /* @__PURE__ */ a2("tfoot", { children: [
      !beside && /* @__PURE__ */ a2("tr", { children: /* @__PURE__ */ a2("th", { scope: "rowgroup", colSpan: names.length, children: word("total") }) }),
      /* @__PURE__ */ a2("tr", { children: [
        beside && /* @__PURE__ */ a2("th", { scope: "row", children: word("total") }),
        cells(totals)
      ] })
    ] })
  ] }) });
}
function showNewest(root) {
  const log = root.querySelector("[role=log]");
  if (!log || log.clientHeight === 0 || log.dataset.seen === log.dataset.lines) return;
  log.dataset.seen = log.dataset.lines;
  log.scrollTop = log.scrollHeight;
}
function LogPanel({ view }) {
  const { state, word, narrow } = view;
  const last = state.log.at(-1);
  return /* @__PURE__ */ a2(Panel, { title: "log", view, gist: last?.text ?? "", children: /* @__PURE__ */ a2(
    "div",
    {
      class: "events",
      role: "log",
      ...QUIET,
      "aria-live": "off",
      "aria-label": word("log"),
      tabIndex: narrow ? -1 : 0,
      "data-lines": state.log.length,
      children: /* @__PURE__ */ a2("ol", { children: state.log.map((line) => /* @__PURE__ */ a2("li", { class: line.who, value: line.n, children: /* @__PURE__ */ a2("span", { children: /* @__PURE__ */ a2(Said, { text: line.text, word }) }) }, line.n)) })
    }
  ) });
}

// src/views/melds.tsx
function Melds({ groups, view }) {
  return /* @__PURE__ */ a2("ul", { class: "melds", children: groups.map((group) => /* @__PURE__ */ a2(Meld, { group, view }, group.cards.join())) });
}
function Meld({ group, view }) {
  const { word, id } = view;
  const laid = group.laid.map((code) => word(`card.${code}`)).join(", ");
  return /* @__PURE__ */ a2(
    "li",
    {
      class: `meld ${group.kind}`,
      "data-meld": group.kind === "loose" ? null : group.cards.join(""),
      children: [
        /* @__PURE__ */ a2("span", { class: "unseen", children: [
          spoken(group.name, word),
          laid && ` (${word("laid_off")}: ${laid})`
        ] }),
        /* @__PURE__ */ a2("p", { class: "caption", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: group.caption, word }) }),
        /* @__PURE__ */ a2("div", { class: "fan", "aria-hidden": "true", children: group.cards.map((code) => /* @__PURE__ */ a2("span", { class: group.laid.includes(code) ? "slot laid" : "slot", children: [
          /* @__PURE__ */ a2(Card, { id, code }),
          group.laid.includes(code) && /* @__PURE__ */ a2("span", { class: "tag", children: word("laid_off") })
        ] }, code)) })
      ]
    }
  );
}

// src/views/seats.tsx
function Seats({ view }) {
  const { seats } = view.state;
  const several = seats.length > 1;
  return /* @__PURE__ */ a2("ul", { class: several ? "seats several" : "seats", children: seats.map(
    (seat) => several ? /* @__PURE__ */ a2(Strip, { seat, view }, seat.name) : /* @__PURE__ */ a2(Opponent, { seat, view }, seat.name)
  ) });
}
function Opponent({ seat, view }) {
  const note = [seat.bot, seat.took].filter(Boolean).join(" · ");
  return /* @__PURE__ */ a2("li", { class: "seat", children: [
    /* @__PURE__ */ a2("p", { class: "who", children: [
      /* @__PURE__ */ a2("b", { children: seat.name }),
      " ",
      /* @__PURE__ */ a2("span", { class: "note", children: /* @__PURE__ */ a2(Said, { text: note, word: view.word }) })
    ] }),
    /* @__PURE__ */ a2(Hand, { seat, view })
  ] });
}
function Strip({ seat, view }) {
  const { word } = view;
  const lines = [seat.last, seat.took].filter(Boolean);
  return /* @__PURE__ */ a2("li", { class: seat.shown ? "seat open" : "seat", children: [
    /* @__PURE__ */ a2("p", { class: "who", children: [
      /* @__PURE__ */ a2("b", { children: seat.name }),
      /* @__PURE__ */ a2(Marks, { marks: seat.marks })
    ] }),
    /* @__PURE__ */ a2(Hand, { seat, view }),
    /* @__PURE__ */ a2("p", { class: "note bot", children: seat.bot }),
    !seat.shown && lines.map((line) => /* @__PURE__ */ a2("p", { class: "note", children: /* @__PURE__ */ a2(Said, { text: line, word }) }, line))
  ] });
}
function Hand({ seat, view }) {
  if (seat.shown) return /* @__PURE__ */ a2(Melds, { groups: seat.shown, view });
  return /* @__PURE__ */ a2("span", { class: "backs", role: "img", "aria-label": view.word("back", { n: seat.cards }), children: Array.from({ length: seat.cards }, (_2, i2) => /* @__PURE__ */ a2(Back, {}, i2)) });
}
function Marks({ marks }) {
  return marks.filter(Boolean).map((mark) => /* @__PURE__ */ a2($, { children: [
    " ",
    /* @__PURE__ */ a2("span", { class: "mark", children: mark })
  ] }, mark));
}

// src/views/result.tsx
function ResultArea({ result, view }) {
  const { word } = view;
  return /* @__PURE__ */ a2("div", { class: "result", children: [
    /* @__PURE__ */ a2("p", { class: "verdict", children: /* @__PURE__ */ a2(Said, { text: result.headline, word }) }),
    /* @__PURE__ */ a2("div", { class: result.sides.length > 2 ? "hands several" : "hands", children: result.sides.map((side) => /* @__PURE__ */ a2(OpenHand, { side, view }, side.name)) }),
    /* @__PURE__ */ a2("table", { class: "sums", children: /* @__PURE__ */ a2("tbody", { children: result.lines.map((line) => /* @__PURE__ */ a2("tr", { class: line.total ? "total" : void 0, children: [
      /* @__PURE__ */ a2("th", { scope: "row", children: /* @__PURE__ */ a2(Said, { text: line.text, word }) }),
      /* @__PURE__ */ a2("td", { children: line.points })
    ] }, line.text)) }) }),
    result.note && /* @__PURE__ */ a2("p", { class: "note", children: /* @__PURE__ */ a2(Said, { text: result.note, word }) })
  ] });
}
function OpenHand({ side, view }) {
  return /* @__PURE__ */ a2("div", { class: "side", children: [
    /* @__PURE__ */ a2("p", { class: "who", children: [
      /* @__PURE__ */ a2("b", { children: side.name }),
      /* @__PURE__ */ a2(Marks, { marks: [side.mark] }),
      " ",
      /* @__PURE__ */ a2("span", { class: "note", children: /* @__PURE__ */ a2(Said, { text: side.text, word: view.word }) })
    ] }),
    /* @__PURE__ */ a2(Melds, { groups: side.groups, view })
  ] });
}

// src/views/table.tsx
var NARROW = 640;
function Table({ view, typed }) {
  const { play, state, word, id } = view;
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(CardDefs, { id }),
    /* @__PURE__ */ a2("header", { class: "area head", children: [
      /* @__PURE__ */ a2("p", { class: "title", children: word("title") }),
      /* @__PURE__ */ a2("p", { class: "heading", children: state.heading }),
      /* @__PURE__ */ a2(SettingsPanel, { word, id, table: state.options })
    ] }),
    /* @__PURE__ */ a2("div", { class: "felt", children: [
      /* @__PURE__ */ a2("section", { class: "area board", "aria-labelledby": `${id}-table`, children: [
        /* @__PURE__ */ a2("h2", { id: `${id}-table`, class: "unseen", children: word("board") }),
        state.result ? /* @__PURE__ */ a2(ResultArea, { result: state.result, view }) : /* @__PURE__ */ a2($, { children: [
          /* @__PURE__ */ a2(Seats, { view }),
          state.phase === "layoff" ? /* @__PURE__ */ a2(LimitBadge, { limit: state.limit, view }) : /* @__PURE__ */ a2(Middle, { view })
        ] })
      ] }),
      !state.result && /* @__PURE__ */ a2(HandArea, { view, typed }),
      /* @__PURE__ */ a2(Actions, { view }),
      /* @__PURE__ */ a2(CommandBox, { view, command: (text) => play.command(text) })
    ] }),
    /* @__PURE__ */ a2("div", { class: "sides", children: [
      /* @__PURE__ */ a2(WhyPanel, { view }),
      /* @__PURE__ */ a2(ScorePanel, { view }),
      /* @__PURE__ */ a2(LogPanel, { view })
    ] })
  ] });
}
function render({ model, el, signal }) {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  root.className = "gin";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "frame";
  root.append(frame);
  el.append(root);
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  let narrow = false;
  let painting = false;
  let stale = false;
  let shown = { state: null, arranged: 0 };
  const play = new Play(model.get("state"), wording(model.get("words")), {
    send: (message) => model.send(message),
    redraw: (focus) => keepFocus(root, focus, paint),
    keep: keepHolding,
    answered: (refused) => commandAnswered(root, refused)
  });
  function paint() {
    stale = true;
    if (painting) return;
    painting = true;
    const moved = shown.state !== play.state || shown.arranged !== play.hand.arranged;
    const land = moved && shown.state ? flights(root) : () => {
    };
    shown = { state: play.state, arranged: play.hand.arranged };
    while (stale) {
      stale = false;
      const { state, word } = play;
      root.setAttribute("aria-label", word("table"));
      Q(/* @__PURE__ */ a2(Table, { view: { play, state, word, id, narrow }, typed }), frame);
    }
    painting = false;
    land();
    showNewest(root);
  }
  const onState = () => play.receive(model.get("state"));
  const onWords = () => {
    play.word = wording(model.get("words"));
    keepFocus(root, void 0, paint);
  };
  const onKey = (event) => tableKey(event, play);
  model.on("change:state", onState);
  model.on("change:words", onWords);
  root.addEventListener("keydown", onKey);
  let opening = true;
  const leaveLook = followLook(root, (chosen) => {
    play.prefer(chosen, opening);
    opening = false;
    keepFocus(root, void 0, paint);
  });
  const kept = keptHolding();
  if (kept) play.arrange((hand) => hand.restore(kept));
  const leaveBoard = board(root, play);
  const leaveKernel = watchKernel(model, () => play.lose());
  const watch = new ResizeObserver(([entry]) => {
    const now = (entry?.contentRect.width ?? NARROW) < NARROW;
    if (now !== narrow) {
      narrow = now;
      keepFocus(root, void 0, paint);
    }
    showNewest(root);
  });
  watch.observe(root);
  const bar = root.querySelector(".actions");
  const watchBar = new ResizeObserver(([entry]) => {
    root.style.setProperty("--bar-h", `${Math.ceil(entry?.contentRect.height ?? 0)}px`);
  });
  if (bar) watchBar.observe(bar);
  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    root.removeEventListener("keydown", onKey);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveBoard();
    leaveKernel();
    watch.disconnect();
    watchBar.disconnect();
    play.stop();
    Q(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}
function tableKey(event, play) {
  const { tagName } = event.target;
  const typing = tagName === "INPUT" || tagName === "SELECT";
  if (event.key === "Enter" && event.repeat) {
    event.preventDefault();
  } else if (event.key === "Escape") {
    play.escape();
  } else if (!typing && !event.defaultPrevented && !event.repeat) {
    if (event.ctrlKey || event.altKey || event.metaKey || !settings().keys) return;
    const place = { s: "stock", p: "pile" }[event.key.toLowerCase()];
    if (event.shiftKey && place === "pile") choose({ projector: !settings().projector });
    else if (place) play.pressPlace(place);
    else if (event.key === "?") play.command("help");
    else return;
    event.preventDefault();
  }
}
var table_default = { render };
export {
  table_default as default
};
