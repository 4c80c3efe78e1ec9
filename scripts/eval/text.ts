// A report, and the difference between two, as lines of text.
import { shown, type Share } from '../../evals/harness/figures.ts';
import type { Difference } from './compare.ts';
import { costText, figureKeys, figureNames, type Report } from './report.ts';

const line = (name: string, value: string): string => `${name.padEnd(36)} ${value}`;
const ofNone = '–       nothing counted';
const share = (one: Share): string => (one.total === 0 ? ofNone : shown(one));
const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const timeText = ({ mean, median, p95, most }: Report['wallMs']): string =>
  `mean ${ms(mean)}, median ${ms(median)}, 95% ${ms(p95)}, most ${ms(most)}`;

export function textOf(report: Report): string {
  const { model, scenarios, messages, figures, kinds, tools } = report;
  return [
    line(model, `${scenarios} scenarios, ${messages} messages`),
    ...figureKeys.map((key) => line(figureNames[key], share(figures[key]))),
    line('refused calls', String(report.refusedCalls)),
    line('usage', costText(report)),
    line('time a message', timeText(report.wallMs)),
    line('CPU a message', timeText(report.cpuMs)),
    '',
    ...kinds.map((one) => line(`${one.kind}: exact`, `${share(one.exact)}, ${one.wrongActions.hits} wrong`)),
    '',
    line('tool', 'precision                             recall'),
    ...tools.map(({ tool, precision, recall }) => line(tool, `${share(precision).padEnd(37)} ${share(recall)}`)),
  ].join('\n');
}

const points = (value: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(100 * value).toFixed(1)}`;
const percent = ({ share: value, total }: Share): string => (total === 0 ? '–' : `${(100 * value).toFixed(1)}%`);

const row = ({ name, a, b, isApart }: Difference['figures'][number]): string =>
  line(
    name,
    `${percent(a).padStart(8)} → ${percent(b).padEnd(8)} ${points(b.share - a.share).padStart(6)} points${isApart ? '  (intervals apart)' : ''}`,
  );

export function differenceText({ names, figures, tools, talks, chance, usage, onlyInOne }: Difference): string {
  return [
    `A ${names[0]}, B ${names[1]}`,
    ...figures.map(row),
    '',
    ...(tools.length === 0 ? ['no tool differs'] : tools.map(row)),
    '',
    ...talks.map(({ scenario, a, b }) => line(scenario, `${a} → ${b}`)),
    `${talks.length} talks differ; chance of such a split of exact talks by luck: ${chance.toFixed(3)}`,
    `A ${usage[0]}`,
    `B ${usage[1]}`,
    ...(onlyInOne.length === 0 ? [] : [`not compared, in one report only: ${onlyInOne.join(', ')}`]),
  ].join('\n');
}
