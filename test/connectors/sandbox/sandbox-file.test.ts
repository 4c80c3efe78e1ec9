import { describe, expect, test } from 'vitest';
import { loadSandbox } from '../../../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../../../src/connectors/sandbox/read-sandbox-file.ts';
import { recordsOf } from '../../../src/connectors/sandbox/sandbox-records.ts';
import { openOperations } from '../../support/operations.ts';
import { sampleSandbox } from '../../support/sample-sandbox.ts';

const changed = (change: (file: ReturnType<typeof sampleSandbox>) => object) => () =>
  readSandboxFile({ ...sampleSandbox(), ...change(sampleSandbox()) });

test('a whole file is read, and its records use the names of the house', () => {
  const file = readSandboxFile(sampleSandbox());
  expect(file.now).toBe('2026-06-01T08:30:00-05:00');
  const { candidates, jobs, meetings, users } = recordsOf(file);
  expect(candidates[0]).toMatchObject({ id: 'c_ines', job: 'job_fe', stageSince: '2026-05-20T10:00:00-05:00' });
  expect(jobs[0]).toMatchObject({ id: 'job_fe', hiringManager: 'u_owen', jobFamily: 'general' });
  expect(meetings[0]).toMatchObject({ id: 'm_standup', owner: 'u_owen', with: ['u_owen'], status: 'confirmed' });
  expect(users).toHaveLength(3);
});

test('everything that can be absent may be absent', () => {
  const file = readSandboxFile({
    users: [],
    stages: ['Applied'],
    jobs: [{ id: 'j1', title: 'Welder' }],
    candidates: [
      {
        id: 'c1',
        name: 'Ada',
        email: 'ada@example.test',
        job_id: 'j1',
        stage: 'Applied',
        applied_at: '2026-06-01T00:00:00Z',
      },
    ],
  });
  const { candidates, jobs } = recordsOf(file);
  expect(candidates[0]).toMatchObject({ lastContactAt: null, signals: {}, notes: [] });
  expect(jobs[0]).toMatchObject({ role: 'general', jobFamily: 'general', hiringManager: null, status: 'open' });
});

describe('a fault is named with its path', () => {
  test.each([
    ['candidates.0.job_id', changed(({ candidates: [one] }) => ({ candidates: [{ ...one, job_id: 'job_x' }] }))],
    ['candidates.0.stage', changed(({ candidates: [one] }) => ({ candidates: [{ ...one, stage: 'Panel' }] }))],
    ['candidates.0.email', changed(({ candidates: [one] }) => ({ candidates: [{ ...one, email: 'none' }] }))],
    ['candidates.1.id', changed(({ candidates: [one] }) => ({ candidates: [one, one] }))],
    ['candidates.0', changed(({ candidates: [one] }) => ({ candidates: [{ ...one, aeg: 3 }] }))],
    [
      'jobs.0.hiring_manager',
      changed(({ jobs }) => ({ jobs: jobs.map((job) => ({ ...job, hiring_manager: 'u_x' })) })),
    ],
    ['stages.1', changed(() => ({ stages: ['Applied', 'applied', 'Phone Screen', 'Hired'] }))],
    ['calendar.0.user_id', changed(({ calendar: [one] }) => ({ calendar: [{ ...one, user_id: 'u_x' }] }))],
    ['calendar.0.with.0', changed(({ calendar: [one] }) => ({ calendar: [{ ...one, with: ['u_x'] }] }))],
    ['calendar.0.candidate_id', changed(({ calendar: [one] }) => ({ calendar: [{ ...one, candidate_id: 'c_x' }] }))],
    ['calendar.0.end', changed(({ calendar: [one] }) => ({ calendar: [{ ...one, end: one?.start }] }))],
    ['timezone', changed(() => ({ timezone: 'Chicago' }))],
    ['now', changed(() => ({ now: 'tomorrow' }))],
  ])('%s', (path, read) => {
    expect(read).toThrow(
      expect.objectContaining({ code: 'validation_failed', message: expect.stringContaining(path) }),
    );
  });

  test('the root', () => {
    expect(() => readSandboxFile([])).toThrow('the file');
  });
});

test('loading replaces everything that was there, what was done under keys too', async () => {
  const { ats, store, seen } = await openOperations();
  const before = await seen();
  const { id: candidate } = (await ats.candidates())[0] ?? {};
  if (candidate === undefined) throw new Error('the sample has changed');
  await ats.move({ candidate, from: 'Applied', to: 'Offer', key: 'k1' });
  await loadSandbox(store, readSandboxFile(sampleSandbox()));
  expect(await seen()).toEqual(before);
  await ats.move({ candidate, from: 'Applied', to: 'Offer', key: 'k1' });
  expect((await ats.candidate(candidate)).stage).toBe('Offer');
});
