// Multinomial logistic regression with AdaGrad steps over sparse yes-or-no features (Duchi, Hazan and Singer 2011): the same
// examples always give the same weights.
import { seeded } from '../seeded.ts';

export interface Example {
  readonly label: string;
  readonly features: readonly string[];
}

interface Learned {
  readonly labels: readonly string[];
  /** Of each feature, “label weight” pairs: the label by number, the weight in hundredths. */
  readonly weights: ReadonlyMap<string, readonly string[]>;
}

const epochs = 30;
const rate = 0.1;
const decay = 0.001;
/** Features seen in fewer examples say nothing of others; smaller weights change no answer. */
const leastExamples = 3;
const leastWeight = 0.2;

interface Row {
  readonly weight: Float64Array;
  readonly squared: Float64Array;
}

export function learn(examples: readonly Example[]): Learned {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const rows = rowsFor(examples, labels.length);
  const { below } = seeded(7);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(examples, below)) step(rows, example, labels);
  const weights = new Map<string, readonly string[]>();
  for (const [feature, { weight }] of rows) {
    const kept = [...weight].flatMap((value, label) =>
      Math.abs(value) < leastWeight ? [] : [`${label},${Math.round(value * 100)}`],
    );
    if (kept.length > 0) weights.set(feature, kept);
  }
  return { labels, weights };
}

function rowsFor(examples: readonly Example[], width: number): Map<string, Row> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= leastExamples)
      .map(([feature]) => [feature, { weight: new Float64Array(width), squared: new Float64Array(width).fill(0.01) }]),
  );
}

function step(rows: ReadonlyMap<string, Row>, { label, features }: Example, labels: readonly string[]): void {
  const known = features.flatMap((feature) => rows.get(feature) ?? []);
  const scores = labels.map((_, index) => known.reduce((sum, { weight }) => sum + (weight[index] ?? 0), 0));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  for (const { weight, squared } of known)
    for (const [index, share] of shares.entries()) {
      const value = weight[index] ?? 0;
      const slope = share / total - (labels[index] === label ? 1 : 0) + decay * value;
      const sum = (squared[index] ?? 0) + slope * slope;
      squared[index] = sum;
      weight[index] = value - (rate * slope) / Math.sqrt(sum);
    }
}

/** Fisher–Yates. */
function shuffled<Item>(items: readonly Item[], below: (limit: number) => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}
