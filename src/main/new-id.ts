// Ids that sort by the time of their making: 48 bits of milliseconds and 80 bits of chance in Crockford's base 32 (the ULID form).
import { randomBytes } from 'node:crypto';
import type { NewId } from '../core/ids.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids made in one process within one millisecond keep their order too: the random part counts up. */
export function openNewId(nowMs: () => number): NewId {
  let lastMs = 0;
  let chance = 0n;
  return (prefix) => {
    const ms = Math.max(nowMs(), lastMs);
    chance = ms === lastMs ? chance + 1n : BigInt(`0x${randomBytes(10).toString('hex')}`) >> 1n;
    lastMs = ms;
    return `${prefix}_${base32((BigInt(ms) << 80n) | chance)}`;
  };
}

function base32(value: bigint): string {
  let text = '';
  for (let rest = value, left = 26; left > 0; rest >>= 5n, left -= 1)
    text = (alphabet[Number(rest & 31n)] ?? '') + text;
  return text;
}
