// Names to identifiers for whoever calls a tool: an id passes, one fit is replaced, anything else is said.
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { resolveArguments } from '../../../src/services/operations/resolve.ts';
import { openTestWorld } from '../../../evals/harness/test-world.ts';
import { sandboxes } from '../../planner/sandboxes.ts';

const { world } = openTestWorld(sandboxes.software);
const resolve = (tool: string, input: JsonObject) => resolveArguments({ tool, input, world });

test('names of every kind become identifiers', async () => {
  expect(await resolve('book_meeting', { candidate: 'jose', with: ['Lena', 'u_omar'], start: 'x' })).toEqual({
    candidate: 'c_jose',
    with: ['u_lena', 'u_omar'],
    start: 'x',
  });
  expect(await resolve('move_stage', { candidate: 'Wei Zhang', stage: 'tech interview' })).toEqual({
    candidate: 'c_wei',
    stage: 'Technical Interview',
  });
  expect(
    await resolve('send_followup', {
      filters: { role: 'devs', job: 'backend engineer' },
      message_template: 'gentle nudge',
    }),
  ).toEqual({ filters: { role: 'engineering', job: 'job_be' }, message_template: 'gentle_nudge' });
  expect(await resolve('notify_user', { user: 'u_lena@example.test', text: 'Wei' })).toEqual({
    user: 'u_lena',
    text: 'Wei',
  });
});

test('a built-in template is known by its id, as the list of templates shows it', async () => {
  const input = { candidate: 'c_wei', message_template: 'application_in_review' };
  expect(await resolve('send_followup', input)).toEqual(input);
});

test('names inside events are resolved as well', async () => {
  const events = [
    { title: 'Design', with: ['Lena', 'u_omar'] },
    { title: 'Values', pool: 'values' },
  ];
  expect(await resolve('schedule_interviews', { events })).toEqual({
    events: [{ title: 'Design', with: ['u_lena', 'u_omar'] }, events[1]],
  });
});

test('identifiers and unknown arguments pass as they are', async () => {
  const input = { candidate: 'c_wei', stage: 'Offer', note: { a: [1] } };
  expect(await resolve('move_stage', input)).toEqual(input);
});

test('a name that fits several is refused with the choices', async () => {
  await expect(resolve('show_candidate', { candidate: 'Sarah' })).rejects.toMatchObject({
    code: 'ambiguous',
    extra: {
      path: 'candidate',
      choices: [{ id: 'c_sarah1', label: 'Sarah Chen (Backend Engineer, New)' }, { id: 'c_sarah2' }],
    },
  });
});

for (const [key, code] of [
  ['candidate', 'candidate_not_found'],
  ['user', 'user_not_found'],
  ['stage', 'unknown_stage'],
  ['job', 'job_not_found'],
  ['message_template', 'template_not_found'],
] as const)
  test(`an unknown ${key} is ${code}`, async () => {
    await expect(resolve('any', { [key]: 'Xyzzy Plugh' })).rejects.toMatchObject({ code });
  });

test('a role that nobody is hired for stays as written, and fits nobody', async () => {
  expect(await resolve('find_candidates', { role: 'pilots' })).toEqual({ role: 'pilots' });
});
