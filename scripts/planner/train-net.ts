// Trains a net of src/agent/planner/model.ts: Adagrad over single examples, features dropped by chance, a fixed seed.
import { hashOf, type Net } from '../../src/agent/planner/model.ts';
import { seeded } from '../seeded.ts';

export interface Example {
  readonly features: readonly string[];
  readonly label: string;
  readonly weight?: number;
}

interface Options {
  readonly hidden: number;
  readonly epochs: number;
  /** The share of features that are left out by chance. */
  readonly drop: number;
}

const rate = 0.05;
/** A feature of one example alone tells nothing. */
const leastSeen = 3;
const firstSquare = 0.01;
const fine = 2 ** 24;

export function trainNet(examples: readonly Example[], options: Options): Net {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const hashed = examples.map(({ features }) => features.map(hashOf));
  const rows = rowsOf(hashed);
  const inputs = hashed.map((hashes) => Int32Array.from(hashes.flatMap((hash) => rows.get(hash) ?? [])));
  const { below } = seeded(7);
  const random = () => below(fine) / fine;
  const trainer = new Trainer({ rows: rows.size, labels: labels.length, hidden: options.hidden, random });
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const step = rate * (1 - (0.9 * epoch) / options.epochs);
    shuffle(order, random);
    for (const which of order) {
      const used = (inputs[which] ?? new Int32Array()).filter(() => random() >= options.drop);
      const { label = '', weight = 1 } = examples[which] ?? {};
      trainer.learn(used, { target: labels.indexOf(label), weight, step, scale: 1 / (1 - options.drop) });
    }
  }
  return { labels, hidden: options.hidden, rows, weights: trainer.weights, top: trainer.top };
}

function rowsOf(hashed: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const hashes of hashed) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= leastSeen) rows.set(hash, rows.size);
  return rows;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

interface Lesson {
  readonly target: number;
  readonly weight: number;
  readonly step: number;
  /** What is kept stands for what was dropped. */
  readonly scale: number;
}

class Trainer {
  readonly weights: Float32Array;
  readonly top: Float32Array;
  readonly #squares: Float32Array;
  readonly #topSquares: Float32Array;
  readonly #hidden: number;
  readonly #labels: number;
  readonly #sum: Float32Array;
  readonly #back: Float32Array;
  readonly #errors: Float32Array;

  constructor({
    rows,
    labels,
    hidden,
    random,
  }: {
    rows: number;
    labels: number;
    hidden: number;
    random: () => number;
  }) {
    const width = hidden + labels;
    this.#hidden = hidden;
    this.#labels = labels;
    this.weights = Float32Array.from({ length: rows * width }, (_, at) =>
      at % width < hidden ? (random() - 0.5) * 0.1 : 0,
    );
    const inner = hidden * labels;
    this.top = Float32Array.from({ length: hidden + inner + labels }, (_, at) =>
      at >= hidden && at < hidden + inner ? (random() - 0.5) * 0.2 : 0,
    );
    this.#squares = new Float32Array(this.weights.length).fill(firstSquare);
    this.#topSquares = new Float32Array(this.top.length).fill(firstSquare);
    this.#sum = new Float32Array(width);
    this.#back = new Float32Array(hidden);
    this.#errors = new Float32Array(labels);
  }

  learn(used: Int32Array, lesson: Lesson): void {
    this.#addUp(used, lesson.scale);
    this.#err(lesson);
    this.#correctTop(lesson.step);
    for (const row of used) this.#correctRow(row, lesson);
  }

  #addUp(used: Int32Array, scale: number): void {
    const [sum, weights, width] = [this.#sum, this.weights, this.#sum.length];
    sum.fill(0);
    for (const row of used)
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (weights[row * width + at] ?? 0) * scale;
    for (let at = 0; at < this.#hidden; at += 1) sum[at] = Math.max(0, (sum[at] ?? 0) + (this.top[at] ?? 0));
  }

  /** What each label got too much. */
  #err({ target, weight }: Lesson): void {
    const [errors, sum, top, hidden, labels] = [this.#errors, this.#sum, this.top, this.#hidden, this.#labels];
    for (let label = 0; label < labels; label += 1) {
      let score = (sum[hidden + label] ?? 0) + (top[hidden + hidden * labels + label] ?? 0);
      for (let at = 0; at < hidden; at += 1) score += (sum[at] ?? 0) * (top[hidden + at * labels + label] ?? 0);
      errors[label] = score;
    }
    const most = Math.max(...errors);
    const shares = errors.map((score) => Math.exp(score - most));
    const total = shares.reduce((all, share) => all + share, 0);
    errors.set(shares.map((share, label) => (share / total - (label === target ? 1 : 0)) * weight));
  }

  #correctTop(step: number): void {
    const [errors, sum, top, hidden, labels, back] = [
      this.#errors,
      this.#sum,
      this.top,
      this.#hidden,
      this.#labels,
      this.#back,
    ];
    back.fill(0);
    for (let at = 0; at < hidden; at += 1) {
      const active = sum[at] ?? 0;
      if (active === 0) continue;
      const offset = hidden + at * labels;
      let from = 0;
      for (let label = 0; label < labels; label += 1) {
        const error = errors[label] ?? 0;
        from += error * (top[offset + label] ?? 0);
        descend({ weights: top, squares: this.#topSquares, step }, offset + label, error * active);
      }
      back[at] = from;
      descend({ weights: top, squares: this.#topSquares, step }, at, from);
    }
    const biases = hidden + hidden * labels;
    for (let label = 0; label < labels; label += 1)
      descend({ weights: top, squares: this.#topSquares, step }, biases + label, errors[label] ?? 0);
  }

  #correctRow(row: number, { step, scale }: Lesson): void {
    const offset = row * (this.#hidden + this.#labels);
    for (let at = 0; at < this.#hidden; at += 1) {
      const slope = this.#back[at] ?? 0;
      if (slope !== 0) descend({ weights: this.weights, squares: this.#squares, step }, offset + at, slope * scale);
    }
    for (let label = 0; label < this.#labels; label += 1)
      descend(
        { weights: this.weights, squares: this.#squares, step },
        offset + this.#hidden + label,
        (this.#errors[label] ?? 0) * scale,
      );
  }
}

interface Learned {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly step: number;
}

/** Adagrad: steps shrink where much was learned. */
function descend({ weights, squares, step }: Learned, at: number, slope: number): void {
  if (slope < 1e-5 && slope > -1e-5) return;
  const square = (squares[at] ?? 0) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(square);
}
