// Alert rules and dashboards name what exists: metrics, labels, runbooks. Expressions are read by Prometheus' own grammar.
import { parser } from '@prometheus-io/lezer-promql';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { type MetricSpec, metrics } from '../../src/core/metrics.ts';

const folder = 'deploy/observability';
const Alert = z.looseObject({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string().endsWith('.'), runbook: z.string() }),
});
const Record = z.looseObject({ record: z.string(), expr: z.string() });
const Rules = z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(z.union([Alert, Record])) })) });
const Dashboard = z.looseObject({
  uid: z.string(),
  title: z.string(),
  panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) })),
});

const rules = Rules.parse(parse(readFileSync(`${folder}/alerts.yaml`, 'utf8'))).groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => ('alert' in rule ? [Alert.parse(rule)] : []));
const records = rules.flatMap((rule) => ('record' in rule ? [Record.parse(rule)] : []));
const dashboards = readdirSync(`${folder}/grafana`).map((name) =>
  Dashboard.parse(JSON.parse(readFileSync(`${folder}/grafana/${name}`, 'utf8'))),
);
const inPanels = dashboards.flatMap(({ title, panels }) =>
  panels.flatMap((panel) => panel.targets.map(({ expr }) => ({ where: `${title}: ${panel.title}`, expr }))),
);
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: alert, expr })),
  ...records.map(({ record, expr }) => ({ where: record, expr })),
  ...inPanels,
].map(({ where, expr }) => ({ where, expr: expr.replaceAll('$__rate_interval', '5m') }));

/** Names that stand in the place of a metric, and the labels that selectors ask for, as the grammar sees them. */
function namedIn(expr: string): { broken: number; named: string[]; labels: string[] } {
  const found = { broken: 0, named: [] as string[], labels: [] as string[] };
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to);
      if (type.isError) found.broken += 1;
      else if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector') found.named.push(text);
      else if (type.name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

const specs: ReadonlyMap<string, MetricSpec> = new Map(Object.entries<MetricSpec>(metrics));
const recorded = new Set(records.map(({ record }) => record));
const ofPrometheus = new Set(['up']);

function specOf(name: string): MetricSpec | undefined {
  const plain = specs.get(name);
  if (plain !== undefined) return plain.kind === 'histogram' ? undefined : plain;
  const [, histogram = ''] = /^(.+)_(?:bucket|sum|count)$/.exec(name) ?? [];
  const spec = specs.get(histogram);
  return spec?.kind === 'histogram' ? spec : undefined;
}

test('there are rules, dashboards and expressions to look at', () => {
  expect([alerts.length > 20, records.length > 20, dashboards.length, inPanels.length > 30]).toEqual([
    true,
    true,
    3,
    true,
  ]);
});

test.each(expressions)('$where is an expression about metrics that exist, by labels that they have', ({ expr }) => {
  const { broken, named, labels } = namedIn(expr);
  expect(broken).toBe(0);
  expect(named).not.toEqual([]);
  const unknown = named.filter((name) => specOf(name) === undefined && !recorded.has(name) && !ofPrometheus.has(name));
  expect(unknown).toEqual([]);
  const known = new Set(['le', 'job', 'instance', ...named.flatMap((name) => specOf(name)?.labels ?? [])]);
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

test.each(alerts)('$alert has a runbook of its name that says what it means, where to look and what to do', (rule) => {
  const { alert, annotations, labels } = rule;
  expect(annotations.runbook).toBe(`docs/operations/runbooks/${alert}.md`);
  const page = readFileSync(annotations.runbook, 'utf8');
  expect(page.startsWith(`# ${alert}\n\nSeverity: ${labels.severity}.\n`)).toBe(true);
  for (const part of ['**What it means.**', '**Look.**', '**Do.**']) expect(page).toContain(part);
  for (const [, link = ''] of page.matchAll(/\]\(([^)#]+\.md)\)/g))
    expect([link, existsSync(`docs/operations/runbooks/${link}`)]).toEqual([link, true]);
});

test('no runbook is left without its alert', () => {
  const pages = readdirSync('docs/operations/runbooks').map((name) => name.replace(/\.md$/, ''));
  expect(pages.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
});

test('every metric is shown somewhere', () => {
  const shown = new Set(expressions.flatMap(({ expr }) => namedIn(expr).named.map((name) => specOf(name))));
  expect([...specs].filter(([, spec]) => !shown.has(spec)).map(([name]) => name)).toEqual([]);
});

test('each objective burns over a long and a short window, fast and slowly', () => {
  for (const objective of ['Requests', 'Latency', 'Jobs', 'Gate']) {
    const windows = (speed: string) =>
      [
        ...(alerts.find(({ alert }) => alert === `Muster${objective}Burn${speed}`)?.expr ?? '').matchAll(
          /rate(\d+\w)/g,
        ),
      ].map(([, window]) => window);
    expect([windows('Fast'), windows('Slow')]).toEqual([
      ['1h', '5m', '6h', '30m'],
      ['1d', '2h', '3d', '6h'],
    ]);
  }
});

test.each([
  ['a metric that does not exist', 'sum(rate(muster_nothing_total[5m]))'],
  ['a histogram without its suffix', 'muster_gate_duration_seconds'],
])('a planted fault is seen: %s', (_, expr) => {
  expect(namedIn(expr).named.filter((name) => specOf(name) === undefined)).toHaveLength(1);
});

test('a planted fault is seen: a label that the metric does not have', () => {
  expect(namedIn('muster_jobs_total{tenant="x"}').labels).toEqual(['tenant']);
});

test('a planted fault is seen: an expression that cannot be read', () => {
  expect(namedIn('sum(rate(muster_jobs_total[5m])').broken).toBeGreaterThan(0);
});
