// Takes a person out of a JSON value: what is about them loses every text, elsewhere only the texts that point to them go.
import type { CandidateId } from '../../core/ids.ts';
import type { Json } from '../../core/json.ts';
import { erased, holds } from './needles.ts';

export interface Scrubbing {
  readonly candidate: string;
  /** Stands in the candidate's place, so that counts and links stay right. */
  readonly alias: CandidateId;
  readonly needles: readonly string[];
}

/** Short facts that figures and the log need and that say nothing about who it was. */
const plainKeys = new Set([
  'from',
  'to',
  'since',
  'zone',
  'start',
  'end',
  'stage',
  'job',
  'tool',
  'code',
  'status',
  'at',
]);
const longestFact = 80;
const largestFact = 10;

interface ScrubContext {
  /** The value is about the person, as the plan of an action on them. */
  readonly whole?: boolean;
  readonly key?: string;
}

export function scrub(value: Json, scrubbing: Scrubbing, { whole = false, key }: ScrubContext = {}): Json {
  if (typeof value === 'string') return scrubText(value, scrubbing, { whole: whole && !isFact(value, key), key });
  if (Array.isArray(value))
    return value.map((item) => scrub(item, scrubbing, key === undefined ? { whole } : { whole, key }));
  // A salary says as much of somebody as a text does; flags and counts of few values are facts.
  if (typeof value === 'number') return whole && Math.abs(value) > largestFact ? null : value;
  if (value === null || typeof value !== 'object') return value;
  const aboutThem =
    whole || Object.entries(value).some(([name, item]) => item === scrubbing.candidate && !plainKeys.has(name));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      // A key may be a name too: figures by candidate are keyed by their id.
      holds(name, scrubbing.needles) ? scrubbing.alias : name,
      scrub(item, scrubbing, { whole: aboutThem, key: name }),
    ]),
  );
}

function scrubText(
  text: string,
  { candidate, alias, needles }: Scrubbing,
  { whole, key }: { whole: boolean; key: string | undefined },
): string {
  if (text === candidate && !isFact(text, key)) return alias;
  return whole || holds(text, needles) ? erased : text;
}

const isFact = (text: string, key: string | undefined): boolean =>
  key !== undefined && plainKeys.has(key) && text.length <= longestFact && !text.includes('@');
