// The style of the API reference: an operation with its examples beside it, its marks and its form.

export const operationStyles = `.operation { padding: 2rem 0; border-top: 1px solid var(--line); }
.operation h2 { margin-top: 0; }
.operation h3 { font-size: 0.9rem; }
.address { margin-top: 0; }
.address code { background: none; padding: 0; font-size: 0.95em; }
.method { display: inline-block; min-width: 3.2rem; font-size: 0.7rem; font-family: ui-monospace, Menlo, monospace; letter-spacing: 0.03em; color: var(--mark); }
.method.post, .method.put, .method.patch { color: var(--ok); }
.method.put, .method.patch { color: var(--warn); }
.method.delete { color: var(--bad); }
.fields th { width: 44%; font-weight: 500; }
.fields th code { background: none; padding: 0; }
.fields th span { display: block; color: var(--muted); font-size: 0.8rem; font-weight: 400; overflow-wrap: anywhere; }
.fields th b { color: var(--warn); font-size: 0.75rem; font-weight: 600; }
.reply { margin: 0.35rem 0; padding-block: 0.25rem; }
.beside .code pre { max-height: 26rem; overflow: auto; }
.tabs { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.tabs input { position: absolute; opacity: 0; }
.tabs label { order: 0; padding: 0.25rem 0.75rem; min-height: 1.75rem; border-radius: 7px; color: var(--muted); font-size: 0.85rem; cursor: pointer; }
.tabs input:checked + label { background: var(--tint); color: var(--mark); font-weight: 600; }
@media (prefers-color-scheme: dark) { .tabs input:checked + label { color: #fff; } }
.tabs input:focus-visible + label { outline: 3px solid var(--mark); outline-offset: 2px; }
.tabs > pre, .tabs > .code { order: 1; flex: 1 0 100%; min-width: 0; margin: 0.25rem 0 0; }
.tabs { position: relative; }
.tabs > .code { position: static; }
.tabs > .code > .copy { top: 0; right: 0; }
.tabs input:not(:checked) + label + * { display: none; }
.try { border: 1px solid var(--line); border-radius: 10px; padding: 0.25rem 1rem; margin-top: 0.75rem; }
.try[open] { padding-bottom: 1rem; }
.try > summary { font-weight: 600; padding-block: 0.5rem; }
.try label { display: block; margin: 0.6rem 0; font-size: 0.85rem; }
.try label span, .acts { color: var(--muted); font-size: 0.8rem; }
.acts { margin: 0; }
.try input, .try textarea { display: block; width: 100%; margin-top: 0.2rem; padding: 0.4rem 0.6rem; min-height: 2.25rem; border: 1px solid var(--field); border-radius: 8px; background: var(--bg); color: var(--fg); font-size: 0.85rem; }
.try form > button { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
.try output { display: block; margin-top: 0.75rem; font-size: 0.85rem; overflow-wrap: anywhere; }
.try output pre { max-height: 26rem; overflow: auto; margin-top: 0.4rem; overflow-wrap: normal; }
.ok { color: var(--ok); }
.bad { color: var(--bad); }
.index { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 0 2rem; }
.index h3 a { color: inherit; text-decoration: none; }
.index h3 a:hover { text-decoration: underline; }
.index li a { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.2rem 0; min-height: 1.75rem; color: var(--muted); font-size: 0.875rem; text-decoration: none; }
.index li a:hover { color: var(--fg); }
.index li a:target { background: var(--tint); color: var(--fg); }
nav .operations { margin: 0.15rem 0 0.5rem 0.6rem; border-inline-start: 1px solid var(--line); }
nav .operations a { display: flex; gap: 0.4rem; align-items: baseline; font-size: 0.82rem; color: var(--muted); border-radius: 0 7px 7px 0; }
nav .operations .method { min-width: 2.6rem; font-size: 0.62rem; }
nav .operations [data-here] { color: var(--fg); background: var(--soft); }
@media (max-width: 40rem) { .fields tr, .fields th, .fields td { display: block; width: auto; } .fields th { border: 0; padding-bottom: 0; } }
@media (max-width: 26rem) { .index { grid-template-columns: minmax(0, 1fr); } }
@media (min-width: 75rem) {
  .operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); gap: 0 3rem; }
  .beside { position: sticky; top: 5rem; align-self: start; max-height: calc(100vh - 6rem); overflow-y: auto; padding: 3px; }
  .beside > h3:first-child { margin-top: 0; }
  .beside .code pre { max-height: 20rem; }
}
`;
