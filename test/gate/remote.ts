// Another system as tools meet it: it holds stages and letters, can honour keys, be read back, or neither, and can fail.
import type { Repeats } from '../../src/core/ports/ats.ts';
import { Problem } from '../../src/core/problem.ts';

/** `refused`: not done, says so. `patience`: 429. `lost`: done, but the answer is lost. `silent`: not done, no answer. `broken`: done, then nonsense. */
export type Fault = 'refused' | 'patience' | 'lost' | 'silent' | 'broken';

export interface Effect {
  readonly key: string;
  readonly what: 'stage' | 'letter' | 'recall';
  readonly candidate: string;
  readonly from: string;
  readonly to: string;
}

export class Remote {
  readonly stages = new Map<string, string>();
  /** How often each candidate was changed, by whomever. */
  readonly revisions = new Map<string, number>();
  /** By the key they were sent under. */
  readonly letters = new Map<string, { candidate: string; text: string }>();
  /** Everything that ever acted, in order. */
  readonly effects: Effect[] = [];
  /** What happens to the next writes; empty: they succeed. */
  readonly faults: Fault[] = [];
  readonly repeats: Repeats;
  /** Letters can no longer be called back. */
  released = false;
  /** What templates say, and where people's mail goes, for now. */
  template = 'we have news.';
  domain = 'people.test';
  readonly #answered = new Set<string>();
  readonly #watch: (effect: Effect) => void;

  constructor(repeats: Repeats, watch: (effect: Effect) => void = () => undefined) {
    this.repeats = repeats;
    this.#watch = watch;
  }

  async stageOf(candidate: string): Promise<string> {
    const stage = this.stages.get(candidate);
    if (stage === undefined) throw new Problem('candidate_not_found', `There is no candidate ${candidate}.`);
    return stage;
  }

  async revisionOf(candidate: string): Promise<number> {
    return this.revisions.get(candidate) ?? 0;
  }

  /** Somebody else's doing. */
  change(candidate: string, to: string): void {
    this.stages.set(candidate, to);
    this.revisions.set(candidate, (this.revisions.get(candidate) ?? 0) + 1);
  }

  async move(move: { candidate: string; from: string; to: string; revision: number; key: string }): Promise<void> {
    const { candidate, from, to, revision } = move;
    await this.#write(move.key, () => {
      if (this.stages.get(candidate) !== from || (this.revisions.get(candidate) ?? 0) !== revision)
        throw new Problem('changed_since', `${candidate} is no longer in ${from}.`);
      this.change(candidate, to);
      return { ...move, what: 'stage' };
    });
  }

  async send({ candidate, text, key }: { candidate: string; text: string; key: string }): Promise<void> {
    await this.#write(key, () => {
      this.letters.set(key, { candidate, text });
      return { key, what: 'letter', candidate, from: '', to: text };
    });
  }

  async recall({ letter, key }: { letter: string; key: string }): Promise<void> {
    await this.#write(key, () => {
      const held = this.letters.get(letter);
      if (held === undefined) return undefined;
      this.letters.delete(letter);
      return { key, what: 'recall', candidate: held.candidate, from: held.text, to: '' };
    });
  }

  async hasLetter(key: string): Promise<boolean> {
    return this.letters.has(key);
  }

  async #write(key: string, act: () => Effect | undefined): Promise<void> {
    const fault = this.faults.shift();
    if (fault === 'refused') throw new Problem('unavailable', 'The system is down.');
    if (fault === 'patience') throw new Problem('upstream_rate_limited', 'Slow down.', { retryAfterSeconds: 1 });
    if (fault === 'silent') throw new Problem('outcome_unknown', 'No answer in time.');
    if (this.repeats !== 'same_key' || !this.#answered.has(key)) {
      const effect = act();
      this.#answered.add(key);
      if (effect !== undefined) this.#happened(effect);
    }
    if (fault === 'lost') throw new Problem('outcome_unknown', 'No answer in time.');
    if (fault === 'broken') throw new TypeError('Cannot read properties of undefined');
  }

  #happened({ key, what, candidate, from, to }: Effect): void {
    const effect = { key, what, candidate, from, to };
    this.effects.push(effect);
    this.#watch(effect);
  }
}
