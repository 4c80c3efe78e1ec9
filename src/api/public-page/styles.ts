// The style of the page for candidates and authorities. It stands inside the page, so that one request brings all of it.

export const publicStyles = `:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--text:#16181d;--soft:#555c68;--line:#868d99;--accent:#1f4fd8}
@media (prefers-color-scheme:dark){:root{--bg:#14161a;--card:#1d2026;--text:#eceef2;--soft:#aab1bd;--line:#7b828f;--accent:#9db7ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,sans-serif;display:flex;flex-direction:column;align-items:center;padding:16px}
header,main{width:100%;max-width:880px}
header{display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between;align-items:center;padding:8px 0 16px}
.brand{font-weight:600;overflow-wrap:anywhere}
nav ul{list-style:none;margin:0;padding:0;display:flex;gap:4px}
nav a,nav span{display:inline-flex;align-items:center;min-height:44px;padding:0 8px}
nav span{font-weight:600}
main{background:var(--card);border-radius:12px;padding:24px}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 12px;overflow-wrap:anywhere;text-wrap:balance}
h2{font-size:1.25rem;margin:32px 0 12px;padding-top:16px;border-top:1px solid var(--line)}
h3,h4{font-size:1.05rem;margin:24px 0 4px}
p{margin:0 0 12px;overflow-wrap:anywhere;max-width:68ch}
.lead{font-size:1.1rem}
.soft{color:var(--soft);font-weight:400;font-size:.875rem}
dl{margin:0 0 12px;display:grid;gap:12px}
dl div{display:grid;gap:2px}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere;max-width:68ch}
@media (min-width:640px){dl div{grid-template-columns:13rem 1fr;gap:16px}}
.asks{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.asks h3{margin-top:8px}
a{color:var(--accent)}
.act{display:inline-flex;align-items:center;min-height:44px}
code{font-size:.8125rem;overflow-wrap:anywhere}
.wide{overflow-x:auto;margin:0 0 8px}
table{border-collapse:collapse;width:100%;min-width:560px;font-size:.9375rem}
th,td{border-bottom:1px solid var(--line);padding:8px;text-align:end;vertical-align:top;font-variant-numeric:tabular-nums}
th[scope=row],th:first-child{text-align:start}
th[scope=row]{font-weight:500}
details{border-top:1px solid var(--line)}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600;color:var(--accent)}
summary::before{content:"+";width:1.25em}
details[open]>summary::before{content:"–"}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
@media (max-width:400px){body{padding:8px}main{padding:16px}}
@media print{body{background:none;padding:0}main{padding:0}nav{display:none}.wide{overflow:visible}}`;
