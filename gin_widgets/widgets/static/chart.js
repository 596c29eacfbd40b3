// It contains d3-array:
/*
Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
*/
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
  var e3 = { type: r2, props: u2, key: i2, ref: f3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o3 || ++t, __i: -1, __u: 0 };
  return !o3 && n.vnode && n.vnode(e3), e3;
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
  var r2, u2 = t2.__v, i2 = u2.__e, f3 = [], o3 = [], e3 = t2.__P;
  e3 && ((r2 = _({ constructor: h }, u2)).__v = u2.__v + 1, n.vnode && n.vnode(r2), z(e3, r2, u2, t2.__n, e3.namespaceURI, 32 & u2.__u ? [i2] : null, f3, i2 || S(u2), 32 & u2.__u, o3), r2.__v = u2.__v, r2.__.__k[r2.__i] = r2, E(f3, r2, o3), u2.__ = u2.__e = null, r2.__e != i2 && j(r2));
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
function I(n2, t2, r2, u2, i2, f3, o3, e3, l2, c2, a3) {
  var s2, h2, v2, w2, d2, _2, g2 = u2.__k || y, k = t2.length;
  for (l2 = q(r2, t2, g2, l2, k), s2 = 0; s2 < k; s2++) null != (v2 = r2.__k[s2]) && (h2 = ~v2.__i && g2[v2.__i] || p, v2.__i = s2, _2 = z(n2, v2, h2, i2, f3, o3, e3, l2, c2, a3), w2 = v2.__e, (h2.ref != v2.ref || 8 & h2.__u) && (h2.ref && G(h2.ref, null, v2, h2), v2.ref && a3.push(v2.ref, v2.__c || w2, v2)), d2 = d2 || w2, 4 & v2.__u ? (l2 = A(v2, l2, n2, !h2.__v), h2.__e && (h2.__e = null)) : "function" == typeof v2.type && void 0 !== _2 ? l2 = _2 : w2 && (l2 = w2.nextSibling), v2.__u &= -21);
  return r2.__e = d2, l2;
}
function q(n2, t2, r2, u2, i2) {
  var f3, o3, e3, l2, c2, a3, s2, p2, y2, v2 = r2.length, d2 = v2, _2 = 0, g2 = 0, k = n2.__k = Array(i2);
  for (f3 = 0; f3 < i2; f3++) null != (o3 = t2[f3]) && "boolean" != typeof o3 && "function" != typeof o3 ? ("object" != typeof o3 || o3.constructor === String ? o3 = k[f3] = m(null, o3) : w(o3) ? o3 = k[f3] = m($, { children: o3 }) : o3.constructor === h && o3.__b ? o3 = k[f3] = m(o3.type, o3.props, o3.key, o3.ref, o3.__v) : k[f3] = o3, l2 = f3 + _2, o3.__ = n2, o3.__b = n2.__b + 1, e3 = null, ~(c2 = o3.__i = P(o3, r2, l2, d2)) && (d2--, (e3 = r2[c2]) && (e3.__u |= 2)), e3 && e3.__v ? (o3.__u |= 16, c2 == l2 - 1 ? _2-- : c2 == l2 + 1 ? _2++ : c2 != l2 && (c2 > l2 ? _2-- : _2++, g2 = 1)) : (~c2 || (i2 > v2 ? _2-- : i2 < v2 && _2++), "function" != typeof o3.type && (o3.__u |= 4))) : k[f3] = null;
  if (g2) {
    for (a3 = [], s2 = [], f3 = 0; f3 < i2; f3++) if ((o3 = k[f3]) && 16 & o3.__u) {
      for (_2 = 0, p2 = a3.length; _2 < p2; ) a3[y2 = _2 + p2 >> 1] < o3.__i ? _2 = y2 + 1 : p2 = y2;
      a3[_2] = o3.__i, s2[f3] = _2 + 1;
    }
    for (_2 = a3.length; f3--; ) s2[f3] && (s2[f3] == _2 ? _2-- : k[f3].__u |= 4);
  }
  if (d2) for (f3 = 0; f3 < v2; f3++) !(e3 = r2[f3]) || 2 & e3.__u || (e3.__e == u2 && (u2 = S(e3)), J(e3, e3));
  return u2;
}
function A(n2, t2, r2, u2) {
  var i2, f3, o3, e3;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i2 = n2.__k) for (f3 = 0; f3 < i2.length; f3++) i2[f3] && (i2[f3].__ = n2, t2 = A(i2[f3], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o3 = n2.__e, e3 = t2; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
  for (o3 != e3 && (!u2 && r2.moveBefore && o3.parentNode ? r2.moveBefore(o3, t2) : r2.insertBefore(o3, t2 || null)), t2 = o3; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u2) {
  var i2, f3 = n2.key, o3 = n2.type, e3 = t2[r2], l2 = e3 && !(2 & e3.__u);
  if (null === e3 && null == f3 || l2 && f3 == e3.key && o3 == e3.type) return r2;
  if (u2 > (l2 ? 1 : 0)) {
    for (i2 = r2 - 1; i2 >= 0; i2--) if ((e3 = t2[i2]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i2;
    for (i2 = r2 + 1; i2 < t2.length; i2++) if ((e3 = t2[i2]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i2;
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
function z(t2, r2, u2, i2, f3, o3, e3, l2, c2, a3) {
  var s2, p2, v2, d2, k, b, m2, M, C2, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r2.type;
  if (r2.constructor !== h) return null;
  128 & u2.__u && (c2 = 32 & u2.__u, s2 = u2.__c.__z) && (r2.__u |= c2, p2 = o3 = [], 8 == s2.nodeType ? l2 = B(s2, o3) : o3.push(s2), l2 = o3[0] || l2), (s2 = n.__b) && s2(r2);
  n: if ("function" == typeof V2) {
    v2 = e3.length;
    try {
      if (M = r2.props, C2 = (s2 = V2.prototype) && s2.render, j2 = (s2 = V2.contextType) && i2[s2.__c], L2 = s2 ? j2 ? j2.props.value : s2.__ : i2, (d2 = u2.__c) ? (r2.__c = d2, 2 & d2.__g && (d2.__g |= 1)) : (C2 ? r2.__c = d2 = new V2(M, L2) : (r2.__c = d2 = new x(M, L2), d2.constructor = V2, d2.render = K), j2 && j2.sub(d2), d2.state || (d2.state = {}), d2.__n = i2, d2.__g |= 8, d2.__h = [], d2.__k = []), C2 && (d2.__s || (d2.__s = d2.state), V2.getDerivedStateFromProps && (d2.__s == d2.state && (d2.__s = _({}, d2.__s)), _(d2.__s, V2.getDerivedStateFromProps(M, d2.__s)))), k = d2.props, b = d2.state, d2.__v = r2, u2.__c) {
        if (M !== k && C2 && !V2.getDerivedStateFromProps && d2.componentWillReceiveProps && d2.componentWillReceiveProps(M, L2), r2.__v == u2.__v && !(8 & d2.__g) || !(4 & d2.__g) && d2.shouldComponentUpdate && false === d2.shouldComponentUpdate(M, d2.__s, L2)) {
          r2.__v != u2.__v && (d2.props = M, d2.state = d2.__s, d2.__g &= -9), r2.__e = u2.__e, r2.__k = u2.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d2.__h, d2.__k), d2.__k = [], d2.__h.length && e3.push(d2), l2 = S(u2);
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
      }), u2.__k = null), l2 = u2.__k ? S(u2, 0) : null), l2 = I(t2, w(A2) ? A2 : [A2], r2, u2, i2, f3, o3, e3, l2, c2, a3), M.__P && (r2.__e = null, l2 = s2), r2.__u &= -161, p2 && p2.some(g), d2.__h.length && e3.push(d2), 1 & d2.__g && (d2.__g &= -4);
    } catch (t3) {
      if (e3.length = v2, r2.__v = null, c2 || o3) if (t3 && t3.then) {
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
  } else l2 = r2.__e = F(u2.__e, r2, u2, i2, f3, o3, e3, c2, a3, t2);
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
function F(t2, r2, u2, i2, f3, o3, e3, l2, c2, a3) {
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
    h2 ? (l2 || y2 && (h2.__html == y2.__html || h2.__html == t2.innerHTML) || (t2.innerHTML = h2.__html), r2.__k = []) : (y2 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f3 && v.test(C2)) && (f3 = "http://www.w3.org/1999/xhtml"), I(a3, w(_2) ? _2 : [_2], r2, u2, i2, f3, o3, e3, o3 ? o3[0] : u2.__k && S(u2, 0), l2, c2), o3 && o3.some(g)), l2 && "textarea" != C2 || (s2 = "value", "progress" == C2 && null == b ? t2.removeAttribute(s2) : null == b || b === t2[s2] && ("progress" != C2 || b) || N(t2, s2, b, $2[s2], f3), s2 = "checked", null != m2 && m2 != t2[s2] && N(t2, s2, m2, $2[s2], f3));
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
  var i2, f3, o3, e3;
  if (n.unmount && n.unmount(t2), !(i2 = t2.ref) || i2.current && i2.current != t2.__e || G(i2, null, r2, t2), i2 = t2.__c) {
    if (i2.componentWillUnmount) try {
      i2.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i2.__P = i2.__n = null;
  }
  if (i2 = t2.__k) for (e3 = 0; e3 < i2.length; e3++) i2[e3] && J(i2[e3], r2, "function" != typeof t2.type || u2 && !t2.props.__P);
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
  for (var i2, o3, e3; t2 = t2.__; ) if ((i2 = t2.__c) && !(1 & i2.__g)) {
    i2.__g |= 4;
    try {
      if ((e3 = (o3 = i2.constructor) && o3.getDerivedStateFromError) && i2.setState(o3.getDerivedStateFromError(n2)), i2.componentDidCatch && (i2.componentDidCatch(n2, u2 || {}), e3 = 1), e3 && 8 & i2.__g) return void (i2.__g |= 2);
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
function a2(t2, e3, n2, u2, a3, i2) {
  e3 || (e3 = {});
  var c2, l2, p2 = e3;
  if ("ref" in p2 && "function" != typeof t2) for (l2 in p2 = {}, e3) "ref" == l2 ? c2 = e3[l2] : p2[l2] = e3[l2];
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

// src/lib/said.tsx
function Said({ text, word }) {
  return cutCards(text).map(
    (part, i2) => part.code === null ? part.text : /* @__PURE__ */ a2("span", { children: [
      /* @__PURE__ */ a2("span", { class: `glyph suit-${suitOf(part.code)}`, "aria-hidden": "true", children: part.text }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: word(`card.${part.code}`) })
    ] }, i2)
  );
}
function spoken(text, word) {
  return cutCards(text).map((part) => part.code === null ? part.text : word(`card.${part.code}`)).join("");
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

// src/views/view.ts
var QUIET = { "data-lm-suppress-shortcuts": "true" };

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

// ../../../../main/gin_widgets/frontend/node_modules/d3-array/dist/d3-array.mjs
function ascending(a3, b) {
  return a3 == null || b == null ? NaN : a3 < b ? -1 : a3 > b ? 1 : a3 >= b ? 0 : NaN;
}
function descending(a3, b) {
  return a3 == null || b == null ? NaN : b < a3 ? -1 : b > a3 ? 1 : b >= a3 ? 0 : NaN;
}
function bisector(f3) {
  let compare1, compare2, delta;
  if (f3.length !== 2) {
    compare1 = ascending;
    compare2 = (d2, x2) => ascending(f3(d2), x2);
    delta = (d2, x2) => f3(d2) - x2;
  } else {
    compare1 = f3 === ascending || f3 === descending ? f3 : zero;
    compare2 = f3;
    delta = f3;
  }
  function left(a3, x2, lo = 0, hi = a3.length) {
    if (lo < hi) {
      if (compare1(x2, x2) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a3[mid], x2) < 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function right(a3, x2, lo = 0, hi = a3.length) {
    if (lo < hi) {
      if (compare1(x2, x2) !== 0) return hi;
      do {
        const mid = lo + hi >>> 1;
        if (compare2(a3[mid], x2) <= 0) lo = mid + 1;
        else hi = mid;
      } while (lo < hi);
    }
    return lo;
  }
  function center(a3, x2, lo = 0, hi = a3.length) {
    const i2 = left(a3, x2, lo, hi - 1);
    return i2 > lo && delta(a3[i2 - 1], x2) > -delta(a3[i2], x2) ? i2 - 1 : i2;
  }
  return { left, center, right };
}
function zero() {
  return 0;
}
function number(x2) {
  return x2 === null ? NaN : +x2;
}
var ascendingBisect = bisector(ascending);
var bisectRight = ascendingBisect.right;
var bisectLeft = ascendingBisect.left;
var bisectCenter = bisector(number).center;
var blur2 = Blur2(blurf);
var blurImage = Blur2(blurfImage);
function Blur2(blur) {
  return function(data, rx, ry = rx) {
    if (!((rx = +rx) >= 0)) throw new RangeError("invalid rx");
    if (!((ry = +ry) >= 0)) throw new RangeError("invalid ry");
    let { data: values, width, height } = data;
    if (!((width = Math.floor(width)) >= 0)) throw new RangeError("invalid width");
    if (!((height = Math.floor(height !== void 0 ? height : values.length / width)) >= 0)) throw new RangeError("invalid height");
    if (!width || !height || !rx && !ry) return data;
    const blurx = rx && blur(rx);
    const blury = ry && blur(ry);
    const temp = values.slice();
    if (blurx && blury) {
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    } else if (blurx) {
      blurh(blurx, values, temp, width, height);
      blurh(blurx, temp, values, width, height);
      blurh(blurx, values, temp, width, height);
    } else if (blury) {
      blurv(blury, values, temp, width, height);
      blurv(blury, temp, values, width, height);
      blurv(blury, values, temp, width, height);
    }
    return data;
  };
}
function blurh(blur, T2, S2, w2, h2) {
  for (let y2 = 0, n2 = w2 * h2; y2 < n2; ) {
    blur(T2, S2, y2, y2 += w2, 1);
  }
}
function blurv(blur, T2, S2, w2, h2) {
  for (let x2 = 0, n2 = w2 * h2; x2 < w2; ++x2) {
    blur(T2, S2, x2, x2 + n2, w2);
  }
}
function blurfImage(radius) {
  const blur = blurf(radius);
  return (T2, S2, start, stop, step) => {
    start <<= 2, stop <<= 2, step <<= 2;
    blur(T2, S2, start + 0, stop + 0, step);
    blur(T2, S2, start + 1, stop + 1, step);
    blur(T2, S2, start + 2, stop + 2, step);
    blur(T2, S2, start + 3, stop + 3, step);
  };
}
function blurf(radius) {
  const radius0 = Math.floor(radius);
  if (radius0 === radius) return bluri(radius);
  const t2 = radius - radius0;
  const w2 = 2 * radius + 1;
  return (T2, S2, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius0 * S2[start];
    const s0 = step * radius0;
    const s1 = s0 + step;
    for (let i2 = start, j2 = start + s0; i2 < j2; i2 += step) {
      sum += S2[Math.min(stop, i2)];
    }
    for (let i2 = start, j2 = stop; i2 <= j2; i2 += step) {
      sum += S2[Math.min(stop, i2 + s0)];
      T2[i2] = (sum + t2 * (S2[Math.max(start, i2 - s1)] + S2[Math.min(stop, i2 + s1)])) / w2;
      sum -= S2[Math.max(start, i2 - s0)];
    }
  };
}
function bluri(radius) {
  const w2 = 2 * radius + 1;
  return (T2, S2, start, stop, step) => {
    if (!((stop -= step) >= start)) return;
    let sum = radius * S2[start];
    const s2 = step * radius;
    for (let i2 = start, j2 = start + s2; i2 < j2; i2 += step) {
      sum += S2[Math.min(stop, i2)];
    }
    for (let i2 = start, j2 = stop; i2 <= j2; i2 += step) {
      sum += S2[Math.min(stop, i2 + s2)];
      T2[i2] = sum / w2;
      sum -= S2[Math.max(start, i2 - s2)];
    }
  };
}
var array = Array.prototype;
var slice = array.slice;
var e10 = Math.sqrt(50);
var e5 = Math.sqrt(10);
var e2 = Math.sqrt(2);
function tickSpec(start, stop, count) {
  const step = (stop - start) / Math.max(0, count), power = Math.floor(Math.log10(step)), error = step / Math.pow(10, power), factor = error >= e10 ? 10 : error >= e5 ? 5 : error >= e2 ? 2 : 1;
  let i1, i2, inc;
  if (power < 0) {
    inc = Math.pow(10, -power) / factor;
    i1 = Math.round(start * inc);
    i2 = Math.round(stop * inc);
    if (i1 / inc < start) ++i1;
    if (i2 / inc > stop) --i2;
    inc = -inc;
  } else {
    inc = Math.pow(10, power) * factor;
    i1 = Math.round(start / inc);
    i2 = Math.round(stop / inc);
    if (i1 * inc < start) ++i1;
    if (i2 * inc > stop) --i2;
  }
  if (i2 < i1 && 0.5 <= count && count < 2) return tickSpec(start, stop, count * 2);
  return [i1, i2, inc];
}
function ticks(start, stop, count) {
  stop = +stop, start = +start, count = +count;
  if (!(count > 0)) return [];
  if (start === stop) return [start];
  const reverse = stop < start, [i1, i2, inc] = reverse ? tickSpec(stop, start, count) : tickSpec(start, stop, count);
  if (!(i2 >= i1)) return [];
  const n2 = i2 - i1 + 1, ticks2 = new Array(n2);
  if (reverse) {
    if (inc < 0) for (let i3 = 0; i3 < n2; ++i3) ticks2[i3] = (i2 - i3) / -inc;
    else for (let i3 = 0; i3 < n2; ++i3) ticks2[i3] = (i2 - i3) * inc;
  } else {
    if (inc < 0) for (let i3 = 0; i3 < n2; ++i3) ticks2[i3] = (i1 + i3) / -inc;
    else for (let i3 = 0; i3 < n2; ++i3) ticks2[i3] = (i1 + i3) * inc;
  }
  return ticks2;
}
var shuffle = shuffler(Math.random);
function shuffler(random) {
  return function shuffle2(array2, i0 = 0, i1 = array2.length) {
    let m2 = i1 - (i0 = +i0);
    while (m2) {
      const i2 = random() * m2-- | 0, t2 = array2[m2 + i0];
      array2[m2 + i0] = array2[i2 + i0];
      array2[i2 + i0] = t2;
    }
    return array2;
  };
}

// src/chart/scale.ts
function scale(axis, from, to, room) {
  const named = axis.names.length > 0;
  const low = named ? axis.low - 0.5 : axis.low;
  const high = named ? axis.high + 0.5 : axis.high;
  const span = high - low || 1;
  const at = (value) => from + (value - low) / span * (to - from);
  const back = (place) => low + (place - from) / (to - from) * span;
  const band = Math.abs(to - from) / span;
  const every = Math.max(1, Math.ceil(room / band));
  const shown = named ? axis.names.map((text, n2) => ({ at: at(n2 + axis.low), text })).filter((_2, n2) => n2 % every === 0) : whole(axis.low, axis.high, Math.abs(to - from) / room).map((value) => ({
    at: at(value),
    text: String(value).replace("-", "−")
  }));
  return { at, back, band, ticks: shown };
}
function whole(low, high, count) {
  return ticks(low, high, Math.min(count, Math.max(1, high - low), 8)).filter(Number.isInteger);
}
function told(axis, value) {
  const name = axis.names[value - axis.low];
  if (name !== void 0) return name;
  return counted(value, axis.unit);
}
function counted(value, unit) {
  const text = String(Math.round(value * 10) / 10).replace("-", "−");
  if (unit === "point") return `${text} ${value === 1 ? "point" : "points"}`;
  return unit ? `${text} ${unit}` : text;
}
function stops(plot) {
  const found = plot.marks.flatMap((mark) => {
    switch (mark.kind) {
      case "upright":
      case "cells":
        return [];
      default:
        return mark.points.map(([x2]) => x2);
    }
  });
  const within = found.filter((x2) => x2 >= plot.x.low && x2 <= plot.x.high);
  return [...new Set(within)].sort((a3, b) => a3 - b);
}
function readings(plot, x2) {
  return plot.marks.flatMap((mark) => {
    if ("faint" in mark && mark.faint) return [];
    const said = reading(mark, plot.y, x2);
    return said === null ? [] : [`${mark.name} ${said}`];
  });
}
function reading(mark, y2, x2) {
  switch (mark.kind) {
    case "line":
    case "dots": {
      const hit = mark.points.find(([at]) => at === x2);
      return hit ? told(y2, hit[1]) : null;
    }
    case "band": {
      const hit = mark.points.find(([at]) => at === x2);
      return hit ? `${told({ ...y2, unit: "" }, hit[1])}–${told(y2, hit[2])}` : null;
    }
    case "bars": {
      const hit = mark.points.find(([at]) => at === x2);
      return hit ? told(y2, hit[2] > 0 ? hit[2] - hit[1] : hit[1]) : null;
    }
    default:
      return null;
  }
}

// src/chart/controls.tsx
function Controls({ view }) {
  const { state, word, id } = view;
  const shown = state.controls.filter((each) => each.kind !== "pick" || each.more.shown);
  if (shown.length === 0) return null;
  return /* @__PURE__ */ a2("section", { class: "area panel settings", "aria-labelledby": `${id}-settings`, children: [
    /* @__PURE__ */ a2("h2", { id: `${id}-settings`, children: word("settings") }),
    shown.map((control) => /* @__PURE__ */ a2(ControlRow, { control, view }, `${state.tool} ${control.name}`))
  ] });
}
function ControlRow({ control, view }) {
  const own = `${view.id}-set-${control.name}`;
  const problem = `${own}-problem`;
  const told3 = {
    id: own,
    "aria-describedby": problem,
    "aria-invalid": control.problem ? "true" : void 0
  };
  return /* @__PURE__ */ a2("div", { class: `control ${control.kind}`, "data-control": control.name, children: [
    control.kind === "pick" ? /* @__PURE__ */ a2("span", { class: "control-label", id: `${own}-label`, children: control.label }) : /* @__PURE__ */ a2("label", { class: "control-label", for: own, children: control.label }),
    control.kind === "slider" && /* @__PURE__ */ a2(Slider, { control, view, told: told3 }),
    control.kind === "choice" && /* @__PURE__ */ a2(Choice, { control, view, told: told3 }),
    control.kind === "pick" && /* @__PURE__ */ a2(Pick, { control, view, told: told3 }),
    control.kind === "cards" && /* @__PURE__ */ a2(Hand, { control, view, told: told3 }),
    control.kind === "whole" && /* @__PURE__ */ a2(Whole, { control, view, told: told3 }),
    control.kind === "text" && /* @__PURE__ */ a2(Long, { control, view, told: told3 }),
    /* @__PURE__ */ a2("p", { class: "problem", id: problem, children: /* @__PURE__ */ a2(Said, { text: control.problem, word: view.word }) })
  ] });
}
function Slider({ control, view, told: told3 }) {
  const { low, high, unit, names } = control.more;
  const value = Number(view.desk.value(control.name) ?? control.value);
  const name = names[value - low] ?? counted(value, unit);
  return /* @__PURE__ */ a2("div", { class: "slide", children: [
    /* @__PURE__ */ a2(
      "input",
      {
        type: "range",
        ...QUIET,
        ...told3,
        min: low,
        max: high,
        step: 1,
        value,
        "aria-valuetext": name,
        onInput: (event) => view.desk.set(control.name, event.currentTarget.valueAsNumber)
      }
    ),
    /* @__PURE__ */ a2("output", { for: told3.id, children: /* @__PURE__ */ a2(Said, { text: name, word: view.word }) })
  ] });
}
function Choice({ control, view, told: told3 }) {
  const value = view.desk.value(control.name) ?? control.value;
  return /* @__PURE__ */ a2(
    "select",
    {
      ...QUIET,
      ...told3,
      value,
      onChange: (event) => view.desk.set(control.name, event.currentTarget.value),
      children: control.more.options.map(([option, name]) => /* @__PURE__ */ a2("option", { value: option, children: name }, option))
    }
  );
}
function Pick({ control, view, told: told3 }) {
  return /* @__PURE__ */ a2("fieldset", { class: "options", "aria-labelledby": `${told3.id}-label`, children: control.cards.map(({ code, name }) => /* @__PURE__ */ a2(
    "button",
    {
      type: "button",
      class: "offer pickable",
      ...QUIET,
      "data-pick": code,
      "aria-pressed": control.value.includes(code),
      onClick: () => view.desk.wish({ kind: "toggle", name: control.name, cards: code }),
      children: [
        /* @__PURE__ */ a2("span", { class: "unseen", children: name }),
        /* @__PURE__ */ a2("span", { class: `glyph suit-${suitOf(code)}`, "aria-hidden": "true", children: [
          indexOf(code),
          GLYPH[suitOf(code)]
        ] })
      ]
    },
    code
  )) });
}
function writing(control, view) {
  const commit = (text) => {
    if (text.trim() !== String(control.value)) view.desk.set(control.name, text);
  };
  return {
    ...QUIET,
    value: String(view.desk.value(control.name) ?? control.value),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    enterkeyhint: "done",
    maxLength: 200,
    onChange: (event) => commit(event.currentTarget.value),
    onKeyDown: (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      commit(event.currentTarget.value);
    }
  };
}
function Hand({ control, view, told: told3 }) {
  return /* @__PURE__ */ a2("div", { class: "written", children: [
    /* @__PURE__ */ a2("textarea", { ...writing(control, view), ...told3, rows: control.more.most > 3 ? 2 : 1 }),
    /* @__PURE__ */ a2(SetButton, { control, view })
  ] });
}
function Whole({ control, view, told: told3 }) {
  return /* @__PURE__ */ a2("div", { class: "written", children: [
    /* @__PURE__ */ a2("input", { type: "text", inputMode: "numeric", ...writing(control, view), ...told3 }),
    /* @__PURE__ */ a2(SetButton, { control, view })
  ] });
}
function SetButton({ control, view }) {
  const { word } = view;
  return /* @__PURE__ */ a2("button", { type: "button", class: "offer", ...QUIET, "aria-label": `${word("set")}: ${control.label}`, children: word("set") });
}
function Long({ control, view, told: told3 }) {
  return /* @__PURE__ */ a2(
    "textarea",
    {
      ...QUIET,
      ...told3,
      rows: 3,
      spellcheck: false,
      maxLength: 2e4,
      value: String(view.desk.value(control.name) ?? control.value),
      onChange: (event) => view.desk.set(control.name, event.currentTarget.value)
    }
  );
}

// src/lib/play.ts
var WAITING_AFTER = 2e3;
var LOST_AFTER = 1e4;

// src/lib/wellformed.ts
var wellFormed = (text) => text.replace(new RegExp("\\p{Surrogate}", "gu"), "?");

// src/chart/desk.ts
var Desk = class {
  constructor(state, word, hooks) {
    this.state = state;
    this.word = word;
    this.hooks = hooks;
    this.begin(state.guess);
  }
  state;
  word;
  hooks;
  notice = null;
  lost = false;
  /** The heights of a line that is being drawn, or the number that is being said, or the answer picked. */
  line = [];
  number = 0;
  picked = "";
  /** Where reading a picture stands, by the picture's name. */
  cursors = /* @__PURE__ */ new Map();
  pending = null;
  /** What was set while an answer was awaited: the last value of each control. */
  next = /* @__PURE__ */ new Map();
  timers = [];
  notices = 0;
  /** The value of a control as the person sees it: what was set last, answered or not. */
  value(name) {
    if (this.next.has(name)) return this.next.get(name);
    const { pending } = this;
    if (pending?.kind === "set" && pending.name === name) return pending.value;
    return void 0;
  }
  receive(state) {
    const before = this.state;
    this.state = state;
    if (state.guess?.question !== before.guess?.question || state.tool !== before.tool) {
      this.begin(state.guess);
    }
    if (state.tool !== before.tool) this.cursors.clear();
    if (state.say.id === before.say.id) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    this.notice = null;
    this.lost = false;
    const [first] = this.next;
    if (first) {
      const [name, value] = first;
      this.next.delete(name);
      this.wish({ kind: "set", name, value });
      return;
    }
    this.hooks.redraw();
  }
  set(name, value) {
    const whole2 = typeof value === "string" ? wellFormed(value) : value;
    if (this.pending) {
      this.next.set(name, whole2);
      this.hooks.redraw();
    } else {
      this.wish({ kind: "set", name, value: whole2 });
    }
  }
  wish(wish) {
    if (this.pending) return;
    this.pending = wish;
    this.notice = null;
    this.lost = false;
    this.timers = [
      setTimeout(() => this.say(this.word("waiting")), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER)
    ];
    this.hooks.send({ ...wish, turn: this.state.turn });
    this.hooks.redraw();
  }
  /** Sends the guess as it stands. */
  answer() {
    const { guess } = this.state;
    switch (guess?.kind) {
      case "guessnumber":
        this.wish({ kind: "answer", value: this.number });
        break;
      case "guessline":
        this.wish({ kind: "answer", value: [...this.line] });
        break;
      case "guesspick":
        this.wish({ kind: "answer", value: this.picked });
    }
  }
  count(value) {
    this.number = value;
    this.hooks.redraw();
  }
  pick(value) {
    this.picked = value;
    this.hooks.redraw();
  }
  /** Puts the drawn line at this height at one of its marks. */
  draw(at, height) {
    const { guess } = this.state;
    if (guess?.kind !== "guessline") return;
    const kept = Math.min(guess.y.high, Math.max(guess.y.low, height));
    this.line = this.line.map((old, place) => place === at ? kept : old);
    this.hooks.redraw();
  }
  read(picture, at) {
    if (this.cursors.get(picture) === at) return;
    this.cursors.set(picture, at);
    this.hooks.redraw();
  }
  /** Nobody answers any more. */
  lose() {
    this.settle();
    this.next.clear();
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }
  stop() {
    this.settle();
  }
  begin(guess) {
    if (guess?.kind === "guessline") {
      const middle = Math.round((guess.y.low + guess.y.high) / 2);
      this.line = guess.at.map(() => middle);
    }
    if (guess?.kind === "guessnumber") this.number = Math.round((guess.low + guess.high) / 2);
    this.picked = "";
  }
  say(text) {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone: "plain" };
    this.hooks.redraw();
  }
  settle() {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
};

// src/chart/marks.tsx
var TONES = [0, 1, 2, 3, 4, 5];
function Patterns({ id }) {
  return /* @__PURE__ */ a2("defs", { children: TONES.map((tone) => /* @__PURE__ */ a2(
    "pattern",
    {
      id: `${id}-fill-${tone}`,
      width: "8",
      height: "8",
      patternUnits: "userSpaceOnUse",
      class: `tone-${tone}`,
      children: [
        /* @__PURE__ */ a2("rect", { class: "ground", width: "8", height: "8" }),
        tone === 1 && /* @__PURE__ */ a2("path", { class: "hatch", d: "M-2 2L2-2M0 8L8 0M6 10L10 6" }),
        tone === 2 && /* @__PURE__ */ a2("circle", { class: "dot", cx: "4", cy: "4", r: "1.8" }),
        tone === 3 && /* @__PURE__ */ a2("path", { class: "hatch", d: "M0 0L8 8M8 0L0 8" }),
        tone === 4 && /* @__PURE__ */ a2("path", { class: "hatch", d: "M0 4H8" }),
        tone === 5 && /* @__PURE__ */ a2("path", { class: "hatch", d: "M4 0V8" })
      ]
    },
    tone
  )) });
}
function MarkShape({ mark, at, id }) {
  const place = ([x2, y2]) => [at.x.at(x2), at.y.at(y2)];
  switch (mark.kind) {
    case "line": {
      const path = polyline(mark.points.map(place));
      return /* @__PURE__ */ a2("g", { class: `line tone-${mark.tone} ${mark.faint ? "faint" : ""}`, children: [
        /* @__PURE__ */ a2("path", { d: path, style: { d: `path("${path}")` } }),
        !mark.faint && /* @__PURE__ */ a2(Ends, { points: mark.points.map(place), tone: mark.tone })
      ] });
    }
    case "band": {
      const low = mark.points.map(([x2, from]) => place([x2, from]));
      const high = mark.points.map(([x2, , to]) => place([x2, to])).reverse();
      return /* @__PURE__ */ a2("path", { class: `band tone-${mark.tone}`, d: `${polyline([...low, ...high])}Z` });
    }
    case "bars": {
      const room = Math.min(at.x.band * 0.82, 64 * mark.places);
      const wide = room / mark.places;
      return /* @__PURE__ */ a2("g", { class: `bars tone-${mark.tone}`, children: mark.points.map(([x2, from, to]) => /* @__PURE__ */ a2(
        "rect",
        {
          x: at.x.at(x2) - room / 2 + wide * mark.place + 0.5,
          width: Math.max(1, wide - 1),
          y: Math.min(at.y.at(from), at.y.at(to)),
          height: Math.abs(at.y.at(from) - at.y.at(to)),
          fill: `url(#${id}-fill-${mark.tone})`
        },
        x2
      )) });
    }
    case "dots":
      return /* @__PURE__ */ a2("g", { class: `dots tone-${mark.tone}`, children: mark.points.map(place).map(([x2, y2]) => /* @__PURE__ */ a2("path", { d: `M${x2 - 6} ${y2}L${x2} ${y2 - 6}L${x2 + 6} ${y2}L${x2} ${y2 + 6}Z` }, x2)) });
    case "upright": {
      const x2 = at.x.at(mark.x);
      return /* @__PURE__ */ a2("g", { class: `line upright tone-${mark.tone}`, children: /* @__PURE__ */ a2("path", { d: `M${x2} ${at.top}V${at.bottom}` }) });
    }
    case "cells":
      return /* @__PURE__ */ a2("g", { class: "cells", children: mark.cells.map((cell) => /* @__PURE__ */ a2("g", { style: { "--level": cell.level }, children: [
        /* @__PURE__ */ a2(
          "rect",
          {
            x: at.x.at(cell.x) - at.x.band / 2 + 0.5,
            y: at.y.at(cell.y) - at.y.band / 2 + 0.5,
            width: at.x.band - 1,
            height: at.y.band - 1
          }
        ),
        /* @__PURE__ */ a2("text", { x: at.x.at(cell.x), y: at.y.at(cell.y) + 4, "text-anchor": "middle", children: cell.text })
      ] }, `${cell.x} ${cell.y}`)) });
  }
}
function Ends({ points, tone }) {
  if (points.length > 16 || points.length < 3) return null;
  return points.map(([x2, y2]) => /* @__PURE__ */ a2("circle", { class: `knot tone-${tone}`, cx: x2, cy: y2, r: 3 }, x2));
}
function polyline(points) {
  return `M${points.map(([x2, y2]) => `${x2.toFixed(1)} ${y2.toFixed(1)}`).join("L")}`;
}
function Swatch({ mark, id }) {
  const tone = "tone" in mark ? mark.tone : 0;
  return /* @__PURE__ */ a2("svg", { width: "26", height: "14", "aria-hidden": "true", focusable: "false", children: [
    mark.kind === "bars" && /* @__PURE__ */ a2("g", { class: `bars tone-${tone}`, children: /* @__PURE__ */ a2("rect", { x: "1", y: "1", width: "24", height: "12", fill: `url(#${id}-fill-${tone})` }) }),
    mark.kind === "band" && /* @__PURE__ */ a2("path", { class: `band tone-${tone}`, d: "M1 1H25V13H1Z" }),
    mark.kind === "dots" && /* @__PURE__ */ a2("g", { class: `dots tone-${tone}`, children: /* @__PURE__ */ a2("path", { d: "M7 7L13 1L19 7L13 13Z" }) }),
    (mark.kind === "line" || mark.kind === "upright") && /* @__PURE__ */ a2("g", { class: `line tone-${tone} ${mark.kind}`, children: /* @__PURE__ */ a2("path", { d: "M1 7H25" }) })
  ] });
}

// src/chart/plot.tsx
function frame(x2, y2, width) {
  const marks = y2.names.length ? y2.names : [y2.low, y2.high].map(String);
  const longest = Math.max(2, ...marks.map((name) => name.length));
  const height = Math.max(220, Math.min(340, width * 0.56));
  const [left, right, top, bottom] = [20 + 8 * longest, width - 14, 22, height - 40];
  const room = x2.names.length ? 12 + 7.5 * Math.max(...x2.names.map((name) => name.length)) : 44;
  return {
    x: scale(x2, left, right, room),
    y: scale(y2, bottom, top, y2.names.length ? 1 : 40),
    left,
    right,
    top,
    bottom,
    width,
    height
  };
}
function Axes({ x: x2, y: y2, at }) {
  return /* @__PURE__ */ a2("g", { class: "axes", children: [
    at.y.ticks.map((tick) => /* @__PURE__ */ a2("g", { children: [
      /* @__PURE__ */ a2("line", { class: "rule", x1: at.left, x2: at.right, y1: tick.at, y2: tick.at }),
      /* @__PURE__ */ a2("text", { x: at.left - 6, y: tick.at + 4, "text-anchor": "end", children: tick.text })
    ] }, tick.text)),
    /* @__PURE__ */ a2("line", { class: "base", x1: at.left, x2: at.right, y1: at.bottom, y2: at.bottom }),
    at.x.ticks.map((tick) => /* @__PURE__ */ a2("text", { x: tick.at, y: at.bottom + 17, "text-anchor": "middle", children: tick.text }, tick.text)),
    /* @__PURE__ */ a2("text", { class: "label", x: at.right, y: at.height - 4, "text-anchor": "end", children: labelled(x2) }),
    /* @__PURE__ */ a2("text", { class: "label", x: 2, y: 13, children: labelled(y2) })
  ] });
}
function labelled({ label, unit }) {
  if (!unit) return label;
  return `${label}, ${unit === "point" ? "points" : unit}`;
}
function PlotPicture({ plot, view }) {
  const at = frame(plot.x, plot.y, view.width);
  const cells = plot.marks.find((mark) => mark.kind === "cells");
  const named = `${view.id}-${plot.name.replace(/\W+/g, "-")}`;
  const reader = cells ? cellReader(cells, at) : lineReader(plot, at);
  const stop = Math.min(view.desk.cursors.get(plot.name) ?? 0, reader.count - 1);
  const pointed = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fit = at.width / box.width;
    view.desk.read(
      plot.name,
      reader.nearest((event.clientX - box.left) * fit, (event.clientY - box.top) * fit)
    );
  };
  const marks = plot.marks.filter((mark) => mark.kind !== "cells");
  return /* @__PURE__ */ a2("figure", { class: "picture", "aria-labelledby": named, children: [
    /* @__PURE__ */ a2("h3", { id: named, children: plot.name }),
    /* @__PURE__ */ a2(
      "div",
      {
        class: "reader",
        ...QUIET,
        tabIndex: 0,
        role: "slider",
        "aria-label": plot.name,
        "aria-describedby": `${named}-keys`,
        "aria-valuemin": 0,
        "aria-valuemax": reader.count - 1,
        "aria-valuenow": stop,
        "aria-valuetext": reader.says(stop),
        onKeyDown: (event) => {
          const to = reader.moved(event.key, stop);
          if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          view.desk.read(plot.name, to);
        },
        children: /* @__PURE__ */ a2(
          "svg",
          {
            viewBox: `0 0 ${at.width} ${at.height}`,
            width: at.width,
            height: at.height,
            "aria-hidden": "true",
            onPointerMove: pointed,
            onPointerDown: pointed,
            children: [
              /* @__PURE__ */ a2(Patterns, { id: named }),
              /* @__PURE__ */ a2(Axes, { x: plot.x, y: plot.y, at }),
              plot.marks.map((mark) => /* @__PURE__ */ a2(MarkShape, { mark, at, id: named }, mark.name)),
              reader.cursor(stop)
            ]
          }
        )
      }
    ),
    /* @__PURE__ */ a2("p", { class: "reading", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: reader.says(stop), word: view.word }) }),
    /* @__PURE__ */ a2("span", { class: "unseen", id: `${named}-keys`, children: view.word("plot_keys") }),
    marks.length > 1 && /* @__PURE__ */ a2("ul", { class: "legend", "aria-label": view.word("legend"), children: marks.filter((mark) => !("faint" in mark && mark.faint)).map((mark) => /* @__PURE__ */ a2("li", { children: [
      /* @__PURE__ */ a2(Swatch, { mark, id: named }),
      mark.name
    ] }, mark.name)) })
  ] });
}
function lineReader(plot, at) {
  const xs = stops(plot);
  const last = xs.length - 1;
  return {
    count: xs.length,
    says: (stop) => {
      const x2 = xs[stop] ?? plot.x.low;
      return `${plot.x.label} ${told(plot.x, x2)}: ${readings(plot, x2).join(", ")}`;
    },
    nearest: (place) => {
      const x2 = at.x.back(place);
      const best = xs.reduce((a3, b) => Math.abs(b - x2) < Math.abs(a3 - x2) ? b : a3, xs[0] ?? 0);
      return Math.max(0, xs.indexOf(best));
    },
    moved: (key, stop) => along(key, stop, last, ["ArrowLeft", "ArrowDown"], ["ArrowRight", "ArrowUp"]),
    cursor: (stop) => {
      const x2 = at.x.at(xs[stop] ?? plot.x.low);
      return /* @__PURE__ */ a2("line", { class: "cursor", x1: x2, x2, y1: at.top, y2: at.bottom });
    }
  };
}
function cellReader({ cells }, at) {
  const find = (x2, y2) => cells.findIndex((cell) => cell.x === x2 && cell.y === y2);
  return {
    count: cells.length,
    says: (stop) => cells[stop]?.says ?? "",
    nearest: (x2, y2) => {
      const hit = find(Math.round(at.x.back(x2)), Math.round(at.y.back(y2)));
      return Math.max(0, hit);
    },
    moved: (key, stop) => {
      const cell = cells[stop];
      const [dx, dy] = STEPS[key] ?? [0, 0];
      if (!cell || dx === 0 && dy === 0) return null;
      const to = find(cell.x + dx, cell.y + dy);
      return to < 0 ? stop : to;
    },
    cursor: (stop) => {
      const cell = cells[stop];
      if (!cell) return null;
      return /* @__PURE__ */ a2(
        "rect",
        {
          class: "cursor",
          x: at.x.at(cell.x) - at.x.band / 2,
          y: at.y.at(cell.y) - at.y.band / 2,
          width: at.x.band,
          height: at.y.band
        }
      );
    }
  };
}
var STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1]
};
function along(key, stop, last, back, on) {
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (back.includes(key)) return Math.max(0, stop - 1);
  if (on.includes(key)) return Math.min(last, stop + 1);
  return null;
}

// src/chart/guess.tsx
function GuessParts({ guess, view }) {
  const { desk, word, id } = view;
  return /* @__PURE__ */ a2("section", { class: "area figure guess", "aria-labelledby": `${id}-guess`, children: [
    /* @__PURE__ */ a2("h2", { id: `${id}-guess`, children: word("guess") }),
    /* @__PURE__ */ a2("p", { class: "summary", id: `${id}-question`, tabIndex: -1, children: /* @__PURE__ */ a2(Said, { text: guess.question, word }) }),
    guess.kind === "guessnumber" && /* @__PURE__ */ a2(Count, { guess, view }),
    guess.kind === "guesspick" && /* @__PURE__ */ a2(Pick2, { guess, view }),
    guess.kind === "guessline" && /* @__PURE__ */ a2(Draw, { guess, view }),
    /* @__PURE__ */ a2("div", { class: "options", children: [
      /* @__PURE__ */ a2(
        "button",
        {
          type: "button",
          class: "offer main",
          ...QUIET,
          "data-act": "reveal",
          "aria-disabled": guess.kind === "guesspick" && !desk.picked ? "true" : void 0,
          onClick: () => desk.answer(),
          children: word("reveal")
        }
      ),
      /* @__PURE__ */ a2(
        "button",
        {
          type: "button",
          class: "offer",
          ...QUIET,
          "data-act": "skip",
          onClick: () => desk.wish({ kind: "answer", value: null }),
          children: word("skip")
        }
      )
    ] })
  ] });
}
function Count({ guess, view }) {
  const { desk, id, word } = view;
  const own = `${id}-number`;
  const name = counted(desk.number, guess.unit);
  return /* @__PURE__ */ a2("div", { class: "control", children: [
    /* @__PURE__ */ a2("label", { class: "control-label", for: own, children: word("your_guess") }),
    /* @__PURE__ */ a2("div", { class: "slide", children: [
      /* @__PURE__ */ a2(
        "input",
        {
          id: own,
          type: "range",
          ...QUIET,
          min: guess.low,
          max: guess.high,
          step: 1,
          value: desk.number,
          "aria-valuetext": name,
          "aria-describedby": `${id}-question`,
          onInput: (event) => desk.count(event.currentTarget.valueAsNumber)
        }
      ),
      /* @__PURE__ */ a2("output", { for: own, children: name })
    ] })
  ] });
}
function Pick2({ guess, view }) {
  const { desk, id, word } = view;
  return /* @__PURE__ */ a2("div", { class: "options", role: "radiogroup", "aria-labelledby": `${id}-question`, children: guess.options.map(([value, name]) => /* @__PURE__ */ a2("label", { class: "offer answer", children: [
    /* @__PURE__ */ a2(
      "input",
      {
        type: "radio",
        ...QUIET,
        name: `${id}-pick`,
        value,
        checked: desk.picked === value,
        onChange: () => desk.pick(value)
      }
    ),
    /* @__PURE__ */ a2("span", { children: /* @__PURE__ */ a2(Said, { text: name, word }) })
  ] }, value)) });
}
function Draw({ guess, view }) {
  const { desk, id, word } = view;
  const at = frame(guess.x, guess.y, view.width);
  const here = Math.min(desk.cursors.get(guess.name) ?? 0, guess.at.length - 1);
  const points = guess.at.map((x2, n2) => [at.x.at(x2), at.y.at(desk.line[n2] ?? 0)]);
  const drawn = (event) => {
    const box = event.currentTarget.getBoundingClientRect();
    const fit = at.width / box.width;
    const x2 = (event.clientX - box.left) * fit;
    const near = points.reduce(
      (best, point, n2) => Math.abs(point[0] - x2) < Math.abs((points[best]?.[0] ?? 0) - x2) ? n2 : best,
      0
    );
    desk.read(guess.name, near);
    desk.draw(near, Math.round(at.y.back((event.clientY - box.top) * fit)));
  };
  const step = Math.max(1, Math.round((guess.y.high - guess.y.low) / 50));
  return /* @__PURE__ */ a2("div", { class: "picture draw", children: [
    /* @__PURE__ */ a2("p", { class: "note", id: `${id}-draw`, children: word("draw_line") }),
    /* @__PURE__ */ a2("div", { class: "pad", children: [
      /* @__PURE__ */ a2(
        "svg",
        {
          viewBox: `0 0 ${at.width} ${at.height}`,
          width: at.width,
          height: at.height,
          "aria-hidden": "true",
          onPointerDown: (event) => {
            event.currentTarget.setPointerCapture?.(event.pointerId);
            drawn(event);
          },
          onPointerMove: (event) => {
            if (event.buttons & 1) drawn(event);
          },
          children: [
            /* @__PURE__ */ a2(Axes, { x: guess.x, y: guess.y, at }),
            /* @__PURE__ */ a2("g", { class: "line tone-5", children: /* @__PURE__ */ a2("path", { d: polyline(points) }) })
          ]
        }
      ),
      guess.at.map((x2, n2) => {
        const height = desk.line[n2] ?? 0;
        const [left, top] = points[n2] ?? [0, 0];
        return /* @__PURE__ */ a2(
          "span",
          {
            class: "handle",
            role: "slider",
            ...QUIET,
            tabIndex: n2 === here ? 0 : -1,
            "data-mark": n2,
            "aria-orientation": "vertical",
            "aria-label": `${guess.x.label} ${told(guess.x, x2)}`,
            "aria-describedby": `${id}-draw`,
            "aria-valuemin": guess.y.low,
            "aria-valuemax": guess.y.high,
            "aria-valuenow": height,
            "aria-valuetext": told(guess.y, height),
            style: { left: `${100 * left / at.width}%`, top: `${100 * top / at.height}%` },
            onFocus: () => desk.read(guess.name, n2),
            onKeyDown: (event) => {
              if (event.ctrlKey || event.altKey || event.metaKey) return;
              const by = {
                ArrowUp: step,
                ArrowDown: -step,
                PageUp: 5 * step,
                PageDown: -5 * step
              }[event.key];
              const to = along(event.key, n2, guess.at.length - 1, ["ArrowLeft"], ["ArrowRight"]);
              if (by !== void 0) desk.draw(n2, height + by);
              else if (to !== null) {
                desk.read(guess.name, to);
                const pad = event.currentTarget.parentElement;
                pad?.querySelector(`[data-mark="${to}"]`)?.focus();
              } else return;
              event.preventDefault();
            }
          },
          x2
        );
      })
    ] }),
    /* @__PURE__ */ a2("p", { class: "reading", "aria-hidden": "true", children: word("mark_at", {
      x: `${guess.x.label} ${told(guess.x, guess.at[here] ?? 0)}`,
      y: told(guess.y, desk.line[here] ?? 0)
    }) })
  ] });
}

// src/views/melds.tsx
function Melds({ groups, view }) {
  return /* @__PURE__ */ a2("ul", { class: "melds", children: groups.map((group) => /* @__PURE__ */ a2(Meld, { group, view }, group.cards.join())) });
}
function Meld({ group, view }) {
  const { word, id } = view;
  const laid = group.laid.map((code) => word(`card.${code}`)).join(", ");
  return /* @__PURE__ */ a2("li", { class: `meld ${group.kind}`, children: [
    /* @__PURE__ */ a2("span", { class: "unseen", children: [
      spoken(group.name, word),
      laid && ` (${word("laid_off")}: ${laid})`
    ] }),
    /* @__PURE__ */ a2("p", { class: "caption", "aria-hidden": "true", children: /* @__PURE__ */ a2(Said, { text: group.caption, word }) }),
    /* @__PURE__ */ a2("div", { class: "fan", "aria-hidden": "true", children: group.cards.map((code) => /* @__PURE__ */ a2("span", { class: group.laid.includes(code) ? "slot laid" : "slot", children: [
      /* @__PURE__ */ a2(Card, { id, code }),
      group.laid.includes(code) && /* @__PURE__ */ a2("span", { class: "tag", children: word("laid_off") })
    ] }, code)) })
  ] });
}

// src/chart/deck.tsx
var ROW = 13;
function DeckPicture({ deck, view }) {
  const { desk, word, id } = view;
  const named = `${id}-${deck.name.replace(/\W+/g, "-")}`;
  const at = desk.cursors.get(deck.name) ?? 0;
  const press = (cell) => {
    if (deck.toggles) desk.wish({ kind: "toggle", name: deck.toggles, cards: cell.card });
  };
  const onKey = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const cell = deck.cells[at];
    if (step !== void 0) {
      const to = at + step;
      if (to >= 0 && to < deck.cells.length) desk.read(deck.name, to);
      const grid = event.currentTarget;
      grid.querySelector("[tabindex='0']")?.focus();
    } else if ((event.key === " " || event.key === "Enter") && cell) press(cell);
    else return;
    event.preventDefault();
  };
  const read = deck.cells[at];
  return /* @__PURE__ */ a2("figure", { class: "picture", "aria-labelledby": named, children: [
    /* @__PURE__ */ a2("h3", { id: named, children: deck.name }),
    /* @__PURE__ */ a2(
      "div",
      {
        class: "deck",
        role: "grid",
        "aria-labelledby": named,
        "aria-describedby": `${named}-keys`,
        "aria-readonly": deck.toggles ? void 0 : "true",
        onKeyDown: onKey,
        children: SUITS.map((suit, row) => /* @__PURE__ */ a2("div", { class: "suit", role: "row", children: deck.cells.slice(ROW * row, ROW * row + ROW).map((cell, n2) => /* @__PURE__ */ a2(
          DeckSpot,
          {
            cell,
            here: at === ROW * row + n2,
            name: told2(cell, view),
            pressed: deck.toggles ? () => press(cell) : void 0,
            reached: () => desk.read(deck.name, ROW * row + n2)
          },
          cell.card
        )) }, suit))
      }
    ),
    /* @__PURE__ */ a2("p", { class: "reading", "aria-hidden": "true", children: read ? told2(read, view) : "" }),
    /* @__PURE__ */ a2("span", { class: "unseen", id: `${named}-keys`, children: word(deck.toggles ? "deck_toggle" : "deck_keys") }),
    /* @__PURE__ */ a2("ul", { class: "legend", "aria-label": word("legend"), children: deck.legend.map(([look, meaning]) => /* @__PURE__ */ a2("li", { children: [
      /* @__PURE__ */ a2("span", { class: `spot sample ${look}`, style: { "--level": shaded(deck, look) } }),
      meaning
    ] }, look)) })
  ] });
}
function shaded(deck, look) {
  return Math.max(0, ...deck.cells.filter((cell) => cell.look === look).map(({ level }) => level));
}
function DeckSpot({ cell, here, name, pressed, reached }) {
  return /* @__PURE__ */ a2(
    "div",
    {
      class: `spot ${cell.look} ${pressed ? "live" : ""}`,
      role: "gridcell",
      ...QUIET,
      "data-card": cell.card,
      tabIndex: here ? 0 : -1,
      "aria-label": name,
      style: { "--level": cell.level },
      onClick: pressed,
      onFocus: reached,
      onPointerEnter: reached,
      children: [
        /* @__PURE__ */ a2("span", { class: "which", "aria-hidden": "true", children: [
          indexOf(cell.card),
          /* @__PURE__ */ a2("span", { class: "suit-glyph", children: GLYPH[suitOf(cell.card)] })
        ] }),
        /* @__PURE__ */ a2("b", { "aria-hidden": "true", children: cell.text })
      ]
    }
  );
}
function told2(cell, { word }) {
  const name = word(`card.${cell.card}`);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return cell.says ? `${capital}: ${cell.says}` : capital;
}

// src/chart/rings.tsx
var MARK = { open: "○", claimed: "●", lost: "✕" };
function RingsPicture({ rings, view }) {
  const { desk, word, id } = view;
  const named = `${id}-${rings.name.replace(/\W+/g, "-")}`;
  const ranks = rings.cards.map((code) => RANKS.indexOf(rankOf(code)));
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
  const step = Math.min(64, (view.width - 8) / (last - first + 1));
  const tall = Math.max(46, Math.min(64, step));
  const place = (code) => [
    4 + (RANKS.indexOf(rankOf(code)) - first + 0.5) * step,
    (SUITS.indexOf(suitOf(code)) + 0.5) * tall
  ];
  const press = (ring) => {
    if (ring.look !== "lost") {
      desk.wish({ kind: "toggle", name: rings.claims, cards: ring.cards.join("") });
    }
  };
  return /* @__PURE__ */ a2("figure", { class: "picture", "aria-labelledby": named, children: [
    /* @__PURE__ */ a2("h3", { id: named, children: rings.name }),
    /* @__PURE__ */ a2(
      "svg",
      {
        class: "rings",
        viewBox: `0 0 ${step * (last - first + 1) + 8} ${4 * tall}`,
        width: step * (last - first + 1) + 8,
        height: 4 * tall,
        "aria-hidden": "true",
        children: [
          rings.rings.map((ring) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for keys and ears
            /* @__PURE__ */ a2(
              "g",
              {
                class: `ring ${ring.look} ${suitsOf(ring) > 1 ? "set" : "run"}`,
                onClick: () => press(ring),
                children: [
                  /* @__PURE__ */ a2(
                    "path",
                    {
                      class: "edge",
                      d: polyline(ring.cards.map(place)),
                      style: { strokeWidth: Math.min(step, tall) * 0.84 }
                    }
                  ),
                  /* @__PURE__ */ a2(
                    "path",
                    {
                      class: "inside",
                      d: polyline(ring.cards.map(place)),
                      style: { strokeWidth: Math.min(step, tall) * 0.84 - 5 }
                    }
                  )
                ]
              },
              `${ring.look} ${ring.cards.join()}`
            )
          )),
          rings.cards.map((code) => {
            const [x2, y2] = place(code);
            return /* @__PURE__ */ a2("text", { class: `suit-${suitOf(code)}`, x: x2, y: y2 + 5, "text-anchor": "middle", children: [
              indexOf(code),
              GLYPH[suitOf(code)]
            ] }, code);
          })
        ]
      }
    ),
    /* @__PURE__ */ a2("div", { class: "options", children: rings.rings.map((ring) => /* @__PURE__ */ a2(
      "button",
      {
        type: "button",
        class: "offer",
        ...QUIET,
        "data-claim": ring.cards.join(""),
        "aria-pressed": ring.look === "claimed",
        "aria-disabled": ring.look === "lost" ? "true" : void 0,
        onClick: () => press(ring),
        children: /* @__PURE__ */ a2("span", { children: [
          /* @__PURE__ */ a2("span", { "aria-hidden": "true", children: [
            MARK[ring.look],
            " "
          ] }),
          word("claim", { meld: ring.name }),
          ring.look === "lost" && ` (${word("lost_meld")})`
        ] })
      },
      ring.cards.join()
    )) })
  ] });
}
var suitsOf = (ring) => new Set(ring.cards.map(suitOf)).size;

// src/chart/pictures.tsx
function FigureParts({ figure, view }) {
  const { word, id } = view;
  return /* @__PURE__ */ a2("section", { class: "area figure", "aria-labelledby": `${id}-summary`, children: [
    /* @__PURE__ */ a2("p", { class: "summary", id: `${id}-summary`, tabIndex: -1, children: /* @__PURE__ */ a2(Said, { text: figure.summary, word }) }),
    /* @__PURE__ */ a2("div", { class: "pictures", children: figure.pictures.map((picture) => /* @__PURE__ */ a2(PictureOf, { picture, view }, picture.name.replace(/\d/g, ""))) }),
    /* @__PURE__ */ a2(Numbers, { figure, view }),
    figure.source && /* @__PURE__ */ a2("p", { class: "note source", children: figure.source })
  ] });
}
function PictureOf({ picture, view }) {
  switch (picture.kind) {
    case "plot":
      return /* @__PURE__ */ a2(PlotPicture, { plot: picture, view });
    case "deck":
      return /* @__PURE__ */ a2(DeckPicture, { deck: picture, view });
    case "rings":
      return /* @__PURE__ */ a2(RingsPicture, { rings: picture, view });
    case "sides":
      return /* @__PURE__ */ a2(SidesPicture, { sides: picture, view });
  }
}
function SidesPicture({ sides, view }) {
  const named = `${view.id}-${sides.name.replace(/\W+/g, "-")}`;
  return /* @__PURE__ */ a2("figure", { class: "picture", "aria-labelledby": named, children: [
    /* @__PURE__ */ a2("h3", { id: named, children: sides.name }),
    /* @__PURE__ */ a2("div", { class: "laid-out", children: sides.sides.map((side) => /* @__PURE__ */ a2("div", { children: [
      /* @__PURE__ */ a2("p", { children: [
        /* @__PURE__ */ a2("b", { children: side.name }),
        " ",
        /* @__PURE__ */ a2("span", { class: "note", children: /* @__PURE__ */ a2(Said, { text: side.note, word: view.word }) })
      ] }),
      /* @__PURE__ */ a2(Melds, { groups: side.groups, view })
    ] }, side.name)) })
  ] });
}
function Numbers({ figure, view }) {
  const { word, id } = view;
  return /* @__PURE__ */ a2("details", { class: "numbers", children: [
    /* @__PURE__ */ a2("summary", { ...QUIET, children: word("numbers") }),
    /* @__PURE__ */ a2("section", { class: "scrolls", "aria-label": word("numbers"), ...QUIET, tabIndex: 0, children: /* @__PURE__ */ a2("table", { "aria-describedby": `${id}-summary`, children: [
      /* @__PURE__ */ a2("thead", { children: /* @__PURE__ */ a2("tr", { children: figure.columns.map((column) => /* @__PURE__ */ a2("th", { scope: "col", children: column }, column)) }) }),
      /* @__PURE__ */ a2("tbody", { children: figure.rows.map((row, n2) => /* @__PURE__ */ a2("tr", { children: row.map((value, at) => /* @__PURE__ */ a2("td", { class: typeof value === "number" ? "number" : "", children: typeof value === "number" ? String(value).replace("-", "−") : /* @__PURE__ */ a2(Said, { text: value, word }) }, figure.columns[at])) }, n2)) })
    ] }) })
  ] });
}

// src/chart/chart.tsx
var NARROW = 640;
var SIDE_BY_SIDE = 960;
var WIDEST = 720;
var PANEL = 300 + 12;
var EDGES = 68;
function Lab({ view }) {
  const { state, desk, word, id } = view;
  return /* @__PURE__ */ a2($, { children: [
    /* @__PURE__ */ a2(CardDefs, { id }),
    /* @__PURE__ */ a2("header", { class: "area head", children: [
      /* @__PURE__ */ a2(Menu, { view }),
      /* @__PURE__ */ a2("p", { class: "title", children: state.title }),
      state.about && /* @__PURE__ */ a2("p", { class: "heading", children: state.about })
    ] }),
    /* @__PURE__ */ a2(Controls, { view }),
    /* @__PURE__ */ a2("div", { class: "felt", children: [
      /* @__PURE__ */ a2("div", { class: `words ${seen(view) ? "" : "unseen"}`, children: [
        /* @__PURE__ */ a2(
          "p",
          {
            class: `say ${state.say.refused && !desk.notice ? "refused" : "plain"}`,
            role: "status",
            "aria-live": "polite",
            "aria-atomic": "true",
            children: /* @__PURE__ */ a2("span", { children: /* @__PURE__ */ a2(Spoken, { view }) }, desk.notice ? `notice ${desk.notice.n}` : `say ${state.say.id}`)
          }
        ),
        /* @__PURE__ */ a2("p", { class: "lost", role: "alert", children: desk.lost ? word("lost") : "" })
      ] }),
      state.guess && /* @__PURE__ */ a2(GuessParts, { guess: state.guess, view }),
      state.figure && /* @__PURE__ */ a2(FigureParts, { figure: state.figure, view }),
      state.guessable && /* @__PURE__ */ a2("div", { class: "options", children: /* @__PURE__ */ a2(
        "button",
        {
          type: "button",
          class: "offer",
          ...QUIET,
          "data-act": "again",
          onClick: () => desk.wish({ kind: "again" }),
          children: word("again")
        }
      ) })
    ] })
  ] });
}
function Spoken({ view }) {
  const { state, desk, word } = view;
  if (desk.notice) return /* @__PURE__ */ a2($, { children: desk.notice.text });
  if (state.say.refused) return /* @__PURE__ */ a2(Said, { text: state.say.text, word });
  if (state.verdict) {
    return /* @__PURE__ */ a2($, { children: [
      /* @__PURE__ */ a2("b", { children: /* @__PURE__ */ a2(Said, { text: state.verdict, word }) }),
      /* @__PURE__ */ a2("span", { class: "unseen", children: state.say.text.slice(state.verdict.length) })
    ] });
  }
  return /* @__PURE__ */ a2("span", { class: "unseen", children: /* @__PURE__ */ a2(Said, { text: state.say.text, word }) });
}
function seen({ state, desk }) {
  return desk.lost || desk.notice !== null || state.say.refused || state.verdict !== "";
}
function Menu({ view }) {
  const { state, desk, word, id } = view;
  if (state.tools.length === 0) return null;
  const open = (tool) => desk.wish({ kind: "open", tool });
  if (view.narrow) {
    return /* @__PURE__ */ a2("div", { class: "control choice", children: [
      /* @__PURE__ */ a2("label", { class: "control-label", for: `${id}-tools`, children: word("tools") }),
      /* @__PURE__ */ a2(
        "select",
        {
          id: `${id}-tools`,
          ...QUIET,
          value: state.tool,
          onChange: (event) => open(event.currentTarget.value),
          children: state.tools.map(({ key, title }) => /* @__PURE__ */ a2("option", { value: key, children: title }, key))
        }
      )
    ] });
  }
  return /* @__PURE__ */ a2("nav", { class: "menu", "aria-label": word("tools"), children: state.tools.map(({ key, title }) => /* @__PURE__ */ a2(
    "button",
    {
      type: "button",
      class: "tab",
      ...QUIET,
      "data-tool": key,
      "aria-current": key === state.tool ? "page" : void 0,
      onClick: () => open(key),
      children: title
    },
    key
  )) });
}
function render({ model, el, signal }) {
  const root = document.createElement("section");
  const frame2 = document.createElement("div");
  root.className = "gin chart";
  root.dataset.lmSuppressShortcuts = "true";
  frame2.className = "frame";
  root.append(frame2);
  el.append(root);
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  let room = root.clientWidth || 800;
  const desk = new Desk(model.get("state"), wording(model.get("words")), {
    send: (message) => model.send(message),
    redraw
  });
  function redraw() {
    const owner = root.getRootNode();
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const { state, word } = desk;
    const beside = room >= SIDE_BY_SIDE && state.controls.length > 0 ? PANEL : 0;
    const narrow = room < NARROW;
    const width = Math.min(WIDEST, Math.max(240, room - beside - (narrow ? 18 : EDGES)));
    root.setAttribute("aria-label", word("lab"));
    root.classList.toggle("bare", state.controls.length === 0);
    Q(/* @__PURE__ */ a2(Lab, { view: { desk, state, word, id, width, narrow } }), frame2);
    if (before && owner.activeElement !== before && !root.contains(before)) {
      root.querySelector(".summary")?.focus();
    }
  }
  const onState = () => desk.receive(model.get("state"));
  const onWords = () => {
    desk.word = wording(model.get("words"));
    redraw();
  };
  const measure = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? room;
    if (width === room || width === 0) return;
    room = width;
    redraw();
  });
  measure.observe(root);
  model.on("change:state", onState);
  model.on("change:words", onWords);
  const leaveTheme = followTheme((theme) => {
    root.dataset.theme = theme;
  });
  const leaveKernel = watchKernel(model, () => desk.lose());
  redraw();
  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    signal.removeEventListener("abort", leave);
    measure.disconnect();
    leaveTheme();
    leaveKernel();
    desk.stop();
    Q(null, frame2);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}
var chart_default = { render };
export {
  chart_default as default
};
