// A scored person whose request was answered is told by mail, once, in the language in which they asked.
import { expect, test } from 'vitest';
import { ActorId, CandidateId, TemplateId } from '../../../src/core/ids.ts';
import { carrierOf } from '../../../src/services/compliance/assessment.ts';
import { assessmentRequestOf } from '../../contracts/assessment-requests.ts';
import { home } from '../../api/world.ts';
import { openAssessment } from '../../support/assessment.ts';

const correct = { act: 'correct', 'fact.experience_months': '60', note: '' };
const answer = 'You are right.\n\nIt was five years.';

async function asked(fields: Record<string, string>) {
  const world = await openAssessment();
  await world.score();
  const action = await world.letter();
  await world.press(world.linkOf(action), fields);
  const [request] = await world.requests();
  const id = String(request.request_id);
  const told = async () => world.ports.letters(home).find(`${action}.answer.${id}`);
  return { ...world, id, action, told };
}

test.each([
  {
    fields: { ...correct, lang: 'en' },
    outcome: 'granted',
    subject: 'The answer to your request about Frontend Engineer',
    says: ['you asked us to correct facts in the assessment of your application', 'granted it'],
  },
  {
    fields: { ...correct, lang: 'es' },
    outcome: 'declined',
    subject: 'Respuesta a su petición sobre Frontend Engineer',
    says: ['nos pidió que corrigiéramos datos', 'la ha denegado', 'de 2026'],
  },
  {
    fields: { act: 'review', note: 'Please.', lang: 'es' },
    outcome: 'granted',
    subject: 'Respuesta a su petición sobre Frontend Engineer',
    says: ['nos pidió que una persona revisara su candidatura', 'la ha aceptado'],
  },
  {
    fields: { act: 'review', note: '', lang: 'fr' },
    outcome: 'declined',
    subject: 'The answer to your request about Frontend Engineer',
    says: ['to have a person review your application', 'declined it'],
  },
] as const)('us-co.correction, us-co.human_review: $fields.act in $fields.lang, $outcome', async (one) => {
  const { decide, id, action, told } = await asked(one.fields);
  expect(await told()).toBeUndefined();
  const { body } = await decide('admin', id, { outcome: one.outcome, answer });
  const letter = await told();
  expect(letter).toMatchObject({ to: 'ines@example.test', subject: one.subject, status: 'held' });
  for (const words of one.says) expect(letter?.text).toContain(words);
  expect(letter?.text).toContain(answer);
  expect(letter?.text).not.toMatch(/\{\{|request_answer/);
  // The link that it gets when it leaves is that of the letter by which the person came.
  expect(letter && carrierOf(letter)).toBe(action);
  expect(body.told).toMatchObject({ status: 'held', sent_at: null });
});

test('an answer that is given again tells nobody twice', async () => {
  const { decide, id, told } = await asked({ ...correct, lang: 'en' });
  await decide('admin', id, { outcome: 'granted', answer });
  const first = await told();
  await decide('admin', id, { outcome: 'granted', answer: 'Something else.' });
  expect(await told()).toEqual(first);
});

test('the organization’s own text takes the place of the built-in one', async () => {
  const { decide, id, told, ports } = await asked({ ...correct, lang: 'en' });
  const own = { subject: 'Ours', body: 'You wished {{request.asked}}: {{request.answer}}' };
  await ports.templates(home).put({ id: TemplateId.parse('answer-declined-en'), ...own }, ActorId.parse('u_nora'));
  await decide('admin', id, { outcome: 'declined', answer: 'No.' });
  expect(await told()).toMatchObject({
    subject: 'Ours',
    text: 'You wished to correct facts in the assessment of your application: No.',
  });
});

test('a person whom the ATS does not know any more is answered on the page alone, and the reviewer reads that', async () => {
  const { ports, decide } = await openAssessment();
  const gone = assessmentRequestOf('asr_gone', { candidate: CandidateId.parse('c_gone'), kind: 'review', score: null });
  await ports.assessmentRequests(home).put(gone);
  const { status, body } = await decide('admin', 'asr_gone', { outcome: 'granted', answer });
  expect([status, body.told]).toEqual([200, null]);
  expect(await ports.letters(home).find('act_1.answer.asr_gone')).toBeUndefined();
});
