// A report as one HTML page: no script, nothing loaded from elsewhere, plots as inline SVG, light or dark as the reader has it.
import type { Share } from '../../evals/harness/figures.ts';
import { costText, figureKeys, figureNames, type Report, type Turn } from './report.ts';
import { timeText } from './text.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const style = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1c2026; --dim: #5b6470; --rule: #d9dde3; --bar: #5b8def; --span: #16325c; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14171c; --ink: #e8ebef; --dim: #a3acb8; --rule: #333a44; --bar: #4672c4; --span: #dbe6fb; --bad: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--ground); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.rows { display: grid; gap: .35rem; }
.row { display: grid; grid-template-columns: 13rem 1fr 14rem; gap: .75rem; align-items: center; }
.pair { display: grid; grid-template-columns: 13rem 1fr 1fr; gap: .75rem; border-top: 1px solid var(--rule); padding-top: .35rem; }
.pair > div { min-width: 0; } .name { overflow-wrap: anywhere; } .value { color: var(--dim); font-size: .875rem; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; height: 1rem; } .ground { fill: var(--rule); } .bar { fill: var(--bar); } .span { stroke: var(--span); stroke-width: 2; vector-effect: non-scaling-stroke; }
.histogram svg { height: 8rem; } .axis { display: flex; justify-content: space-between; color: var(--dim); font-size: .875rem; }
details { border-top: 1px solid var(--rule); padding: .5rem 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
pre { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8125rem; } .wrong { color: var(--bad); font-weight: 600; }
@media (max-width: 44rem) { .row, .pair { grid-template-columns: 1fr; gap: .15rem; padding-top: .35rem; border-top: 1px solid var(--rule); } }
`;

const percent = (value: number): string => (100 * value).toFixed(1);

const valueText = ({ hits, total, share, low, high }: Share): string =>
  total === 0 ? 'nothing counted' : `${percent(share)}% (${percent(low)}–${percent(high)}), ${hits} of ${total}`;

/** The share as a bar, Wilson's interval as a line over it. */
function plot(one: Share): string {
  const label = escaped(valueText(one));
  if (one.total === 0) return `<svg role="img" aria-label="${label}"></svg>`;
  const [share, low, high] = [one.share, one.low, one.high].map((value) => (100 * value).toFixed(2));
  return `<svg viewBox="0 0 100 16" preserveAspectRatio="none" role="img" aria-label="${label}"><rect class="ground" y="4" width="100" height="8"/><rect class="bar" y="4" width="${share}" height="8"/><line class="span" x1="${low}" x2="${high}" y1="8" y2="8"/><line class="span" x1="${low}" x2="${low}" y1="3" y2="13"/><line class="span" x1="${high}" x2="${high}" y1="3" y2="13"/></svg>`;
}

const row = (name: string, one: Share): string =>
  `<div class="row"><span class="name">${escaped(name)}</span>${plot(one)}<span class="value">${valueText(one)}</span></div>`;

const side = (word: string, one: Share): string =>
  `<div>${plot(one)}<span class="value">${word} ${valueText(one)}</span></div>`;

const toolRow = ({ tool, precision, recall }: Report['tools'][number]): string =>
  `<div class="pair"><span class="name">${escaped(tool)}</span>${side('precision', precision)}${side('recall', recall)}</div>`;

const bins = 30;

/** How many messages took how long; the last bin holds all that took longer than 1.2 times the 95th part in a hundred. */
function histogram(values: readonly number[], p95: number): string {
  const end = Math.max(1, 1.2 * p95);
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const at = Math.min(bins - 1, Math.floor((bins * value) / end));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, at) => {
    const height = (100 * count) / most;
    return `<rect class="bar" x="${at}" y="${(100 - height).toFixed(2)}" width="0.9" height="${height.toFixed(2)}"/>`;
  });
  return `<div class="histogram"><svg viewBox="0 0 ${bins} 100" preserveAspectRatio="none" role="img" aria-label="Time a message, ${values.length} messages">${bars.join('')}</svg><div class="axis"><span>0 ms</span><span>${end.toFixed(0)} ms and more</span></div></div>`;
}

function missed(turn: Turn): string {
  const { right, missing, extra } = turn.calls;
  const lines = [
    ...right.map(({ shown }) => `= ${shown}`),
    ...missing.map(({ shown }) => `- ${shown}`),
    ...extra.map(({ shown }) => `+ ${shown}`),
    ...turn.forbidden.map((call) => `forbidden ${call}`),
    ...turn.claims.map((claim) => `claims “${claim}”`),
    ...(turn.mustAsk && !turn.asks ? ['no question'] : []),
    ...(turn.fits ? [] : ['another question']),
  ];
  const head = `${turn.isWrong ? '<span class="wrong">wrong</span> ' : ''}${escaped(turn.scenario)}, message ${turn.turn + 1}: ${escaped(turn.say)}`;
  return `<details><summary>${head}</summary><pre>${escaped(lines.join('\n'))}</pre><pre>${escaped(turn.reply)}</pre></details>`;
}

export function htmlOf(report: Report): string {
  const { model, scenarios, messages, figures, kinds, tools, turns } = report;
  const misses = turns.filter(({ isExact, isWrong }) => isWrong || !isExact);
  const ordered = misses.toSorted((a, b) => Number(b.isWrong) - Number(a.isWrong));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Evaluation of ${escaped(model)}</title><style>${style}</style></head><body>
<h1>Evaluation of ${escaped(model)}</h1>
<p>${scenarios} scenarios, ${messages} messages. Intervals are Wilson’s at 95%.</p>
<h2>Messages</h2><div class="rows">${figureKeys.map((key) => row(figureNames[key], figures[key])).join('\n')}</div>
<h2>Exact by kind</h2><div class="rows">${kinds.map((one) => row(one.kind, one.exact)).join('\n')}</div>
<h2>Tools</h2><div class="rows">${tools.map(toolRow).join('\n')}</div>
<h2>Cost and time</h2>
<p>${escaped(costText(report))}; ${report.refusedCalls} refused calls.</p>
<p>Time a message: ${timeText(report.wallMs)}. CPU: ${timeText(report.cpuMs)}.</p>
${histogram(
  turns.map(({ wallMs }) => wallMs),
  report.wallMs.p95,
)}
<h2>What was missed</h2>
<p>“=” expected and made, “-” expected and not made, “+” made and not expected.</p>
${ordered.map(missed).join('\n')}
</body></html>
`;
}
