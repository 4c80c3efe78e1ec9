// What a mirror answers while it is read: who asks for it anew sees what was written before, though somebody reads already.
import { expect, test } from 'vitest';
import { openMirror } from '../../src/connectors/unified/mirror.ts';
import { zohoCrm } from '../../src/connectors/zoho-crm.ts';
import type { MappedSystem } from '../../src/core/ports/remote-system.ts';
import { emulated } from '../support/emulated.ts';

/** Reads see what is there when they begin, and are answered when told to. */
function heldBack(remote: MappedSystem) {
  const there = ['a'];
  const waiting: (() => void)[] = [];
  const readPage: MappedSystem['readPage'] = async () => {
    const records = there.map((id) => ({ id, body: { id }, deleted: false }));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { records, next: null, since: null };
  };
  const answer = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { remote: { ...remote, readPage }, there, answer, asked: () => waiting.length };
}

async function opened() {
  const system = await emulated(zohoCrm, { count: 0 });
  const held = heldBack(system.remote);
  const clock = { now: () => new Date('2026-06-01T09:00:00Z') };
  const mirror = openMirror(held.remote, { collection: 'contacts', clock, freshMs: 10_000 });
  return { ...held, mirror, [Symbol.asyncDispose]: () => system[Symbol.asyncDispose]() };
}

test('a read that began before a write is no answer to who asks anew after it', async () => {
  await using held = await opened();
  const early = held.mirror.all();
  await new Promise((resolve) => setImmediate(resolve));
  held.there.push('written meanwhile');
  const late = held.mirror.anew();
  await held.answer();
  expect([...(await early).keys()]).toEqual(['a']);
  await held.answer();
  expect([...(await late).keys()]).toEqual(['a', 'written meanwhile']);
});

test('those who ask at once share one read', async () => {
  await using held = await opened();
  const both = Promise.all([held.mirror.all(), held.mirror.all()]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(held.asked()).toBe(1);
  await held.answer();
  expect((await both).map((records) => records.size)).toEqual([1, 1]);
});

test('who wants somebody that the read under way lacks has it read once more', async () => {
  await using held = await opened();
  const early = held.mirror.all();
  await new Promise((resolve) => setImmediate(resolve));
  held.there.push('new');
  const wanted = held.mirror.all(['new']);
  await held.answer();
  await early;
  await held.answer();
  expect((await wanted).has('new')).toBe(true);
});
