// The style of the booking page, and the few lines of script that tell it the reader's own time zone. Without them it works as well.

export const bookingStyles = `:root{color-scheme:light dark;--bg:#f6f7f9;--card:#fff;--text:#16181d;--soft:#555c68;--line:#868d99;--accent:#1f4fd8;--on:#fff;--bad:#a8071a;--good:#0b6b3a}
@media (prefers-color-scheme:dark){:root{--bg:#14161a;--card:#1d2026;--text:#eceef2;--soft:#aab1bd;--line:#7b828f;--accent:#9db7ff;--on:#10131a;--bad:#ff8a8a;--good:#7fd6a4}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,sans-serif;display:flex;flex-direction:column;align-items:center;padding:16px}
header,main,footer{width:100%;max-width:640px}
header{display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between;align-items:center;padding:8px 0 16px}
.brand{font-weight:600;overflow-wrap:anywhere}
nav ul{list-style:none;margin:0;padding:0;display:flex;gap:4px}
nav a,nav span{display:inline-flex;align-items:center;min-height:44px;padding:0 8px}
nav span{font-weight:600}
main{background:var(--card);border-radius:12px;padding:24px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 12px;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:24px 0 8px}
p{margin:0 0 12px;overflow-wrap:anywhere}
.soft{color:var(--soft)}
.when{font-size:1.25rem;font-weight:600;margin-bottom:4px}
.note{border-inline-start:4px solid var(--good);padding-inline-start:12px}
.alert{border-inline-start-color:var(--bad)}
.times{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:8px}
a{color:var(--accent)}
.times a,.act,button,select,textarea,summary{font:inherit}
.times a,.act,button{display:flex;align-items:center;justify-content:center;min-height:48px;padding:8px 12px;border:1px solid var(--accent);border-radius:8px;text-decoration:none;font-weight:600;background:transparent;color:var(--accent);cursor:pointer;text-align:center}
button{background:var(--accent);color:var(--on)}
button,.act{width:100%;margin-top:12px}
button.bad{background:transparent;border-color:var(--bad);color:var(--bad)}
.times a:hover{background:var(--accent);color:var(--on)}
details{margin:16px 0;border-top:1px solid var(--line);padding-top:4px}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600;color:var(--accent)}
summary::before{content:"+";width:1.25em}
details[open]>summary::before{content:"–"}
label,legend{font-weight:600;display:block;margin-bottom:4px}
fieldset{border:0;margin:16px 0;padding:0}
fieldset label{font-weight:400;display:flex;gap:8px;align-items:center;min-height:44px;overflow-wrap:anywhere}
input[type=radio]{width:20px;height:20px;accent-color:var(--accent);flex:none}
select,textarea{width:100%;min-height:48px;padding:8px 12px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
textarea{min-height:112px}
.pages{display:flex;gap:8px}
footer{padding:16px 0;font-size:.875rem;color:var(--soft)}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
@media (max-width:400px){body{padding:8px}main{padding:16px}}`;

/** Once, before anything is painted; a zone that the page does not know is not asked for again. */
export const bookingScript = `(()=>{const zone=Intl.DateTimeFormat().resolvedOptions().timeZone,at=new URL(location.href);
if(!zone||at.searchParams.has("zone")||zone===document.documentElement.dataset.zone)return;
at.searchParams.set("zone",zone);location.replace(at)})()`;
