// A sealed record shows any change to somebody who has the file and the public key, and no service: also after an erasure there.
import { expect, test } from 'vitest';
import { TenantId } from '../../src/core/ids.ts';
import { sealedBytes } from '../../src/services/compliance/sealed-bytes.ts';
import { writePdf } from '../../src/services/veteran/documents/write-pdf.ts';
import { createRecordSeal } from '../../src/storage/checkpoints/record-seal.ts';
import { auditSigner } from '../../src/storage/checkpoints/signing.ts';
import { planted, plantedIn, verifyRecord } from '../support/verify-record.ts';

const signer = auditSigner([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
const clock = { now: () => new Date('2027-02-03T10:00:00Z') };
const seal = createRecordSeal({ signer, clock }, TenantId.parse('acme'));

const record = {
  decision_id: 'act_1',
  kind: 'rejection',
  reason: 'Other skills',
  scores: [
    { prediction_id: 'p1', tenure_score: 40, shown_to: [{ by: 'u_nora', at: '2027-02-01T15:00:00.000Z' }] },
    { prediction_id: 'p2', tenure_score: 41, shown_to: [] },
  ],
  notices: [{ jurisdiction: 'us-co', text: 'Before we use it “ü”' }],
};
const line = JSON.stringify(record);
const file = `${line}\n${JSON.stringify(seal.seal(line))}\n`;

const verify = (
  text: string | Uint8Array,
  { client = 'acme', key = signer.key }: { client?: string; key?: object } = {},
) => verifyRecord(text, { client, key });

test('a file that nobody changed is sound', () => {
  expect(verify(file)).toEqual({
    code: 0,
    said: 'SOUND: The record is as it was sealed at 2027-02-03T10:00:00.000Z.\n',
  });
});

test('60 planted changes, deletions, insertions and reorderings are found', () => {
  const found = Array.from({ length: 60 }, (_, seed) => verify(planted(file, seed + 1)).code);
  expect(found).toEqual(Array.from({ length: 60 }, () => 1));
}, 60_000);

const pdf = Buffer.from(
  sealedBytes(
    await writePdf({ title: 'Decision', sections: [{ heading: 'Why', paragraphs: ['Other skills'], points: ['p1'] }] }),
    seal,
  ),
);

test('a PDF carries its own seal, and 60 planted changes of its bytes are found', () => {
  expect(verify(pdf).code).toBe(0);
  const found = Array.from({ length: 60 }, (_, seed) => verify(plantedIn(pdf, seed + 1)).code);
  expect(found).toEqual(Array.from({ length: 60 }, () => 1));
  const end = pdf.lastIndexOf('\n%muster seal ');
  expect(verify(pdf.subarray(0, end)).code).toBe(1);
  expect(verify(Buffer.concat([pdf, pdf.subarray(end)])).code).toBe(1);
}, 60_000);

const written = (change: object, signed = seal.seal(line)): string =>
  `${JSON.stringify({ ...record, ...change })}\n${JSON.stringify(signed)}\n`;

test.each([
  ['another reason', written({ reason: 'None' })],
  ['a score that is gone', written({ scores: record.scores.slice(1) })],
  ['scores that changed places', written({ scores: record.scores.toReversed() })],
  ['a look that was put in', written({ looks: ['u_owen'] })],
  ['a name written twice', file.replace('{"decision_id"', '{"decision_id":"x","decision_id"')],
  ['spaces between', file.replace('","', '", "')],
  ['a seal with more in it', file.replace('{"client_id"', '{"note":"x","client_id"')],
  ['a third line', `${file}{}\n`],
  ['no seal', `${line}\n`],
  ['the seal of another record', written({}, seal.seal('{}'))],
  ['a seal that says another time', written({}, { ...seal.seal(line), at: '2020-01-01T00:00:00.000Z' })],
])('it is found: %s', (_, text) => {
  expect(verify(text).code).toBe(1);
});

test('another client and another key prove nothing', () => {
  const other = auditSigner([{ id: 'k1', key: Buffer.alloc(32, 5) }]).key;
  expect(verify(file, { client: 'globex' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('another client'),
  });
  expect(verify(file, { key: other })).toMatchObject({ code: 1, said: expect.stringContaining('names a key') });
});
