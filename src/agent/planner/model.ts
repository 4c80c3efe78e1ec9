// A small net over sparse features: each feature has a row of weights for a hidden layer and one for the labels directly.
// Trained by scripts/train-planner.ts; the same words always give the same scores.

export interface Net {
  readonly labels: readonly string[];
  readonly hidden: number;
  /** Feature hash → row. */
  readonly rows: ReadonlyMap<number, number>;
  /** For each row: hidden weights, then one direct weight a label. */
  readonly weights: Float32Array | Int8Array;
  /** What a row's weights are multiplied by; 1 where it is left out. */
  readonly scales?: Float32Array;
  /** Hidden biases, then hidden × labels, then label biases. */
  readonly top: Float32Array;
}

/** What a message is read with. */
export interface ReadingNets {
  /** What a clause asks for. */
  readonly label: Net;
  /** Whether a span fills a slot of an order. */
  readonly span: Net;
  /** Where a text begins, where it ends, and whether its words are free. */
  readonly start: Net;
  readonly end: Net;
  readonly free: Net;
}

/** The learned decisions of the planner. */
export interface Nets extends ReadingNets {
  /** Whether the best reading is exactly what was meant. */
  readonly right: Net;
}

/** FNV-1a, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 16_777_619);
  }
  return hash >>> 0;
}

/** What the features of a clause sum up to: the label before it may still be added. */
export class Scoring {
  readonly #net: Net;
  readonly #sum: Float32Array;

  constructor(net: Net, features: readonly string[]) {
    this.#net = net;
    this.#sum = new Float32Array(net.hidden + net.labels.length);
    this.#add(this.#sum, features);
  }

  #add(sum: Float32Array, features: readonly string[]): void {
    const { rows, weights, scales } = this.#net;
    const width = sum.length;
    for (const feature of features) {
      const row = rows.get(hashOf(feature));
      if (row === undefined) continue;
      const scale = scales?.[row] ?? 1;
      for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (weights[row * width + at] ?? 0) * scale;
    }
  }

  /** Probabilities in the order of the labels. */
  probabilities(more: readonly string[] = []): Float32Array {
    const { hidden, labels, top } = this.#net;
    const sum = this.#sum.slice();
    this.#add(sum, more);
    const scores = new Float32Array(labels.length);
    for (let label = 0; label < labels.length; label += 1) {
      let score = (sum[hidden + label] ?? 0) + (top[hidden + hidden * labels.length + label] ?? 0);
      for (let at = 0; at < hidden; at += 1) {
        const active = (sum[at] ?? 0) + (top[at] ?? 0);
        if (active > 0) score += active * (top[hidden + at * labels.length + label] ?? 0);
      }
      scores[label] = score;
    }
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sumOf, share) => sumOf + share, 0);
    return shares.map((share) => share / total);
  }
}
