// Questions that a look of their own answers, and what is like them and asks for something else.
import { expect, test } from 'vitest';
import { onTopic } from '../../../src/agent/planner/questions/topics.ts';
import { readOnce } from '../../../src/agent/planner/message.ts';
import { ActorId, TenantId } from '../../../src/core/ids.ts';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const by = {
  tenant: TenantId.parse('sandbox'),
  kind: 'key' as const,
  id: ActorId.parse('key:test'),
  user: undefined,
  scopes: new Set<never>(),
};
const reader = { by, user: undefined, timeZone: 'America/Chicago' };

async function topicOf(text: string) {
  const { context } = openTalk(sandboxes.clinic);
  const { message, catalogue } = await readOnce(text, { signs: [] }, { world: context.world, reader });
  const found = onTopic(message, { ...catalogue, me: 'u_rita' });
  return found && [found.tool, found.arguments];
}

test.each([
  ['which rejections were influenced by a retention score?', 'list_decisions', { scored: true, kind: 'rejection' }],
  ['show me all decisions after a score', 'list_decisions', { scored: true }],
  ['who has not been given notice?', 'list_decisions', { lacking: 'notice' }],
  ['which rejections are still missing a statement?', 'list_decisions', { lacking: 'statement' }],
  ['who still owes feedback?', 'list_feedback', {}],
  ['Please, who still owes feedback on Priya?', 'list_feedback', { candidate: 'c_priya' }],
  ['any scorecards overdue?', 'list_feedback', {}],
  ['which interviewer has the fewest interviews this month?', 'show_interview_load', { period: 'this_month' }],
  ['how is the interview load, who has the most interviews last week?', 'show_interview_load', { period: 'last_week' }],
  [
    'who am I meeting tomorrow?',
    'find_free_slots',
    { with: ['u_rita'], from: '2026-06-02T00:00:00-05:00', to: '2026-06-03T00:00:00-05:00' },
  ],
  ['build a flow from Greenhouse to BambooHR', 'propose_flow', { request: 'build a flow from Greenhouse to BambooHR' }],
  ['which military backgrounds fit the ICU nurse job?', 'find_military_codes', { job: 'job_icu' }],
  ['what army codes match our ICU nurse role?', 'find_military_codes', { job: 'job_icu' }],
  ['how many people are in each stage?', 'find_candidates', {}],
  ['can you give me a count of candidates per job', 'find_candidates', {}],
])('%s', async (text, tool, args) => expect(await topicOf(text)).toEqual([tool, args]));

test.each([
  "remind everybody who hasn't sent a scorecard yet",
  'reject everybody with a score below 40',
  'move each of them to the next stage',
  'show the candidates with the most interviews',
  'give Priya notice that the interview is not on',
  'how many people applied this week?',
])('%s: something else', async (text) => expect(await topicOf(text)).toBeUndefined());

test.each([
  'When somebody is hired in Greenhouse, make them in BambooHR and tell IT',
  'whenever a new contact is made in HubSpot, add it to Mailchimp',
  'Every time a candidate is rejected in Lever, tell Zoom',
])('%s: a flow to be drafted', async (request) =>
  expect(await topicOf(request)).toEqual(['propose_flow', { request }]),
);

test.each([
  'When Priya is back, move her to Offer',
  'When a candidate is in Offer, tell Dana',
  'when somebody is late, remind them in Slack',
])('%s: no flow between systems', async (text) => expect(await topicOf(text)).toBeUndefined());
