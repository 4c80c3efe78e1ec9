// API keys: made, recognised by their form, and known by their hash alone. `mk_<kind>_<id>_<secret><checksum>`.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KeyId } from '../../core/ids.ts';

export type KeyKind = 'live' | 'test' | 'pub' | 'oauth';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const idLength = 12;
// 30 of 62 characters are 178 bits: enough for a plain hash, which needs no salt and no slowness then.
const secretLength = 30;
const checksumLength = 6;
const form = /^mk_(?:live|test|pub|oauth)_[0-9A-Za-z]{12}_[0-9A-Za-z]{36}$/;

export interface MintedKey {
  readonly id: KeyId;
  /** Shown once and kept nowhere. */
  readonly key: string;
  readonly hash: string;
  readonly last4: string;
}

export function mintKey(kind: KeyKind): MintedKey {
  const id = base62(idLength);
  const body = `mk_${kind}_${id}_${base62(secretLength)}`;
  const key = body + checksum(body);
  return { id: KeyId.parse(id), key, hash: hashOf(key), last4: key.slice(-4) };
}

/** Base64url SHA-256 of the whole key: what is stored and looked up. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Whether it is worth a look-up: our form with its checksum, or an operator's own key of at least 32 characters. */
export function mayBeKey(text: string): boolean {
  if (!text.startsWith('mk_')) return text.length >= 32;
  if (!form.test(text)) return false;
  return checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function base62(length: number): string {
  let text = '';
  while (text.length < length) {
    // 248 is the largest multiple of 62 in a byte: above it, some characters would come more often than others.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += alphabet.charAt(byte % 62);
  }
  return text;
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checksumLength; place += 1) {
    text = alphabet.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** A connection brings the same credential again and again; what is remembered of it ends with the connection. */
const lastFrom = new WeakMap<object, { readonly secret: string; readonly hash: string }>();

export function hashFrom(socket: object, secret: string): string {
  const last = lastFrom.get(socket);
  if (last?.secret === secret) return last.hash;
  const made = hashOf(secret);
  lastFrom.set(socket, { secret, hash: made });
  return made;
}
