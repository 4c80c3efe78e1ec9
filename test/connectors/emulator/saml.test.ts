// What the emulator takes for a SAML assertion, and why it refuses one.
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Claims, faultOfAssertion, signedAssertion } from '../../../src/connectors/emulator/saml.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = new Date('2026-03-02T09:00:00Z');
const address = 'https://login.example.test/token';
const claims: Claims = {
  issuer: 'https://idp.example.test',
  subject: 'muster',
  audience: address,
  recipient: address,
  from: new Date('2026-03-02T08:59:00Z'),
  until: new Date('2026-03-02T09:05:00Z'),
};
const expected = { key: publicKey, audience: address, recipient: address, now };
const fault = (assertion: string, more = {}) => faultOfAssertion(assertion, { ...expected, ...more });
const xmlOf = (assertion: string): string => Buffer.from(assertion, 'base64url').toString('utf8');
const good = signedAssertion(claims, privateKey);
const changed = (from: string | RegExp, to: string): string =>
  Buffer.from(xmlOf(good).replace(from, to)).toString('base64url');

test('one that is signed, in time and meant for this address holds', () => {
  expect(fault(good)).toBeUndefined();
});

test.each<[string, Partial<Claims>, string]>([
  ['another audience', { audience: 'https://other.example.test' }, 'it is meant for another audience'],
  ['another recipient', { recipient: 'https://other.example.test' }, 'it is meant for another recipient'],
  ['a time that is over', { until: now }, 'it has expired'],
  ['a time to come', { from: new Date('2026-03-02T09:00:01Z') }, 'it does not hold yet'],
])('one with %s is refused', (_, other, reason) => {
  expect(fault(signedAssertion({ ...claims, ...other }, privateKey))).toBe(reason);
});

const unsigned = 'its signature does not hold';
test.each([
  ['whose subject was changed', changed('muster', 'admin'), unsigned],
  ['whose signature was cut out', changed(/<ds:Signature .*<\/ds:Signature>/, ''), unsigned],
  ['whose signature covers something else', changed('URI="#_assertion"', 'URI="#_other"'), unsigned],
  ['whose digest is another’s', changed(/<ds:DigestValue>..../, '<ds:DigestValue>AAAA'), unsigned],
  ['that asks for weaker digests', changed('xmlenc#sha256', 'xmlenc#sha1'), unsigned],
  [
    'with a second signature',
    changed('<ds:Signature ', '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/><ds:Signature '),
    unsigned,
  ],
  ['with a comment in it', changed('muster', 'muster<!-- -->.evil'), 'it is no SAML assertion'],
  ['that is no XML', 'bm90IFhNTA', 'it is no SAML assertion'],
  ['that is something else', Buffer.from('<a/>').toString('base64url'), 'it is no SAML assertion'],
])('one %s is refused', (_, assertion, reason) => {
  expect(fault(assertion)).toBe(reason);
});

test('one of a stranger is refused', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(fault(signedAssertion(claims, stranger.privateKey))).toBe(unsigned);
});

test('one that another implementation signed holds, in other prefixes, with line breaks and special characters', () => {
  const [xml, pem] = ['assertion.xml', 'public.pem'].map((name) => readFileSync(`test/fixtures/saml/${name}`, 'utf8'));
  const given = Buffer.from(xml ?? '').toString('base64url');
  const key = createPublicKey(pem ?? '');
  expect(fault(given, { key })).toBeUndefined();
  expect(fault(Buffer.from((xml ?? '').replace('Söhne', 'Sons')).toString('base64url'), { key })).toBe(unsigned);
});
