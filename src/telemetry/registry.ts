// Counts and durations of this process, and their text for Prometheus (exposition format 0.0.4). Written here: what a client library
// brings beyond it (summaries, push, clusters) is not used, and a note costs one look into a map.
import { type HistogramSpec, type MetricName, type MetricSpec, metrics, type Reading } from '../core/metrics.ts';
import { type Meter, safeValue } from '../core/telemetry.ts';

interface Series {
  readonly labels: string;
  value: number;
  count: number;
  readonly buckets: number[];
}

/** Labels have few values; should one not, the rest falls into one series instead of filling the memory. */
const mostSeries = 5_000;

/** In memory; starts at 0 with the process, as Prometheus expects of counters. */
export interface Registry extends Omit<Meter, 'now'> {
  /** The whole page. */
  render(readings: readonly Reading[]): string;
}

const specs: ReadonlyMap<string, MetricSpec> = new Map(Object.entries(metrics));

/** At most 5,000 series of one metric; the rest is counted under `overflow`. */
export function openRegistry(): Registry {
  const known = new Map<string, Map<string, Series>>();

  function seriesOf(name: MetricName, labels: Readonly<Record<string, string | number>>): Series {
    const spec: MetricSpec = metrics[name];
    const all = known.get(name) ?? new Map<string, Series>();
    if (all.size === 0) known.set(name, all);
    let key = '';
    for (const label of spec.labels) key += `${labels[label]}\n`;
    const found = all.get(key);
    if (found !== undefined) return found;
    if (all.size >= mostSeries) return overflowOf(all, spec);
    const made = newSeries(spec, labels);
    all.set(key, made);
    return made;
  }

  return {
    count: (name, labels, by = 1) => {
      seriesOf(name, labels).value += by;
    },
    observe: (name, labels, value) => {
      const series = seriesOf(name, labels);
      series.value += value;
      series.count += 1;
      const { buckets }: HistogramSpec = metrics[name];
      const at = buckets.findIndex((most) => value <= most);
      if (at >= 0) series.buckets[at] = (series.buckets[at] ?? 0) + 1;
    },
    render: (readings) => {
      const read = Map.groupBy(readings, ({ name }): string => name);
      let page = '';
      for (const [name, spec] of specs) {
        const lines = [...linesOf(name, spec, known.get(name)), ...linesRead(read.get(name) ?? [])];
        if (lines.length > 0) page += `# HELP ${name} ${spec.help}\n# TYPE ${name} ${spec.kind}\n${lines.join('\n')}\n`;
      }
      return page;
    },
  };
}

function overflowOf(all: Map<string, Series>, spec: MetricSpec): Series {
  const overflow = all.get('') ?? newSeries(spec, Object.fromEntries(spec.labels.map((label) => [label, 'overflow'])));
  all.set('', overflow);
  return overflow;
}

const newSeries = (spec: MetricSpec, labels: Readonly<Record<string, string | number>>): Series => ({
  labels: textOf(spec.labels.map((label) => [label, labels[label] ?? ''])),
  value: 0,
  count: 0,
  buckets: spec.kind === 'histogram' ? spec.buckets.map(() => 0) : [],
});

const textOf = (labels: readonly (readonly [string, string | number])[]): string =>
  labels.map(([label, value]) => `${label}="${value === '' ? '' : safeValue(String(value))}"`).join(',');

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`);

function* linesOf(name: string, spec: MetricSpec, all: ReadonlyMap<string, Series> | undefined): Iterable<string> {
  for (const series of all?.values() ?? []) {
    if (spec.kind !== 'histogram') {
      yield `${name}${braced(series.labels)} ${series.value}`;
      continue;
    }
    const { labels, buckets, value, count } = series;
    const before = labels === '' ? '' : `${labels},`;
    let sum = 0;
    for (const [at, most] of spec.buckets.entries()) {
      sum += buckets[at] ?? 0;
      yield `${name}_bucket{${before}le="${most}"} ${sum}`;
    }
    yield `${name}_bucket{${before}le="+Inf"} ${count}`;
    yield `${name}_sum${braced(labels)} ${value}`;
    yield `${name}_count${braced(labels)} ${count}`;
  }
}

const linesRead = (readings: readonly Reading[]): readonly string[] =>
  readings.map(({ name, labels, value }) => `${name}${braced(textOf(Object.entries(labels)))} ${value}`);
