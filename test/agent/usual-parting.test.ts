// The letter of a rejection: sent where it is asked for, by its name or as the usual one, and not because the order sounds like it.
import { expect, test } from 'vitest';
import { JsonObject } from '../../src/core/json.ts';
import { openTalk } from './talk.ts';

const sandbox = (ids: readonly string[]) => ({
  now: '2026-09-15T09:10:00-04:00',
  timezone: 'America/New_York',
  users: [{ id: 'u_bas', name: 'Basil Ortega', email: 'bas@example.test', role: 'hiring_manager' as const }],
  stages: ['Applied', 'Technical', 'Rejected'],
  jobs: [{ id: 'job_da', title: 'Data Analyst', role: 'analytics', hiring_manager: 'u_bas' }],
  candidates: [
    {
      id: 'c_kenji',
      name: 'Kenji Mori',
      email: 'kenji@example.test',
      job_id: 'job_da',
      stage: 'Applied',
      applied_at: '2026-09-08T10:00:00-04:00',
      last_contact_at: '2026-09-08T10:00:00-04:00',
    },
  ],
  calendar: [],
  templates: ids.map((id) => ({ id, subject: id, body: id })),
});

async function letterOf(said: string, ids: readonly string[]): Promise<unknown> {
  const talk = openTalk(sandbox(ids));
  const { asks } = await talk.say(said);
  const rejected = talk.desk.calls.find(({ tool }) => tool === 'reject_candidate');
  return asks ? 'asked' : (JsonObject.parse(rejected?.input)['message_template'] ?? 'none');
}

test.each([
  ['Reject Kenji', 'none'],
  ['Please reject Kenji, not enough SQL', 'none'],
  ["Reject Kenji but don't send the usual letter", 'none'],
  ['Reject Kenji and send the rejection email', 'rejection'],
  ['Reject Kenji with the rejection template', 'rejection'],
  ['Reject Kenji and send the usual letter', 'rejection'],
  ['Reject Kenji with our standard email', 'rejection'],
  ['Could you reject Kenji and send him the normal rejection?', 'rejection'],
  ['Reject Kenji, standard letter', 'rejection'],
  ['turn down Kenji, usual wording please', 'rejection'],
  ['Kenji is a no. Usual letter.', 'rejection'],
  ['reject kenji, send the regrets', 'rejection'],
  ['no to Kenji - usual letter', 'rejection'],
  ['let Kenji down, usual letter', 'rejection'],
  ['Reject Kenji but no usual letter', 'none'],
  ['Reject Kenji, his usual tone is off', 'none'],
])('%s: %s', async (said, letter) => {
  expect(await letterOf(said, ['check_in', 'rejection'])).toBe(letter);
});

test('where several letters turn people down, it is asked which is the usual one', async () => {
  expect(await letterOf('Reject Kenji and send the usual letter', ['kind_no', 'short_no'])).toBe('asked');
  expect(await letterOf('Reject Kenji and send the usual letter', ['check_in', 'kind_no'])).toBe('kind_no');
});
