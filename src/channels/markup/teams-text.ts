// What people wrote in Teams as plain words: its HTML, its Markdown and its entities.
// https://learn.microsoft.com/microsoftteams/platform/bots/how-to/format-your-bot-messages
import { type Decode, link, newBlock, type Placeholders, plainText, type Rule } from './plain-text.ts';

export function teamsText(text: string): string {
  const open: OpenBlocks = { quotes: 0, isQuoted: false, lists: [] };
  const plain = plainText(text, { rules: [markdownLink, anchor, code, tag(open)], decode });
  if (!open.isQuoted) return plain;
  // What closed a paragraph of a quotation began another line of it.
  return plain
    .split('\n')
    .filter((line) => line !== '>')
    .join('\n');
}

/** A field of a card holds plain text: a tag in it was typed by hand and stays. */
export const teamsField = (text: string): string => plainText(text, { rules: [markdownLink], decode });

interface OpenBlocks {
  quotes: number;
  isQuoted: boolean;
  /** For each list that is open: the number of its last entry; 0: it has bullets. */
  readonly lists: { isNumbered: boolean; last: number }[];
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  laquo: '«',
  raquo: '»',
  zwj: '\u200D',
  zwnj: '\u200C',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

const decode: Decode = (text) =>
  text
    .replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .replaceAll('\u00A0', ' ');

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return Object.hasOwn(named, name) ? named[name] : undefined;
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  // Neither halves of characters nor what stands for pieces of the text.
  const isCharacter = point >= 32 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xf8_ff);
  return isCharacter ? String.fromCodePoint(point) : undefined;
}

const markdownLink: Rule = {
  pattern: '\\[([^\\[\\]\\n]+)\\]\\(((?:https?://|mailto:|tel:)[^()\\s<>]+)\\)',
  make: ([, label = '', url = ''], { keep }) => keep(link(decode(label), decode(url))),
};

/** Up to the next anchor: of many that never end, each is read once. */
const anchor: Rule = {
  pattern: '<[aA](\\s[^<>]*)?>((?:[^<]|<(?!/?[aA][\\s>]))*)</[aA]>',
  make: ([, attributes = '', label = ''], { keep }) => {
    const url = attributeOf(attributes, 'href');
    const words = decode(label.replaceAll(/<[^<>]*>/g, ''));
    return keep(url === undefined || !/^(?:https?|mailto|tel):/i.test(url) ? words : link(words, url));
  },
};

const code: Rule = {
  pattern: '<[cC][oO][dD][eE](?:\\s[^<>]*)?>([^<]*)</[cC][oO][dD][eE]>',
  make: ([, body = ''], { keep }) => keep(decode(body)),
};

const attributeOf = (attributes: string, name: 'href' | 'alt'): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decode(value);
};

const inline =
  'b strong i em u s strike del ins span font sub sup at code pre small big mark q cite label attachment tbody thead readonly'.split(
    ' ',
  );
const blocks = 'p div h1 h2 h3 h4 h5 h6 table tr hr pre section codeblock'.split(' ');

type OnTag = (open: OpenBlocks, tag: { ends: boolean; attributes: string }, pieces: Placeholders) => string;

const nothing: OnTag = () => '';
const onBlock: OnTag = (open, { ends }) => blockIn(open, ends);
const onCell: OnTag = (_open, { ends }) => (ends ? ' ' : '');
const onPicture: OnTag = (_open, { ends, attributes }, { keep }) =>
  keep(ends ? '' : (attributeOf(attributes, 'alt') ?? ''));

const tags: ReadonlyMap<string, OnTag> = new Map<string, OnTag>([
  ...inline.map((name) => [name, nothing] as const),
  ...blocks.map((name) => [name, onBlock] as const),
  ['br', ({ quotes }) => (quotes > 0 ? '\n> ' : '\n')],
  ['td', onCell],
  ['th', onCell],
  ['img', onPicture],
  ['emoji', onPicture],
  ['li', (open, { ends }) => entry(open, ends)],
  ['ul', (open, { ends }) => list(open, false, ends)],
  ['ol', (open, { ends }) => list(open, true, ends)],
  ['blockquote', (open, { ends }) => quotation(open, ends)],
]);

const tag = (open: OpenBlocks): Rule => ({
  pattern: '<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:\\s|/)[^<>]*)?>',
  make: ([, slash = '', name = '', attributes = ''], found) => {
    const kind = name.toLowerCase();
    return tags.get(kind)?.(open, { ends: slash === '/', attributes }, found);
  },
});

/** The paragraph of an entry or of a quotation stands on the line that began with it. */
function blockIn({ quotes, lists }: OpenBlocks, ends: boolean): string {
  if (lists.length > 0) return '';
  if (quotes > 0) return ends ? `${newBlock}> ` : '';
  return newBlock;
}

function entry({ lists }: OpenBlocks, ends: boolean): string {
  if (ends) return newBlock;
  const current = lists.at(-1);
  if (current !== undefined) current.last += 1;
  const indent = '  '.repeat(Math.min(Math.max(lists.length - 1, 0), 4));
  return `${newBlock}${indent}${current?.isNumbered === true ? `${current.last}.` : '-'} `;
}

function list({ lists }: OpenBlocks, isNumbered: boolean, ends: boolean): string {
  if (ends) lists.pop();
  else lists.push({ isNumbered, last: 0 });
  return newBlock;
}

function quotation(open: OpenBlocks, ends: boolean): string {
  open.quotes = Math.max(0, open.quotes + (ends ? -1 : 1));
  open.isQuoted = true;
  return ends ? newBlock : `${newBlock}> `;
}
