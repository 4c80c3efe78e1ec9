#!/usr/bin/env node
// Verifies exported audit records against signed checkpoints, without the service and without anything but Node.
//   node bin/verify-audit.mjs --client CLIENT_ID --key audit-keys.json --records audit.ndjson --checkpoints checkpoints.ndjson
// Or one exported record against its seal:
//   node bin/verify-audit.mjs --client CLIENT_ID --key audit-keys.json --record decision.ndjson
// Plain JavaScript that an auditor can read in one sitting; docs/operations/audit.md says what it proves and what not.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values } = parseArgs({ options: { client: text, key: text, records: text, checkpoints: text, record: text } });
const needed = ['client', 'key', ...(values.record === undefined ? ['records', 'checkpoints'] : [])];
for (const name of needed)
  if (values[name] === undefined) end(2, `--${name} is missing. Needed: ${needed.map((one) => `--${one}`).join(' ')}`);

const keys = new Map(readJson(values.key).keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
const sha256 = (data) => createHash('sha256').update(data).digest('base64url');
if (values.record !== undefined) verifyRecord(values.record);

const records = linesOf(values.records).toSorted((a, b) => a.seq - b.seq);
const checkpoints = linesOf(values.checkpoints).toSorted((a, b) => a.records - b.records);
if (checkpoints.length === 0) end(1, 'There is no checkpoint: nothing is proved.');

let hash = sha256(`muster audit 1\n${values.client}\n`);
const hashes = [hash];
for (const [index, { seq, at, actor, event, subject }] of records.entries()) {
  if (seq !== index + 1) end(1, `Record ${index + 1} is missing or there twice.`);
  hash = sha256(`${hash}\n${JSON.stringify([seq, new Date(at).toISOString(), actor, event, subject])}\n`);
  hashes.push(hash);
}

let sound = 0;
for (const { client_id: client, records: count, hash: signed, at, key_id: id, signature } of checkpoints) {
  const moment = new Date(at).toISOString();
  const where = `The checkpoint of ${moment} over ${count} records`;
  if (client !== values.client) end(1, `${where} is of another client: ${client}.`);
  const key = keys.get(id);
  if (key === undefined) end(1, `${where} names a key that is not in ${values.key}.`);
  const statement = `muster audit checkpoint 1\n${client}\n${count}\n${signed}\n${moment}\n`;
  if (!verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url')))
    end(1, `${where} is not signed by that key.`);
  if (hashes[count] === undefined) end(1, `${where} covers more than the ${records.length} records at hand.`);
  if (hashes[count] !== signed) {
    end(1, `The records differ from what was signed: a change lies in records ${sound + 1} to ${count}.`);
  }
  sound = count;
}
end(
  0,
  `Records 1 to ${sound} are as signed, by ${checkpoints.length} checkpoints. ${records.length - sound} came later.`,
);

/** Two lines: the record and its seal. Every byte of the file counts, so that nothing can be hidden in it. */
function verifyRecord(path) {
  const { line, seal } = sealedIn(readBytes(path), path);
  const { client_id: client, sha256: sealed, at, key_id: id, signature, ...more } = parsed(seal, path);
  if (
    JSON.stringify({ client_id: client, sha256: sealed, at, key_id: id, signature }) !== seal ||
    Object.keys(more).length > 0
  )
    end(1, 'The seal is not written as the service writes it.');
  if (client !== values.client) end(1, `The record is of another client: ${client}.`);
  const key = keys.get(id);
  if (key === undefined) end(1, `The seal names a key that is not in ${values.key}.`);
  if (sha256(line) !== sealed) end(1, 'The record differs from what was sealed.');
  const statement = `muster sealed record 1\n${client}\n${sealed}\n${at}\n`;
  if (!isCanonical(signature) || !verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64url')))
    end(1, 'The seal is not signed by that key.');
  end(0, `The record is as it was sealed at ${at}.`);
}

/** Of a PDF the seal stands after its end and was made over all bytes before, in base64. */
function sealedIn(bytes, path) {
  const mark = '\n%muster seal ';
  const at = bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes.lastIndexOf(mark) : -1;
  const lines = at < 0 ? bytes.toString('utf8') : bytes.subarray(at + mark.length).toString('utf8');
  const [line, seal, ...others] = at < 0 ? lines.split('\n') : ['', ...lines.split('\n')];
  if (line === undefined || seal === undefined || others.join('\n') !== '' || !lines.endsWith('\n'))
    end(1, `${path} does not hold a record and its seal, one line each.`);
  return at < 0 ? { line, seal } : { line: bytes.subarray(0, at).toString('base64'), seal };
}

/** The last letters of base64url hold bits that count for nothing; written otherwise it would still verify. */
function isCanonical(signature) {
  return typeof signature === 'string' && Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function parsed(line, path) {
  try {
    return JSON.parse(line);
  } catch {
    return end(1, `${path} holds a line that is no JSON.`);
  }
}

function linesOf(path) {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      try {
        return JSON.parse(line);
      } catch {
        return end(2, `${path} holds a line that is no JSON.`);
      }
    });
}

function readJson(path) {
  try {
    return JSON.parse(readText(path));
  } catch {
    return end(2, `${path} is no JSON.`);
  }
}

function readText(path) {
  return readBytes(path).toString('utf8');
}

function readBytes(path) {
  try {
    return readFileSync(path);
  } catch {
    return end(2, `${path} cannot be read.`);
  }
}

function end(code, message) {
  process.stdout.write(`${code === 0 ? 'SOUND' : 'NOT SOUND'}: ${message}\n`);
  process.exit(code);
}
