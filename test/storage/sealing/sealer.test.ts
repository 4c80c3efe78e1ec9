// Sealed text opens in its own place, unaltered, under a known key, and nowhere else.
import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from '../../../src/storage/sealing/sealer.ts';

const k1 = { id: 'k1', key: randomBytes(32) };
const k2 = { id: 'k2', key: randomBytes(32) };
const place = 'acme|connection|credentials|con_1';
const secret = 'pässword 🔑 with any text';

/** The sealed text with its bytes changed. */
const altered = (sealed: string, change: (bytes: Buffer) => Buffer): string => {
  const [version, id, text = ''] = sealed.split('.');
  return [version, id, change(Buffer.from(text, 'base64url')).toString('base64url')].join('.');
};

test('what was sealed opens in its place', () => {
  const sealer = createSealer([k1]);
  const sealed = sealer.seal(secret, place);
  expect(sealed).toMatch(/^v1\.k1\.[\w-]+$/);
  expect(sealer.open(sealed, place)).toBe(secret);
  expect(sealer.open(sealer.seal('', place), place)).toBe('');
});

test('the same secret is never sealed to the same text', () => {
  const sealer = createSealer([k1]);
  const sealed = Array.from({ length: 100 }, () => sealer.seal(secret, place));
  expect(new Set(sealed).size).toBe(100);
});

test('it does not open in another place', () => {
  const sealer = createSealer([k1]);
  const sealed = sealer.seal(secret, place);
  expect(() => sealer.open(sealed, 'globex|connection|credentials|con_1')).toThrow(
    'altered or belongs to another place',
  );
});

test('any flipped bit is found', () => {
  const sealer = createSealer([k1]);
  const sealed = sealer.seal('secret', place);
  const length = Buffer.from(sealed.split('.')[2] ?? '', 'base64url').length;
  for (let at = 0; at < length; at += 1) {
    const flipped = altered(sealed, (bytes) => {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    });
    expect(() => sealer.open(flipped, place)).toThrow('altered');
  }
});

test('a shorter tag does not do', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', k1.key, nonce, { authTagLength: 4 });
  cipher.setAAD(Buffer.from(`v1.k1.${place}`));
  const text = Buffer.concat([cipher.update('a longer secret text'), cipher.final()]);
  const sealed = Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
  expect(() => createSealer([k1]).open(`v1.k1.${sealed}`, place)).toThrow('altered');
});

test('after a rotation the old text still opens, is stale, and is sealed anew under the newest key', () => {
  const before = createSealer([k1]);
  const after = createSealer([k2, k1]);
  const old = before.seal(secret, place);
  expect(after.open(old, place)).toBe(secret);
  expect(after.isStale(old)).toBe(true);
  const anew = after.seal(after.open(old, place), place);
  expect(anew).toMatch(/^v1\.k2\./);
  expect(after.isStale(anew)).toBe(false);
  expect(createSealer([k2]).open(anew, place)).toBe(secret);
});

test('text under a key that is gone does not open, nor under another key of the same name', () => {
  const sealed = createSealer([k1]).seal(secret, place);
  expect(() => createSealer([k2]).open(sealed, place)).toThrow('the key k1 that sealed this is not known');
  expect(() => createSealer([{ id: 'k1', key: randomBytes(32) }]).open(sealed, place)).toThrow('altered');
});

test.each(['', 'secret', 'v1.k1', 'v1.k1.AAAA', 'v2.k1.AAAA', 'v1.k1.AAAA.BBBB'])('%j is not a sealed text', (text) => {
  expect(() => createSealer([k1]).open(text, place)).toThrow('not a sealed text');
});

test('a key must be there, and be of 32 bytes', () => {
  expect(() => createSealer([])).toThrow('no key');
  expect(() => createSealer([{ id: 'k1', key: randomBytes(16) }])).toThrow('32 bytes');
});
