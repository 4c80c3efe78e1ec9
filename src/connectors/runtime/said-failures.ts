// A success in name that says itself that it is none: of the whole answer, or of single records of a batch.
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from './items.ts';

const noKeys: JsonObject = {};

/**
 * `success: false`, a status of HTTP that is a refusal, or errors. What the record itself holds under such a name is no word on
 * what became of it.
 */
export function saysNo(answer: Json, sent: JsonObject = noKeys): boolean {
  if (!isObject(answer)) return false;
  const said = (name: string): Json | undefined => (Object.hasOwn(sent, name) ? undefined : answer[name]);
  return (
    ['success', 'ok', 'succeeded'].some((name) => said(name) === false) ||
    ['error', 'errors'].some((name) => isSomething(said(name))) ||
    ['status', 'statusCode', 'status_code', 'httpStatus'].some((name) => isRefusal(said(name)))
  );
}

const isSomething = (value: Json | undefined): boolean =>
  value === true ||
  (typeof value === 'string' && value !== '') ||
  (Array.isArray(value) && value.length > 0) ||
  (isObject(value) && Object.keys(value).length > 0);

function isRefusal(status: Json | undefined): boolean {
  if (typeof status === 'string' && /^(?:error|failed|failure)$/i.test(status)) return true;
  const code =
    typeof status === 'number' || (typeof status === 'string' && /^\d{3}$/.test(status)) ? Number(status) : 0;
  return code >= 400 && code <= 599;
}

/** Of an answer that is a list of one, or holds nothing but such a list: what it says of the one record that was sent. */
export function onlyEntry(body: Json): Json {
  const [only, ...others] = Array.isArray(body) ? [body] : isObject(body) ? Object.values(body) : [];
  return others.length === 0 && Array.isArray(only) && only.length === 1 ? (only[0] ?? body) : body;
}

interface Sent {
  readonly record: JsonObject;
  readonly remoteId: string | null;
}

/** `at` is a path as in the connector's `batch.at`; `$` where the list was the whole body. */
export interface BatchAnswer {
  readonly status: number;
  readonly body: Json;
  /** Where the list stood in what was sent. */
  readonly at: string;
}

/** Which of the records were refused, by their places; undefined: some were, and it is not said which. */
export function refusedIn(answer: BatchAnswer, sent: readonly Sent[]): ReadonlySet<number> | undefined {
  const lists = listsOf(answer.body, answer.at);
  const found = lists.map((list) => placesIn(list, sent));
  const refused = new Set(found.flatMap((places) => places.refused));
  const isUnnamed = found.some((places) => places.isUnnamed) || saysMore(answer, { lists, sent, refused });
  if (!isUnnamed) return refused;
  return sent.length === 1 ? new Set([0]) : undefined;
}

interface Heard {
  readonly lists: readonly Outcomes[];
  readonly sent: readonly Sent[];
  readonly refused: ReadonlySet<number>;
}

/** It tells of refusals that none of its lists names; a multi-status without any of them tells nothing. */
function saysMore({ status, body }: BatchAnswer, { lists, sent, refused }: Heard): boolean {
  if (countIn(body) > refused.size) return true;
  if (refused.size > 0) return false;
  const speaks = lists.some((list) => list.isOfFailures || list.entries.length === sent.length);
  return saysNo(body) || (status === 207 && !speaks);
}

/** How many it says that it did not take, itself or in a part of it that counts. */
function countIn(body: Json): number {
  if (!isObject(body)) return 0;
  const parts = [body, ...Object.values(body).filter(isObject)];
  const counts = parts.flatMap((part) =>
    Object.entries(part).flatMap(([name, count]) => (counting.has(bare(name)) ? [Number(count)] : [])),
  );
  return Math.max(0, ...counts.filter((count) => Number.isInteger(count)));
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const counting = new Set(
  ['failed', 'failures', 'failure', 'errors', 'error', 'rejected'].flatMap((what) => [
    ...['', 'num', 'total', 'numberof', 'numberrecords', 'records'].map((before) => before + what),
    ...['count', 'records', 'recordcount'].map((after) => what + after),
  ]),
);

interface Outcomes {
  readonly entries: readonly JsonObject[];
  readonly isOfFailures: boolean;
  /** It stands where the records stood, and has to name them all. */
  readonly isWhole: boolean;
}

function listsOf(body: Json, at: string): readonly Outcomes[] {
  if (Array.isArray(body)) return [outcomes(body, { name: '', isWhole: true })];
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    Array.isArray(value) && value.some(isObject) ? [outcomes(value, { name, isWhole: name === at })] : [],
  );
}

const outcomes = (list: readonly Json[], { name, isWhole }: { name: string; isWhole: boolean }): Outcomes => ({
  entries: list.filter(isObject).map(unwrapped),
  isOfFailures: /err|fail|reject|refus|invalid/i.test(name),
  isWhole,
});

/** `{"index": {…}}`, as bulk answers name the operation. */
function unwrapped(entry: JsonObject): JsonObject {
  const [only, ...others] = Object.values(entry);
  return others.length === 0 && isObject(only) ? only : entry;
}

function placesIn({ entries, isOfFailures, isWhole }: Outcomes, sent: readonly Sent[]) {
  const named = entries.map((entry) => placeOf(entry, sent));
  const areNamed = named.some((place) => place !== undefined);
  const inOrder = entries.length === sent.length && !areNamed && !isOfFailures;
  const refused: number[] = [];
  let isUnnamed = false;
  entries.forEach((entry, index) => {
    const place = named[index] ?? (inOrder ? index : undefined);
    if (!isOfFailures && !saysNo(entry, place === undefined ? noKeys : sent[place]?.record)) return;
    if (place === undefined) isUnnamed = true;
    else refused.push(place);
  });
  // Fewer than were sent: what is not named was not taken.
  if (isWhole && !isOfFailures && entries.length > 0 && entries.length < sent.length) {
    if (named.every((place) => place !== undefined))
      refused.push(...sent.keys().filter((place) => !named.includes(place)));
    else isUnnamed = true;
  }
  return { refused, isUnnamed };
}

/** By its number, by a value that one record alone holds under that name, by an id, or by the path that leads to it. */
function placeOf(entry: JsonObject, sent: readonly Sent[]): number | undefined {
  const isPlace = (place: number): boolean => Number.isInteger(place) && place >= 0 && place < sent.length;
  const { index } = entry;
  if (typeof index === 'number' && isPlace(index)) return index;
  for (const [name, value] of scalarsIn(entry)) {
    const holders = sent.flatMap((one, place) => (isNamed(one, name, value) ? [place] : []));
    if (holders.length === 1) return holders[0];
    const place = pointers.has(name)
      ? Number(/(?:^|[/.[])(\d+)(?:[/.\]]|$)/.exec(value)?.[1] ?? Number.NaN)
      : Number.NaN;
    if (isPlace(place)) return place;
  }
  return undefined;
}

const pointers = new Set(['pointer', 'path', 'field']);

/** Of the entry and one level deeper. */
const scalarsIn = (entry: JsonObject): readonly (readonly [string, string])[] =>
  [entry, ...Object.values(entry).filter(isObject)].flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === undefined || text === '' ? [] : [[name, text] as const];
    }),
  );

function isNamed(one: Sent, name: string, value: string): boolean {
  if (one.remoteId === value || textOf(one.record[name]) === value) return true;
  return /(?:id|key)$/i.test(name) && Object.values(one.record).some((held) => textOf(held) === value);
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
