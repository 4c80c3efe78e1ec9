// The style of the API reference and the problem pages: light and dark, wide and narrow.

export const styles = `:root { color-scheme: light dark; --line: #8884; --soft: #8881; --mark: #1a5fb4; }
@media (prefers-color-scheme: dark) { :root { --mark: #8ab4f8; } }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
nav { padding: 1rem; border-bottom: 1px solid var(--line); max-height: 14rem; overflow-y: auto; }
nav h2 { font-size: 0.9rem; margin: 1rem 0 0.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.85rem; overflow-wrap: anywhere; }
main { padding: 1rem 1.5rem 4rem; max-width: 60rem; }
section { border-top: 1px solid var(--line); padding: 0.5rem 0 1.5rem; }
nav a { display: inline-block; padding-block: 0.2rem; }
a { color: var(--mark); }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 0.85em; }
code { overflow-wrap: anywhere; }
pre, .scroll { overflow-x: auto; }
pre { background: var(--soft); padding: 0.75rem; border-radius: 6px; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); }
details { margin: 0.35rem 0; }
summary { cursor: pointer; padding-block: 0.15rem; }
label { display: block; margin: 0.5rem 0; }
input, textarea { display: block; width: 100%; padding: 0.4rem; }
button { padding: 0.4rem 1.2rem; }
output { display: block; white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 0.5rem; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; background: Canvas; padding: 0.5rem; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding: 0.6rem 1.5rem; border-bottom: 1px solid var(--line); }
header .home { font-weight: 700; color: inherit; text-decoration: none; padding-block: 0.4rem; }
header form { flex: 1 1 16rem; max-width: 34rem; }
header label { position: absolute; left: -100rem; }
header input { border: 1px solid #767676; border-radius: 8px; background: Canvas; color: CanvasText; min-height: 2.75rem; padding: 0.4rem 0.75rem; font: inherit; }
header > a:last-child { padding-block: 0.6rem; }
header input::placeholder { color: inherit; opacity: 0.75; }
#found { order: 9; flex: 1 0 100%; max-height: 60vh; overflow-y: auto; }
#found ol, .cards { list-style: none; margin: 0; padding: 0; }
#found a, .cards a { display: block; padding: 0.5rem 0.25rem; border-bottom: 1px solid var(--line); text-decoration: none; }
#found b, #found span, .cards b, .cards span { display: block; overflow-wrap: anywhere; }
#found span, .cards span { color: CanvasText; font-size: 0.9rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1rem; }
.cards a { border: 1px solid var(--line); border-radius: 10px; padding: 1rem; height: 100%; }
.cards a:hover { background: var(--soft); }
nav [aria-current] { font-weight: 700; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); grid-template-rows: auto 1fr; }
  header { grid-column: 1 / -1; }
  nav { border-bottom: 0; border-right: 1px solid var(--line); height: 100vh; max-height: none; position: sticky; top: 0; }
  main:only-of-type:nth-child(2) { grid-column: 1 / -1; margin: 0 auto; width: 100%; }
}
`;
