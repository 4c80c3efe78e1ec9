#!/usr/bin/env node
// Verifies exported audit records against signed checkpoints, without the service and without anything but Node.
//   node bin/verify-audit.mjs --client CLIENT_ID --key audit-keys.json --records audit.ndjson --checkpoints checkpoints.ndjson
// Plain JavaScript that an auditor can read in one sitting; docs/operations/audit.md says what it proves and what not.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values } = parseArgs({ options: { client: text, key: text, records: text, checkpoints: text } });
for (const name of ['client', 'key', 'records', 'checkpoints'])
  if (values[name] === undefined) end(2, `--${name} is missing. Needed: --client --key --records --checkpoints`);

const records = linesOf(values.records).toSorted((a, b) => a.seq - b.seq);
const checkpoints = linesOf(values.checkpoints).toSorted((a, b) => a.records - b.records);
const keys = new Map(readJson(values.key).keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
if (checkpoints.length === 0) end(1, 'There is no checkpoint: nothing is proved.');

const sha256 = (data) => createHash('sha256').update(data).digest('base64url');
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
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return end(2, `${path} cannot be read.`);
  }
}

function end(code, message) {
  process.stdout.write(`${code === 0 ? 'SOUND' : 'NOT SOUND'}: ${message}\n`);
  process.exit(code);
}
