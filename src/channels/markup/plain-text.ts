// Reads the markup that Slack and Teams share: emphasis, code, emoji and bullets become what a person would write without them.
// Every step is one pass over the text.
import { emoji, skinTones } from './emoji.ts';

/** Pieces that are finished already (links, names, code): nothing in them is read as markup any more. */
export interface Placeholders {
  /** Answers what stands for the piece until the end. */
  readonly keep: (piece: string) => string;
  /** Puts the pieces back. */
  readonly restore: (text: string) => string;
}

/** Two characters of the private use area; no keyboard types them, and a message loses them. */
const mark = '\uE000';
/** Whatever follows begins a line; several of them are one. */
export const newBlock = '\uE001';

function pieces(): Placeholders {
  const kept: string[] = [];
  const keep = (piece: string): string => {
    kept.push(piece);
    return mark;
  };
  return {
    keep,
    restore: (text) => {
      let next = 0;
      return text.replaceAll(mark, () => kept[next++] ?? '');
    },
  };
}

/** Of several pieces in one text the order must stay: `rules` are tried at each place, the first that fits makes the piece. */
export interface Rule {
  readonly pattern: string;
  /** Undefined: it stays as it is and is read as text. `groups`: what the pattern captured, by the pattern's own count. */
  readonly make: (found: readonly (string | undefined)[], pieces: Placeholders) => string | undefined;
}

export type Decode = (text: string) => string;

const code = (decode: Decode): Rule[] => [
  { pattern: '```(?:\\r?\\n)?([\\s\\S]*?)```', make: ([, body = ''], { keep }) => keep(decode(body).trimEnd()) },
  { pattern: '`([^`\\n]+)`', make: ([, body = ''], { keep }) => keep(decode(body)) },
];

/** An address that nobody marked: an underscore in it is no emphasis. */
const address = (decode: Decode): Rule => ({
  pattern: 'https?://[^\\s<>*\\uE000]*[^\\s<>*\\uE000_~.,;:!?)\'"\\]]',
  make: ([whole = ''], { keep }) => keep(decode(whole)),
});

const shortcode: Rule = {
  pattern: "(?<![\\p{L}\\p{N}]):([a-z0-9_+'-]{1,40}):(?::skin-tone-([2-6]):)?(?![\\p{L}\\p{N}])",
  make: ([, name = '', tone = ''], { keep }) => {
    const found = emoji.get(name);
    return found === undefined ? undefined : keep(`${found}${skinTones[tone] ?? ''}`);
  },
};

/** The rules of one platform, and those that both have. */
export function plainText(text: string, { rules, decode }: { rules: readonly Rule[]; decode: Decode }): string {
  const all = [...code(decode), ...rules, address(decode), shortcode];
  const store = pieces();
  const own = text.replaceAll(/[\uE000\uE001]/g, '');
  const scanned = decode(scan(own, all, store)).replaceAll(/(?:\n?\uE001)+\n?/g, '\n');
  const lines = scanned.split(/\r?\n/).map((line) => withoutEmphasis(bulleted(line)).trimEnd());
  return store.restore(lines.join('\n').replaceAll(/\n{3,}/g, '\n\n')).trim();
}

function scan(text: string, rules: readonly Rule[], store: Placeholders): string {
  const groups = rules.map(({ pattern }, index) => `(?<r${index}>${pattern})`);
  const found = new RegExp(groups.join('|'), 'gu');
  const spans = rules.map(({ pattern }) => groupsIn(pattern));
  return text.replaceAll(found, (whole: string, ...rest: unknown[]) => {
    const captured = rest.map((one) => (typeof one === 'string' ? one : undefined));
    let at = 0;
    for (const [index, rule] of rules.entries()) {
      const size = spans[index] ?? 0;
      if (captured[at] !== undefined) return rule.make(captured.slice(at, at + size + 1), store) ?? whole;
      at += size + 1;
    }
    return whole;
  });
}

const groupsIn = (pattern: string): number => (new RegExp(`${pattern}|`, 'u').exec('')?.length ?? 1) - 1;

const bulleted = (line: string): string => line.replace(/^(\s*)[•◦▪‣●○]\uFE0E?\s+/u, '$1- ');

const longest: Readonly<Record<string, number>> = { '*': 3, _: 1, '~': 2 };
const word = /[\p{L}\p{N}]/u;
const space = /\s/u;
const opening = '([{';
const closing = ')]},.;:!?';

/**
 * Emphasis begins before a word and ends after one, on one line: "5 * 3", "a_b_c" and a lonely asterisk stay. The rule is
 * CommonMark's of left- and right-flanking runs (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run), without emphasis
 * inside of words.
 */
function withoutEmphasis(line: string): string {
  const gone: { from: number; to: number }[] = [];
  const open = new Map<string, { from: number; to: number }>();
  for (const { index: from, 0: run } of line.matchAll(/\*+|_+|~+/g)) {
    if (run.length > (longest[run.charAt(0)] ?? 0)) continue;
    const to = from + run.length;
    const before = line.charAt(from - 1);
    const after = line.charAt(to);
    const began = open.get(run);
    if (began !== undefined && ends(before, characterAt(line, to))) {
      gone.push(began, { from, to });
      open.delete(run);
    } else if (began === undefined && begins(characterBefore(line, from), after)) open.set(run, { from, to });
  }
  return without(line, gone);
}

const characterAt = (line: string, at: number): string => String.fromCodePoint(line.codePointAt(at) ?? 32);
const characterBefore = (line: string, at: number): string =>
  at === 0 ? ' ' : characterAt(line, /[\uDC00-\uDFFF]/.test(line.charAt(at - 1)) ? at - 2 : at - 1);

const begins = (before: string, after: string): boolean =>
  after !== '' && !space.test(after) && !closing.includes(after) && !word.test(before);
const ends = (before: string, after: string): boolean =>
  !space.test(before) && !opening.includes(before) && !word.test(after);

function without(line: string, gone: { from: number; to: number }[]): string {
  let at = 0;
  const left: string[] = [];
  for (const { from, to } of gone.toSorted((one, other) => one.from - other.from)) {
    left.push(line.slice(at, from));
    at = to;
  }
  return [...left, line.slice(at)].join('');
}

/** "label (address)"; the address alone where the label says no more. */
export function link(label: string, url: string): string {
  const shown = url.replace(/^(?:mailto|tel):/i, '');
  const words = label.trim();
  if (words === '' || bare(words) === bare(shown)) return words === '' ? shown : words;
  if (/^tel:/i.test(url) && digits(words) === digits(shown)) return words;
  return `${words} (${shown})`;
}

const bare = (url: string): string =>
  url
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
const digits = (text: string): string => text.replaceAll(/\D/g, '');
