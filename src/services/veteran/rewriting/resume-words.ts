// The dictionary of résumés: what is written, its part of speech, who writes it so, and what it stands for. Read from
// `data/veteran/curated/resume-words.tsv`.
import { type Branch, readBranch } from '../../../nlp/military/branch.ts';
import { neededCell, type TableRow } from '../read-table.ts';

/** `noun`, `verb` and `phrase` are replaced each time, a `system` keeps its name, all others are spelled out once. */
const parts = [
  'rank',
  'rating',
  'school',
  'award',
  'acronym',
  'staff',
  'system',
  'noun',
  'verb',
  'phrase',
  'state',
] as const;
export type Part = (typeof parts)[number];

export interface ResumeWord {
  readonly form: string;
  readonly part: Part;
  /** Empty where all branches write it. */
  readonly branches: readonly Branch[];
  readonly words: string;
  /** What must stand in the same sentence, for forms that mean other things elsewhere. */
  readonly near: RegExp | undefined;
  /** What must not: the trades that write the same letters for something else. */
  readonly notNear: RegExp | undefined;
  /** Whether `frago` is FRAGO. */
  readonly inAnyCase: boolean;
}

export interface WordMatch {
  readonly start: number;
  readonly end: number;
  readonly isPlural: boolean;
  /** All readings of the longest form. */
  readonly readings: readonly ResumeWord[];
}

export class ResumeWords {
  readonly #byOpening = new Map<string, ResumeWord[]>();
  readonly #ratings = new Map<string, ResumeWord>();

  constructor(rows: readonly TableRow[]) {
    for (const row of rows)
      for (const form of neededCell(row, 'forms').split('|')) {
        const word = wordOf(row, form);
        if (word.part === 'rating') for (const branch of word.branches) this.#ratings.set(`${branch} ${form}`, word);
        else this.#add(word);
      }
    for (const words of this.#byOpening.values()) words.sort((a, b) => b.form.length - a.form.length);
  }

  #add(word: ResumeWord): void {
    const key = openingOf(word.form);
    const known = this.#byOpening.get(key);
    if (known === undefined) this.#byOpening.set(key, [word]);
    else known.push(word);
  }

  rating(branch: Branch, form: string): string | undefined {
    return this.#ratings.get(`${branch} ${form}`)?.words;
  }

  /** Whether the branch itself writes this for something that is no rating. */
  has(branch: Branch, form: string): boolean {
    const words = this.#byOpening.get(openingOf(form)) ?? [];
    return words.some((word) => word.form === form && word.branches.includes(branch));
  }

  /** What it stands for, where it stands for one thing only. */
  meaningOf(form: string): string | undefined {
    const [only, ...others] = (this.#byOpening.get(openingOf(form)) ?? []).filter((word) => word.form === form);
    return others.length === 0 ? only?.words : undefined;
  }

  /** From left to right, the longest first, without overlap. */
  find(text: string): readonly WordMatch[] {
    const found: WordMatch[] = [];
    let free = 0;
    for (const { index } of text.matchAll(starts)) {
      if (index < free) continue;
      const match = this.#matchAt(text, index);
      if (match === undefined) continue;
      found.push(match);
      free = match.end;
    }
    return found;
  }

  #matchAt(text: string, start: number): WordMatch | undefined {
    const candidates = this.#byOpening.get(openingOf(text.slice(start, start + 8)));
    const best = candidates?.find((word) => lengthAt(text, start, word) !== undefined);
    if (candidates === undefined || best === undefined) return undefined;
    const end = start + (lengthAt(text, start, best) ?? 0);
    const readings = candidates.filter(({ form }) => form.toLowerCase() === best.form.toLowerCase());
    return { start, end, isPlural: end - start > best.form.length, readings };
  }
}

/** Not inside a longer name: SSN-774, UH-60M, rank@example.mil. */
const starts = /(?<![\p{L}\p{N}@.–-]|\p{N}\/)[\p{L}\p{N}"']/gu;
const openingOf = (text: string): string => (/^["']?[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text).slice(0, 2).toLowerCase();

/** How many letters of the text are this form, with the s of a plural; undefined where it is another word. */
function lengthAt(text: string, start: number, { form, inAnyCase }: ResumeWord): number | undefined {
  const written = text.slice(start, start + form.length);
  if (inAnyCase ? written.toLowerCase() !== form.toLowerCase() : written !== form) return undefined;
  const behind = text.slice(start + form.length, start + form.length + 3);
  if (/^(?:s|'s|’s)(?![\p{L}\p{N}-])/u.test(behind) && behind.startsWith('s')) return form.length + 1;
  // “NJP'd” is a verb, and a short form that is no verb of the dictionary has no past.
  return /^(?:[\p{L}\p{N}@]|[-–][\p{L}\p{N}]|\.\p{L}|\/\p{N}|['’](?:d|ed|ing)\b)/u.test(behind)
    ? undefined
    : form.length;
}

/** English words of five letters and more that are also acronyms. */
const ordinary = new Set(['sharp', 'comet', 'crows', 'tempest']);

function wordOf(row: TableRow, form: string): ResumeWord {
  const part = parts.find((one) => one === row['part']);
  if (part === undefined) throw new Error(`no part of speech: ${row['part'] ?? ''}`);
  const [near = '', notNear = ''] = (row['near'] ?? '').split('!');
  return {
    form,
    part,
    branches: list(row['branches']).map(branchOf),
    words: neededCell(row, 'words'),
    near: wordsLike(near),
    notNear: wordsLike(notNear),
    inAnyCase:
      !/\p{Lu}/u.test(form) ||
      (/^\p{Lu}{5,}$/u.test(form) && !ordinary.has(form.toLowerCase())) ||
      (part === 'rank' && /^[^aeiouy\d\s]{3,}$/iu.test(form) && form !== 'MSG'),
  };
}

const wordsLike = (cell: string): RegExp | undefined =>
  cell === '' ? undefined : new RegExp(`\\b(?:${cell})\\b`, 'iu');

const list = (cell: string | undefined): string[] => (cell === undefined || cell === '' ? [] : cell.split('|'));

function branchOf(name: string): Branch {
  const branch = readBranch(name);
  if (branch === undefined) throw new Error(`no branch: ${name}`);
  return branch;
}
