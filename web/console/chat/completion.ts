// Names that may be meant by the letters before the cursor: people, stages, templates, requisitions, sequences.

export type NameKind = 'Candidate' | 'Colleague' | 'Stage' | 'Template' | 'Requisition' | 'Sequence';

export interface Nameable {
  readonly name: string;
  readonly kind: NameKind;
  /** What tells apart those who are called alike: a stage and a job. */
  readonly detail?: string;
}

export interface Completion extends Nameable {
  /** How many characters before the cursor the name takes the place of. */
  readonly replaces: number;
}

const mostShown = 6;
/** Longer names are reached by their beginning. */
const mostWords = 4;
const fewestLetters = 3;

/** Two letters are enough for a name that somebody begins with a capital. */
const isEnough = (fragment: string): boolean => fragment.length >= fewestLetters || /^\p{Lu}\p{L}$/u.test(fragment);

/** The ends of what was written, longest first: of “move ines du” these are “move ines du”, “ines du” and “du”. */
function fragmentsOf(before: string): readonly string[] {
  const [clause = ''] = /[^\n.,;:!?()“”"]*$/.exec(before) ?? [];
  const starts = [...clause.matchAll(/(?<=^|\s)\S/gu)].map(({ index }) => index);
  return starts
    .slice(-mostWords)
    .map((start) => clause.slice(start))
    .filter(isEnough);
}

/** “Ines” finds “Inés”. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Searched {
  readonly one: Nameable;
  readonly name: string;
}

/** Folded once: the list stays the same while somebody types. */
const searchable = new WeakMap<readonly Nameable[], readonly Searched[]>();

function searchedIn(names: readonly Nameable[]): readonly Searched[] {
  const known = searchable.get(names) ?? names.map((one) => ({ one, name: folded(one.name) }));
  searchable.set(names, known);
  return known;
}

/** Best first. Nothing where the cursor stands within a word, or behind a name that is whole. */
export function completionsFor(text: string, cursor: number, names: readonly Nameable[]): readonly Completion[] {
  if (/^\p{L}/u.test(text.slice(cursor))) return [];
  const fragments = fragmentsOf(text.slice(0, cursor));
  const searched = searchedIn(names);
  const found = new Map<string, Completion>();
  for (const fragment of fragments) {
    const typed = folded(fragment);
    const begins = searched.filter(({ name }) => name.startsWith(typed));
    const within = searched.filter(({ name }) => name.includes(` ${typed}`));
    if (begins.some(({ name }) => name === typed.trim())) return [];
    for (const { one } of [...begins, ...within]) {
      const key = `${one.kind} ${one.name} ${one.detail ?? ''}`;
      if (!found.has(key)) found.set(key, { ...one, replaces: fragment.length });
    }
    if (found.size >= mostShown) break;
  }
  return [...found.values()].slice(0, mostShown);
}

/** The text with the name in it, and where the cursor stands then. */
export function completed(
  text: string,
  cursor: number,
  { name, replaces }: Completion,
): { readonly text: string; readonly cursor: number } {
  const behind = text.slice(cursor);
  const written = `${text.slice(0, cursor - replaces)}${name}${/^[\s.,;:!?)]/.test(behind) ? '' : ' '}`;
  return { text: `${written}${behind}`, cursor: written.length };
}
