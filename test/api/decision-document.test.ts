// The decision record on paper: names and times in words, laws by their names, and no code of this service where a reader stumbles.
import { expect, test } from 'vitest';
import { decisionDocument } from '../../src/api/decision-document.ts';
import { wireDecisionRecord } from '../../src/api/wire/decision.ts';
import { wireRequests } from '../../src/api/wire/assessment-request.ts';
import { decisions } from '../../src/services/compliance/decisions.ts';
import { assessmentRequestOf } from '../contracts/assessment-requests.ts';
import { openCompliance } from '../support/compliance.ts';

async function documentOf() {
  const world = await openCompliance({ location: 'Denver, CO', now: '2027-02-01T15:00:00Z' });
  const { root } = await world.ask('send_followup', { candidate: 'c_ines', message_template: 'notice-us-co-en' });
  world.clock.advance(3_600_000);
  await world.score('c_ines');
  await world.reject('c_ines', { reason: 'Not enough experience' });
  const { settings } = await world.settings.get();
  const [facts] = await decisions(world, { kind: 'rejection', limit: 1 }, settings);
  if (facts === undefined) throw new Error('there is no decision');
  const answered = { outcome: 'granted', decidedBy: 'u_nora', decidedAt: new Date('2027-02-03T09:00:00Z') } as const;
  const asked = [assessmentRequestOf('asr_1', { ...answered, answer: 'You are right.' }), assessmentRequestOf('asr_2')];
  const requests = await wireRequests(world.letters, asked);
  const beside = { asked: [], read: new Map(), contested: new Map(), sent: [root], requests };
  const names = new Map((await world.directory.users()).map(({ id, name }) => [String(id), name]));
  return decisionDocument(wireDecisionRecord(facts, beside), names);
}

test('has everything of the record in the order in which it came about', async () => {
  const { title, sections } = await documentOf();
  expect(title).toBe('Decision record');
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Rejection',
    'Score of 1 February 2027',
    'Notice, Colorado',
    'Statement, Colorado',
    'Correction asked for',
    'Correction asked for',
    'About this file',
  ]);
});

test('speaks of people by their names, of laws by theirs, and of times with their zone', async () => {
  const { sections } = await documentOf();
  const text = sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points]).join('\n');
  expect(text).toContain('Reason: Not enough experience');
  expect(text).toContain('Laws that apply: Colorado');
  expect(text).toMatch(/Kept until 1 February 2031, for records \(Colorado\)/);
  // Of the notice and of the statement, in English and Spanish alike.
  expect(text.match(/Text of \d{4}-\d\d-\d\d/g)).toHaveLength(2);
  expect(text).toContain('Duties that nothing shows as kept: none');
  expect(text).toMatch(/Granted by Nora .+ \(u_nora\), 3 February 2027, 09:00:00 UTC: You are right\./);
  expect(text).toContain('[the person’s own link]');
  expect(text).not.toMatch(/[ ,(]\d{4}-\d\d-\d\dT|\{assessment_link\}|us-co|experience_months/);
});
