// Calls of tools: who may, what is refused, what is done at once, what waits, and the same call twice.
import { expect, test } from 'vitest';
import { acme, callOf, createWorld, people } from './world.ts';

test('a routine action is done at once, under its id as the key', async () => {
  const { gate, remote } = createWorld();
  const { root, summary, approval } = await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  expect(root).toMatchObject({ status: 'executed', atsUpdated: true, candidate: 'c1', requestedBy: 'u_recruiter' });
  expect(root.plan).toEqual({ candidate: 'c1', from: 'Applied', to: 'Screen', revision: 0 });
  expect(remote.effects).toEqual([{ key: root.id, what: 'stage', candidate: 'c1', from: 'Applied', to: 'Screen' }]);
  expect(summary).toBe('Done: Move c1 from Applied to Screen');
  expect(approval).toBeUndefined();
});

test('a high-stakes action waits, for the people the plan names, until its time is up', async () => {
  const { gate, remote, clock } = createWorld();
  const { root, approval, summary } = await gate.call(callOf('offer', { candidate: 'c1' }));
  expect(root.status).toBe('pending_approval');
  expect(approval).toMatchObject({ action: root.id, digest: root.digest, approvers: ['u_manager'], status: 'pending' });
  expect(approval?.expiresAt).toEqual(new Date(clock.business.now().getTime() + 24 * 3_600_000));
  expect(summary).toBe('Waits for approval: Offer c1 (now in Applied) the job');
  expect(remote.effects).toEqual([]);
});

test('a call that is really another tool’s has that tool’s stakes', async () => {
  const { gate } = createWorld();
  const { root } = await gate.call(callOf('move', { candidate: 'c1', to: 'Offer' }));
  expect(root).toMatchObject({ tool: 'offer', stakes: 'high', status: 'pending_approval' });
});

test('a read is answered and leaves a row without its answer', async () => {
  const { gate, rows } = createWorld();
  const { root, result, summary } = await gate.call(callOf('show', { candidate: 'c1' }, { by: people.viewer }));
  expect(result).toEqual({ stage: 'Applied' });
  expect(summary).toBe('In Applied.');
  expect(rows()).toEqual([root]);
  expect(root).toMatchObject({ status: 'executed', effect: 'read', output: null });
});

test('a read that fails leaves a failed row', async () => {
  const { gate, rows } = createWorld();
  const call = callOf('show', { candidate: 'nobody' });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'candidate_not_found' });
  expect(rows()).toMatchObject([{ status: 'failed', problem: { code: 'candidate_not_found' } }]);
});

test.each(['delete_everything', '__proto__', 'constructor', 'toString'])('there is no tool %s', async (name) => {
  const { gate, rows } = createWorld();
  await expect(gate.call(callOf(name, {}))).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('move, offer'),
  });
  expect(rows()).toEqual([]);
});

test('a tool needs its right', async () => {
  const { gate, rows } = createWorld();
  const call = callOf('move', { candidate: 'c1', to: 'Screen' }, { by: people.viewer });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'forbidden' });
  expect(rows()).toEqual([]);
});

test('wrong arguments are named by their dotted paths', async () => {
  const { gate } = createWorld();
  const call = callOf('write', { candidates: ['c1', ''], text: 1 });
  await expect(gate.call(call)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: expect.arrayContaining([
      expect.objectContaining({ path: 'candidates.1' }),
      expect.objectContaining({ path: 'text' }),
    ]),
  });
});

test('what cannot be planned is refused and leaves nothing', async () => {
  const { gate, rows } = createWorld();
  const call = callOf('move', { candidate: 'nobody', to: 'Screen' });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'candidate_not_found' });
  expect(rows()).toEqual([]);
});

test('a pause stops writes and nothing else', async () => {
  const { gate, remote } = createWorld({ settings: { paused: true } });
  const call = callOf('move', { candidate: 'c1', to: 'Screen' });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'paused' });
  expect((await gate.call(callOf('show', { candidate: 'c1' }))).root.status).toBe('executed');
  expect(remote.effects).toEqual([]);
});

test('the same call again acts once and gets the same answer', async () => {
  const { gate, remote } = createWorld();
  const call = callOf('move', { candidate: 'c1', to: 'Screen' });
  const receipts = [await gate.call(call), await gate.call(call)];
  expect(new Set(receipts.map(({ root }) => root.id)).size).toBe(1);
  expect(remote.effects).toHaveLength(1);
});

test('twenty times the same call at once acts once', async () => {
  const { gate, remote, rows } = createWorld();
  const call = callOf('write', { candidate: 'c1', text: 'Hello' });
  await Promise.all(Array.from({ length: 20 }, () => gate.call(call)));
  expect(remote.effects).toHaveLength(1);
  expect(rows()).toMatchObject([{ status: 'executed' }]);
});

