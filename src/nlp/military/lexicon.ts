// Military jargon in plain words: platforms, acronyms, roles, units, forms. Read from `data/veteran/curated/lexicon.tsv`.
import { plainWords, type Word } from './words.ts';
import { stem } from './stem.ts';

export interface Term {
  readonly kind: string;
  /** How a civilian would say it; empty where nothing needs saying. */
  readonly plain: string;
  /** Stems that point the classifier to the right occupations. */
  readonly hints: readonly string[];
}

/** A term found in a text: words `from` (inclusive) to `to` (exclusive). */
export interface Mention {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export interface LexiconRow {
  readonly forms: readonly string[];
  readonly kind: string;
  readonly plain: string;
  readonly hints: string;
}

interface LexiconEntry {
  readonly words: readonly string[];
  readonly term: Term;
}

export class Lexicon {
  readonly #byFirstWord = new Map<string, LexiconEntry[]>();
  readonly size: number;

  constructor(rows: readonly LexiconRow[]) {
    this.size = rows.length;
    for (const row of rows) {
      const hints = row.hints.split(' ').filter((hint) => hint !== '');
      const term = { kind: row.kind, plain: row.plain.trim(), hints: hints.map((hint) => stem(hint.toLowerCase())) };
      for (const form of row.forms) this.#add(form, term);
    }
    // The longest form wins: “platoon sergeant” before “platoon”.
    for (const entries of this.#byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length);
  }

  #add(form: string, term: Term): void {
    const words = plainWords(form);
    const [first] = words;
    if (first === undefined) return;
    const entries = this.#byFirstWord.get(first);
    if (entries === undefined) this.#byFirstWord.set(first, [{ words, term }]);
    else entries.push({ words, term });
  }

  /** From left to right, without overlap. */
  find(words: readonly Word[]): readonly Mention[] {
    const mentions: Mention[] = [];
    let at = 0;
    while (at < words.length) {
      const mention = this.#mentionAt(words, at);
      if (mention !== undefined) mentions.push(mention);
      at = mention === undefined ? at + 1 : mention.to;
    }
    return mentions;
  }

  #mentionAt(words: readonly Word[], at: number): Mention | undefined {
    const first = words[at];
    const entries =
      first === undefined
        ? undefined
        : (this.#byFirstWord.get(first.text) ?? this.#byFirstWord.get(singular(first.text)));
    const entry = entries?.find((candidate) =>
      candidate.words.every((word, step) => isForm(words[at + step]?.text, word)),
    );
    if (first === undefined || entry === undefined) return undefined;
    const to = at + entry.words.length;
    return { term: entry.term, from: at, to, start: first.start, end: words[to - 1]?.end ?? first.end };
  }
}

/** `hemtts` is `hemtt` several times. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

const isForm = (word: string | undefined, form: string): boolean =>
  word !== undefined && (word === form || singular(word) === form);
