// The style of the docs, the API reference and the problem pages: light and dark, wide and narrow. It shares the console's colours.
import { operationStyles } from './operation-styles.ts';

const frame = `:root { color-scheme: light dark; --bg: #fff; --soft: #f1f5f9; --fg: #0f172a; --muted: #475569; --line: #dbe2ea; --field: #64748b; --mark: #1d4ed8; --tint: #dbeafe; --ok: #166534; --bad: #991b1b; --warn: #854d0e; --violet: #5b21b6; }
@media (prefers-color-scheme: dark) { :root { --bg: #0b1220; --soft: #1a2540; --fg: #f1f5f9; --muted: #cbd5e1; --line: #2b3852; --field: #94a3b8; --mark: #93b4ff; --tint: #1e3a8a; --ok: #bbf7d0; --bad: #fecaca; --warn: #fef08a; --violet: #ddd6fe; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--fg); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--mark); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 1rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.3; letter-spacing: -0.01em; margin: 2.5rem 0 0.75rem; text-wrap: balance; }
h3 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
code, pre, textarea, kbd { font-family: ui-monospace, 'SF Mono', Menlo, monospace; font-size: 0.85em; }
code { overflow-wrap: anywhere; background: var(--soft); border-radius: 4px; padding: 0.1em 0.3em; }
pre, .scroll { overflow-x: auto; }
pre { background: var(--soft); border: 1px solid var(--line); padding: 0.75rem 1rem; border-radius: 8px; margin: 0; line-height: 1.5; font-size: 0.82rem; }
pre code { overflow-wrap: normal; background: none; padding: 0; font-size: inherit; }
.code { position: relative; margin: 0.75rem 0; }
.copy { position: absolute; inset: 0.4rem 0.4rem auto auto; min-height: 1.75rem; padding: 0 0.6rem; font-size: 0.75rem; background: var(--bg); color: var(--muted); border-color: var(--line); }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: start; vertical-align: top; padding: 0.45rem 0.75rem 0.45rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--muted); font-weight: 600; }
.scroll { position: relative; }
details { margin: 0.35rem 0; }
summary { cursor: pointer; padding-block: 0.25rem; }
button, .button { display: inline-block; min-height: 2.25rem; padding: 0.35rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--bg); color: var(--fg); font: inherit; font-size: 0.9rem; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--soft); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; background: var(--bg); padding: 0.5rem; z-index: 3; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { position: sticky; top: 0; z-index: 2; display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 0.5rem 1rem; padding: 0.6rem 1rem; background: var(--bg); border-bottom: 1px solid var(--line); }
.home { display: flex; gap: 0.5rem; align-items: center; font-weight: 700; color: inherit; text-decoration: none; padding-block: 0.4rem; }
.home span { display: grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 0.45rem; background: #1d4ed8; color: #fff; }
.places { display: flex; justify-content: flex-end; white-space: nowrap; }
.places a { padding: 0.5rem; border-radius: 8px; color: var(--muted); font-size: 0.9rem; text-decoration: none; }
.places a:hover { background: var(--soft); }
.places [aria-current] { color: var(--fg); font-weight: 600; }
.search { position: relative; grid-column: 1 / -1; grid-row: 2; }
.search label { position: absolute; left: -100rem; }
.search input { width: 100%; min-height: 2.75rem; padding: 0.4rem 2.5rem 0.4rem 0.9rem; border: 1px solid var(--field); border-radius: 10px; background: var(--bg); color: var(--fg); font: inherit; }
.search input::placeholder { color: var(--muted); opacity: 1; }
.search kbd { position: absolute; inset: 0.65rem 0.75rem auto auto; padding: 0 0.45rem; border: 1px solid var(--line); border-radius: 5px; color: var(--muted); line-height: 1.5rem; pointer-events: none; }
.search input[hidden] + kbd { display: none; }
#found { position: absolute; inset: calc(100% + 0.4rem) 0 auto 0; max-height: 70vh; overflow-y: auto; padding: 0.5rem; background: var(--bg); border: 1px solid var(--line); border-radius: 12px; box-shadow: 0 12px 32px rgb(0 0 0 / 0.25); }
#found p { margin: 0 0.5rem 0.25rem; color: var(--muted); font-size: 0.8rem; }
#found ol, .cards, nav ul, .contents ul, .index ul { list-style: none; margin: 0; padding: 0; }
#found a { display: block; padding: 0.5rem; border-radius: 8px; color: inherit; text-decoration: none; }
#found a:hover, #found a:focus { background: var(--soft); }
#found mark { background: var(--tint); color: inherit; border-radius: 3px; }
#found b, #found span, .cards b, .cards span { display: block; overflow-wrap: anywhere; }
#found b { font-size: 0.9rem; }
#found span, .cards span { color: var(--muted); font-size: 0.85rem; }
nav { padding: 0.25rem 1rem; border-bottom: 1px solid var(--line); font-size: 0.9rem; }
nav h2 { margin: 1.25rem 0 0.25rem; padding-inline: 0.6rem; font-size: 0.8rem; letter-spacing: 0; color: var(--muted); }
nav a { display: block; padding: 0.3rem 0.6rem; border-radius: 7px; color: var(--fg); text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: var(--soft); }
nav [aria-current] { background: var(--tint); color: var(--mark); font-weight: 600; }
@media (prefers-color-scheme: dark) { nav [aria-current] { color: #fff; } }
nav details > summary { padding: 0.4rem 0.6rem; font-weight: 600; }
nav details > ul { margin-bottom: 0.75rem; }
main { padding: 1.5rem 1rem 5rem; max-width: 56rem; width: 100%; min-width: 0; }
main.wide { max-width: 92rem; }
.lead { font-size: 1.1rem; color: var(--muted); }
.crumb { margin: 0 0 0.35rem; font-size: 0.85rem; color: var(--muted); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
.cards a { display: block; height: 100%; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; text-decoration: none; color: inherit; }
.cards a:hover { border-color: var(--mark); }
.contents { display: none; }
.neighbours { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem; margin-top: 3rem; }
.neighbours a { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 10px; text-decoration: none; }
.neighbours span { display: block; color: var(--muted); font-size: 0.8rem; }
@media (max-width: 59.99rem) {
  .menu { width: 100%; border: 0; text-align: start; padding-inline: 0.6rem; }
  .menu[aria-expanded='false'] + div { display: none; }
}
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); grid-template-rows: auto 1fr; }
  header { grid-column: 1 / -1; grid-template-columns: 15rem minmax(0, 38rem) 1fr; padding-inline: 1.5rem; }
  .search { grid-column: 2; grid-row: 1; }
  .places { grid-column: 3; }
  nav { border-bottom: 0; border-inline-end: 1px solid var(--line); height: calc(100vh - 4rem); overflow-y: auto; position: sticky; top: 4rem; padding: 1rem 0.75rem 3rem; }
  main { padding: 2rem 2.5rem 6rem; }
  .menu { display: none; }
}
@media (min-width: 80rem) {
  main:has(.contents) { max-width: 74rem; }
  .guide:has(.contents) { display: grid; grid-template-columns: minmax(0, 1fr) 13rem; gap: 3rem; }
  .contents { display: block; position: sticky; top: 6rem; align-self: start; font-size: 0.85rem; max-height: calc(100vh - 8rem); overflow-y: auto; }
  .contents p { margin: 0 0 0.5rem; font-weight: 600; }
  .contents a { display: block; padding: 0.2rem 0; color: var(--muted); text-decoration: none; }
  .contents a:hover { color: var(--fg); }
}
`;

export const styles = frame + operationStyles;
