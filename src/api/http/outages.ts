// What the stores throw when they are away or full: a 503 that heals by itself, not a defect. Told by codes that PostgreSQL,
// Node and the drivers document; messages only where a driver gives no code.
import { Problem } from '../../core/problem.ts';

/** PostgreSQL, appendix A: connection exceptions, insufficient resources, operator intervention; 25006 is a standby. */
const awaySql = /^(?:08[0-9A-Z]{3}|57P0[1-5]|53[0-9A-Z]{3}|25006)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** `pg` 8 and `pg-pool` 3 give these no code; the embedded database says the last when its thread has ended. */
const awayWords =
  /^(?:Connection terminated|timeout (?:exceeded )?when trying to connect|timeout exceeded|Client has encountered a connection error|the embedded database has stopped)/;
const fullCodes = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

const retryAfterSeconds = 5;
const mostCauses = 5;

/** For an error of a store that cannot be reached or has no room; undefined for every other. */
export function outageOf(error: unknown): Problem | undefined {
  let cause = error;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (fullCodes.has(code)) return away('The disk of the database is full or cannot be written.', error);
    if (awaySql.test(code) || awayCodes.has(code) || awayWords.test(cause.message))
      return away('The database is not available now.', error);
    ({ cause } = cause);
  }
  return undefined;
}

const away = (words: string, cause: unknown): Problem =>
  new Problem('unavailable', `${words} Try again in a moment.`, { cause, retryAfterSeconds });

const goneCodes = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR']);

/** The caller hung up: nobody hears the answer, and nothing is wrong here. */
export const hasHungUp = (
  error: unknown,
  { raw }: { raw: { readonly aborted: boolean; readonly destroyed: boolean } },
): boolean =>
  error instanceof Error && 'code' in error && goneCodes.has(String(error.code)) && (raw.aborted || raw.destroyed);
