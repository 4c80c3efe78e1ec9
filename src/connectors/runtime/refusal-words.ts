// What a system says of the record that it refused: the field, and its sentence with everything left out that may be of a person.
import type { Connector } from '../../core/connector/connector.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './items.ts';

export interface RefusalWords {
  readonly field?: string;
  /** The system's own sentence; `…` stands for what was left out. */
  readonly said?: string;
}

/**
 * Kept are names of fields, codes, small numbers, and words in lower case that the record does not hold; names, addresses and
 * values go. Pure.
 */
export function refusalWords(connector: Connector, body: Json, record: JsonObject): RefusalWords {
  const fields = fieldNames(connector, record);
  const found = textsIn(body);
  const told = found.filter(({ key }) => sayings.test(key)).map(({ text }) => text.slice(0, longest));
  const sentences = [...new Set(told)].slice(0, most);
  const named = [
    ...found
      .filter(({ key }) => pointing.test(key))
      .map(
        ({ text }) =>
          text
            .slice(0, longest)
            .split(/[./[\]]+/)
            .findLast(Boolean) ?? '',
      ),
    ...keysIn(body),
  ];
  const field = named.map((name) => fields.get(name.toLowerCase())).find((name) => name !== undefined);
  const mine = wordsOf(record);
  const said = sentences
    .map((sentence) => masked(sentence, { fields, mine }))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`)
    .join(' ')
    .slice(0, mostSaid);
  const inSaid = field ?? fieldIn(sentences.join(' '), fields);
  return { ...(inSaid === undefined ? {} : { field: inSaid }), ...(said === '' ? {} : { said }) };
}

const mostSaid = 300;
/** Whatever a system answers, reading it takes no longer than this many sentences of so many characters. */
const [most, longest] = [20, 1_000];
const deepest = 6;

const sayings =
  /^(?:message|messages|msg|error|errors|detail|details|description|reason|title|\w*_?(?:message|description|detail))$/i;
const pointing =
  /^(?:field|fields|fieldname|property|propertyname|name|path|param|parameter|attribute|pointer|column)$/i;

interface Found {
  readonly key: string;
  readonly text: string;
}

function textsIn(value: Json, key = '', depth = 0): readonly Found[] {
  if (typeof value === 'string') return [{ key, text: value }, ...insideOf(value, depth)];
  if (depth >= deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key, depth + 1));
  if (!isObject(value)) return [];
  // The messages of `{"errors": {"lastName": ["…"]}}` stand under the names of their fields.
  return Object.entries(value).flatMap(([name, one]) =>
    textsIn(one, /^errors?$/i.test(key) && !sayings.test(name) && !pointing.test(name) ? key : name, depth + 1),
  );
}

/** Some systems put their list of faults as JSON into a sentence. */
function insideOf(text: string, depth: number): readonly Found[] {
  const start = text.search(/[[{]/);
  if (start === -1 || depth >= deepest) return [];
  try {
    const inner: unknown = JSON.parse(text.slice(start));
    return isJson(inner) ? textsIn(inner, '', depth + 1) : [];
  } catch {
    return [];
  }
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const keysIn = (value: Json, depth = 0): readonly string[] => {
  if (depth >= deepest) return [];
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, depth + 1));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    sayings.test(name) || pointing.test(name) ? keysIn(one, depth + 1) : [name, ...keysIn(one, depth + 1)],
  );
};

/** By their names in lower case: what the connector declares, and what was sent. */
function fieldNames({ collections }: Connector, record: JsonObject): ReadonlyMap<string, string> {
  const declared = Object.values(collections).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { path }]) => [name, ...path.split('.')]),
  );
  return new Map([...declared, ...keysIn(record), ...Object.keys(record)].map((name) => [name.toLowerCase(), name]));
}

/** Begins and ends with a letter, a digit or an underscore, so that a run of signs is passed over once. */
const tokens = /[@+]?[\p{L}\p{N}_](?:[\p{L}\p{N}_.@'’+-]*[\p{L}\p{N}_])?/gu;

const fieldIn = (text: string, fields: ReadonlyMap<string, string>): string | undefined =>
  [...text.matchAll(tokens)].map(([token]) => fields.get(token.toLowerCase())).find((name) => name !== undefined);

/** A text of many words holds most of the language: only what it has in capitals or digits would tell anything, and that goes anyhow. */
const mostWords = 5;

function wordsOf(record: JsonObject): ReadonlySet<string> {
  const values = textsIn(record).map(({ text }) => text.toLowerCase().match(tokens) ?? []);
  return new Set(values.filter((words) => words.length <= mostWords).flat());
}

interface Vocabulary {
  readonly fields: ReadonlyMap<string, string>;
  readonly mine: ReadonlySet<string>;
}

function masked(sentence: string, { fields, mine }: Vocabulary): string {
  const start = sentence.search(/[[{]/);
  const plain = (start === -1 ? sentence : sentence.slice(0, start)).trim();
  let kept = 0;
  const text = plain.replaceAll(tokens, (token, at: number) => {
    const before = plain.slice(0, at);
    const isFirst = at === 0 || /[.:;]\s+$/.test(before);
    // What stands in quotation marks is a name of something.
    const isQuoted = /["“'‘]$/.test(before);
    const isSafe =
      !isQuoted && !mine.has(token.toLowerCase()) && (isWord(token) || (isFirst && isWord(token.toLowerCase())));
    if (!isSafe && !fields.has(token.toLowerCase())) return '…';
    kept += 1;
    return token;
  });
  return kept < 2 ? '' : text.replaceAll(/…(?:[\s,"'’]*…)+/g, '…').replace(/[:\s]+$/, '');
}

/** In lower case, a code such as `INVALID_EMAIL`, or a number too short to be of a person. */
const isWord = (token: string): boolean =>
  /^\p{Ll}+(?:['’-]\p{Ll}+)*$/u.test(token) ||
  /^[A-Z]+(?:_[A-Z]+)+$/.test(token) ||
  /^(?:\d{1,3}|ID|URL|API)$/.test(token);