test('the name of somebody else’s call cannot be used', async () => {
  const { gate } = createWorld();
  const call = callOf('move', { candidate: 'c1', to: 'Screen' });
  await gate.call(call);
  await expect(gate.call({ ...call, by: people.admin })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
});

test('names that the gate gives itself cannot be taken', async () => {
  const { gate } = createWorld();
  const call = callOf('move', { candidate: 'c1', to: 'Screen' }, { idem: 'gate:undo:act_1:1' });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'bad_request' });
});

test('a call over many candidates makes a member for each, and one that cannot be planned fails alone', async () => {
  const { gate, remote, ledger } = createWorld();
  const receipt = await gate.call(callOf('write', { candidates: ['c1', 'nobody', 'c2'], text: 'Hello' }));
  expect(receipt.root).toMatchObject({ isGroup: true, status: 'partially_executed', contacted: ['c1', 'c2'] });
  expect(receipt.members.map(({ status }) => status)).toEqual(['executed', 'failed', 'executed']);
  expect(receipt.members[1]?.problem?.code).toBe('candidate_not_found');
  expect(receipt.summary).toContain('Done in part (2 of 3): Write “Hello” to c1 – and the same for 1 more');
  expect(remote.effects.map(({ candidate }) => candidate)).toEqual(['c1', 'c2']);
  expect((await ledger.task(receipt.root.task)).map(({ id }) => id)).toEqual(
    [receipt.root, ...receipt.members].map(({ id }) => id),
  );
});

test('where nobody can be dealt with, the first reason is the answer', async () => {
  const { gate, rows } = createWorld();
  const call = callOf('write', { candidates: ['nobody', 'none'], text: 'Hello' });
  await expect(gate.call(call)).rejects.toMatchObject({ code: 'candidate_not_found' });
  expect(rows()).toEqual([]);
});

test('where nobody fits, nothing is done and that is said', async () => {
  const { gate } = createWorld();
  const { root, summary } = await gate.call(callOf('write', { candidates: [], text: 'Hello' }));
  expect(root.status).toBe('executed');
  expect(summary).toContain('nothing to do');
});

test('who may decide on a group may decide on each of its members', async () => {
  const { gate } = createWorld({ settings: { bulkThreshold: 1 } });
  const { approval } = await gate.call(callOf('write', { candidates: ['c3', 'c1'], text: 'Hello' }));
  expect(approval?.approvers).toEqual(['u_manager']);
});

test('a large group is left to a job, which carries it out', async () => {
  const promised: string[] = [];
  const world = createWorld({
    candidates: 30,
    settings: { bulkThreshold: 100 },
    inBackground: async (_tenant, action) => void promised.push(action),
  });
  const candidates = [...world.remote.stages.keys()];
  const { root } = await world.gate.call(callOf('write', { candidates, text: 'Hello' }));
  expect(root.status).toBe('approved');
  expect(promised).toEqual([root.id]);
  await world.gate.resume(acme, root.id);
  await world.gate.resume(acme, root.id);
  expect(await world.ledger.action(root.id)).toMatchObject({ status: 'executed', leaseUntil: null });
  expect(world.remote.effects).toHaveLength(30);
});

test('a control tool acts by the caller’s rights and is logged', async () => {
  const { gate, remote, rows } = createWorld();
  const { root } = await gate.call(callOf('move', { candidate: 'c1', to: 'Screen' }));
  const input = { action: root.id };
  const refused = await gate
    .call(callOf('undo_action', input, { by: people.manager }))
    .catch((error: unknown) => error);
  const attempt = rows().at(-1);
  expect(attempt).toMatchObject({ tool: 'undo_action', status: 'failed', problem: { code: 'forbidden' } });
  expect(refused).toMatchObject({
    code: 'forbidden',
    extra: { attempt: { action_id: attempt?.id, task_id: attempt?.task } },
  });
  const receipt = await gate.call(callOf('undo_action', input));
  expect(receipt).toMatchObject({ summary: 'Undo: undone.', root: { status: 'executed', effect: 'control' } });
  expect(remote.stages.get('c1')).toBe('Applied');
});

test('nothing of the input reaches the log', async () => {
  const { gate, log, remote } = createWorld();
  remote.faults.push('broken', 'broken', 'broken');
  await gate.call(callOf('write', { candidate: 'c1', text: 'CANARY' }));
  await expect(gate.call(callOf('show', { candidate: 'CANARY' }))).rejects.toThrow('CANARY');
  expect(log.lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(log.lines)).not.toContain('CANARY');
});
