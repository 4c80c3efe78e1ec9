import { describe, expect, test } from 'vitest';
import { Problem } from '../../src/core/problem.ts';
import { home, openApi, type World } from './world.ts';

const note = { action: 'add_note', candidate: 'c_ines', text: 'Called.' };
const post = (world: World, key: string, body: unknown = note) =>
  world.call({ method: 'POST', path: '/api/v1/tasks', body, headers: { 'idempotency-key': key } });
const notesOf = async ({ ports }: World) => {
  const state = await ports.sandbox?.view(home);
  return state?.candidates.find(({ id }) => id === 'c_ines')?.notes.length;
};

describe('an idempotency key', () => {
  test('gives the same answer again and acts once', async () => {
    const world = await openApi();
    const first = await post(world, 'k-1');
    const second = await post(world, 'k-1');
    expect(first).toMatchObject({ status: 200, body: { status: 'executed' } });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' }, body: first.body });
    expect(await notesOf(world)).toBe(1);
  });

  test('of twenty equal requests at once, one acts', async () => {
    const world = await openApi();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(world, 'k-1')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(
      answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'request_in_progress'),
    ).toBe(true);
    expect(answers.filter(({ status }) => status === 409).every(({ headers }) => headers['retry-after'] === '1')).toBe(
      true,
    );
    expect(await notesOf(world)).toBe(1);
  });

  test('with another body is a mismatch, whatever the order of its fields', async () => {
    const world = await openApi();
    await post(world, 'k-1');
    const turned = await post(world, 'k-1', { text: 'Called.', candidate: 'c_ines', action: 'add_note' });
    expect(turned.headers['idempotent-replayed']).toBe('true');
    const other = await post(world, 'k-1', { ...note, text: 'Called again.' });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  test('belongs to its caller and its address', async () => {
    const world = await openApi();
    await post(world, 'k-1');
    const key = await world.key();
    const others = await world.call({
      method: 'POST',
      path: '/api/v1/tasks',
      body: note,
      key,
      headers: { 'idempotency-key': 'k-1' },
    });
    expect(others.headers['idempotent-replayed']).toBeUndefined();
    const headers = { 'idempotency-key': 'k-1' };
    const elsewhere = await world.call({ method: 'POST', path: '/api/v1/conversations', body: {}, headers });
    expect(elsewhere.status).toBe(201);
    expect(await notesOf(world)).toBe(2);
  });

  test('may stand in quotes, and is free again after a day', async () => {
    const world = await openApi();
    const first = await post(world, 'k-1');
    expect((await post(world, '"k-1"')).body).toEqual(first.body);
    world.clock.advance(24 * 3_600_000);
    expect((await post(world, 'k-1')).body.task_id).not.toBe(first.body.task_id);
  });

  test.each(['', 'a b', 'ü', 'x'.repeat(256)])('%j is no key', async (key) => {
    const world = await openApi();
    expect((await post(world, key)).status).toBe(400);
  });

  test('keeps a refusal as the answer', async () => {
    const world = await openApi();
    const nobody = { ...note, candidate: 'Nobody' };
    const first = await post(world, 'k-1', nobody);
    const second = await post(world, 'k-1', nobody);
    expect(first).toMatchObject({ status: 404, body: { code: 'candidate_not_found' } });
    expect(second).toMatchObject({ status: 404, body: first.body, headers: { 'idempotent-replayed': 'true' } });
    expect(second.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('does not keep what may heal', async () => {
    let calls = 0;
    const world = await openApi({
      resolve: async ({ input }) => {
        calls += 1;
        if (calls === 1) throw new Problem('unavailable', 'The ATS rests.');
        return input;
      },
    });
    expect((await post(world, 'k-1')).status).toBe(503);
    expect((await post(world, 'k-1')).body).toMatchObject({ status: 'executed' });
  });

  test('acts once even when the first try broke after the effect', async () => {
    const world = await openApi();
    const broken = { ...world.ports.gate };
    let breaks = true;
    const flaky = await openApi({
      gate: {
        ...broken,
        call: async (call) => {
          const receipt = await world.ports.gate.call(call);
          if (breaks) {
            breaks = false;
            throw new Error('the line broke');
          }
          return receipt;
        },
      },
    });
    expect((await post(flaky, 'k-1')).status).toBe(500);
    expect((await post(flaky, 'k-1')).body).toMatchObject({ status: 'executed' });
    expect(await notesOf(world)).toBe(1);
  });
});

test('requests that only repeat by chance act twice', async () => {
  const world = await openApi();
  await world.call({ method: 'POST', path: '/api/v1/tasks', body: note });
  await world.call({ method: 'POST', path: '/api/v1/tasks', body: note });
  expect(await notesOf(world)).toBe(2);
});
