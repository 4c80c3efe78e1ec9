// How long a system asks to be left alone, in all the ways in which that is said, and for how long that is believed.
import type { Connector } from '../../core/connector/connector.ts';
import type { Incoming } from './http.ts';

/** However long a system asks for, it is asked again after that: a slip of its clock must not end a sync for years. */
const longestWaitMs = 3_600_000;
const tooLongFix =
  'It asks to be left alone for longer than an hour. Muster asks again every hour; ask the vendor why, and test the connection to ask at once.';

interface RetryDelay {
  readonly retryAfterMs: number | undefined;
  readonly asksTooLong?: true;
  readonly fix?: string;
}

/**
 * In milliseconds, one hour at most; a longer wish is cut to that and marked `asksTooLong`. Undefined: the answer names no
 * time.
 */
export function waitIn(answer: Incoming, at: { connector: Connector; now: Date }): RetryDelay {
  const asked = retryAfterMs(answer, at);
  if (asked === undefined || asked <= longestWaitMs) return { retryAfterMs: asked };
  return { retryAfterMs: longestWaitMs, asksTooLong: true, fix: tooLongFix };
}

/** Some systems refuse for their limit with 403: then they say when to come back, or that nothing is left. */
export function isLimit({ status, headers }: Pick<Incoming, 'status' | 'headers'>, { limits }: Connector): boolean {
  if (status !== 403) return false;
  const named = [limits.remainingHeader?.toLowerCase(), ...remainingHeaders].map((name) => headers[name ?? '']);
  const left = [...named, parameterIn(headers['ratelimit'], 'r', 'remaining')];
  return headers['retry-after'] !== undefined || left.some((count) => count !== undefined && Number(count) === 0);
}

/** A year in seconds: a larger number is a moment, in seconds or in milliseconds since 1970. */
const yearSeconds = 31_536_000;
const yearsAsMs = 100_000_000_000;
/** As they are sent without being declared, in lower case. */
const resetHeaders = ['x-ratelimit-reset', 'x-rate-limit-reset', 'ratelimit-reset', 'x-ratelimit-reset-after'];
const remainingHeaders = ['x-ratelimit-remaining', 'x-rate-limit-remaining', 'ratelimit-remaining'];

function waitOf(number: number, now: Date): number {
  if (number <= yearSeconds) return number * 1000;
  return Math.max(0, (number >= yearsAsMs ? number : number * 1000) - now.getTime());
}

/**
 * `Retry-After` in seconds or as an HTTP date (RFC 9110 §10.2.3), also as a moment since 1970, which is not in the standard and
 * is sent all the same; else the reset header that the connector names, or one of the usual ones.
 */
function retryAfterMs(
  { headers, status }: Pick<Incoming, 'headers' | 'status'>,
  { connector, now }: { connector: Connector; now: Date },
): number | undefined {
  const said = saidIn(headers['retry-after'], now);
  if (said !== undefined) return said;
  if (status !== 429 && status !== 403) return undefined;
  const { resetHeader, resetUnit = 'epoch-seconds' } = connector.limits;
  const text = resetHeader === undefined ? undefined : headers[resetHeader.toLowerCase()];
  const declared = numberIn(text);
  // Declared as a moment, a small number is one that is over.
  if (declared !== undefined) return resetUnit !== 'seconds' && declared <= yearSeconds ? 0 : waitOf(declared, now);
  const limit = parameterIn(headers['ratelimit'], 't', 'reset');
  const resets = [text, ...resetHeaders.map((name) => headers[name]), limit];
  return resets.map((reset) => saidIn(reset, now)).find((one) => one !== undefined);
}

/** Milliseconds; undefined: it says nothing that can be understood. */
export function saidIn(text: string | undefined, now: Date): number | undefined {
  const number = numberIn(text);
  if (number !== undefined) return waitOf(number, now);
  // Without a year it is no moment, whatever a lenient reader makes of it.
  const at = /\d{4}/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

/** `"default";r=0;t=30`, or as earlier drafts of the same header had it: `limit=100, remaining=0, reset=30`. */
const parameterIn = (text: string | undefined, ...names: readonly string[]): string | undefined =>
  text
    ?.split(/[;,]/)
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => names.includes(name ?? ''))?.[1];

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
