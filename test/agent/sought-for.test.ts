// A time that is picked is for whom it was sought, and “the hiring manager” of a role that is named is found.
import { expect, test } from 'vitest';
import type { Instruction } from '../planner/instruction.ts';
import { play } from '../planner/play.ts';

const person = (id: string, name: string, job: string) => ({
  id,
  name,
  email: `${id}@example.test`,
  job_id: job,
  stage: 'Applied',
  applied_at: '2026-09-08T10:00:00-04:00',
  last_contact_at: '2026-09-08T10:00:00-04:00',
});
const sandbox = {
  now: '2026-09-15T09:10:00-04:00',
  timezone: 'America/New_York',
  users: [
    { id: 'u_bas', name: 'Basil Ortega', email: 'bas@example.test', role: 'hiring_manager' as const },
    { id: 'u_greta', name: 'Greta Holm', email: 'greta@example.test', role: 'hiring_manager' as const },
  ],
  stages: ['Applied', 'Technical', 'Rejected'],
  jobs: [
    { id: 'job_da', title: 'Data Analyst', role: 'analytics', hiring_manager: 'u_bas' },
    { id: 'job_rn', title: 'Registered Nurse', role: 'nursing', hiring_manager: 'u_greta' },
  ],
  candidates: [person('c_kenji', 'Kenji Mori', 'job_da'), person('c_lin', 'Lin Zhao', 'job_rn')],
  calendar: [],
  templates: [],
};

async function lastOf(...said: readonly string[]) {
  const talk: Instruction['talk'] = said.map((say) => ({ say, calls: [] }));
  const last = (await play({ sandbox: 'ward', talk }, sandbox)).at(-1);
  const [call] = last?.calls ?? [];
  return call === undefined ? { asks: last?.asks } : { tool: call[0], ...call[1] };
}

test.each([
  ['Find a slot for Lin with Basil on Thursday afternoon', 'book the first one', 'c_lin'],
  ['when is Basil free on Friday to meet Kenji?', 'take 11', 'c_kenji'],
  ['Can you find a time for Lin to meet Greta on Thursday?', 'the 3rd one please', 'c_lin'],
  ['find time for Greta and Kenji tomorrow', '2pm works', 'c_kenji'],
])('%s, %s', async (search, pick, candidate) => {
  expect(await lastOf(search, pick)).toMatchObject({ tool: 'book_meeting', candidate });
});

test.each([
  ['when is Basil free on Friday?', 'take 11'],
  ['Find a slot for Basil with Lin and Kenji on Friday', 'the second one'],
])('%s, %s: for whom?', async (search, pick) => {
  expect(await lastOf(search, pick)).toEqual({ asks: true });
});

test.each([
  ['Please tell the hiring manager for the nurse role that we have two applicants', 'u_greta'],
  ['tell the data analyst hiring manager that Lin is ready', 'u_bas'],
  ["let Lin's hiring manager know she passed", 'u_greta'],
])('%s', async (said, user) => {
  expect(await lastOf(said)).toMatchObject({ tool: 'notify_user', user });
});

test('without a role or a candidate it is asked whose hiring manager is meant', async () => {
  expect(await lastOf('tell the hiring manager that we need a decision')).toEqual({ asks: true });
});
