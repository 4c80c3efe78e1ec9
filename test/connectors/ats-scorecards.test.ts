// Scorecards of connected systems, as their documentation shows them.
import { expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { scorecardsOf } from '../../src/connectors/unified/ats-scorecards.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { User } from '../../src/core/records.ts';
import { createFakeDirectory } from '../fakes/directory.ts';

const owen = User.parse({ id: 'u_owen', name: 'Owen Achebe', email: 'Owen@example.test', role: 'hiring_manager' });

/** The system answers with that list, whatever it is asked. */
async function read(system: string, items: readonly JsonObject[]) {
  const ats = connectors.find((one) => one.system === system)?.unified.ats;
  if (ats === undefined) throw new Error(`${system} is no ATS`);
  const asked: JsonObject[] = [];
  const remote = {
    list: async ({ values }: { values: JsonObject }) => {
      asked.push(values);
      return { items, next: null };
    },
  };
  const user = {
    id: 'usr_1',
    body: { email: 'owen@example.test', primary_email: 'owen@example.test' },
    deleted: false,
  };
  const mirror = () => ({ all: async () => new Map([['usr_1', user]]) });
  const parts = { remote, mapping: ats, mirror, directory: createFakeDirectory([owen]) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the system only the list is asked for
  const cards = await scorecardsOf(parts as unknown as Parameters<typeof scorecardsOf>[0], { id: 'cand_1' });
  return { cards, asked };
}

test('Lever: the form of a user, submitted or not, with its fields, and none that was deleted', async () => {
  const { cards, asked } = await read('lever', [
    { id: 'f2', user: 'usr_1', completedAt: null, deletedAt: null, fields: [] },
    {
      id: 'f1',
      user: 'usr_1',
      completedAt: 1_780_000_000_000,
      deletedAt: null,
      fields: [
        { type: 'textarea', text: 'Strengths', value: 'Calm.' },
        { type: 'score', text: 'Rating', value: null },
        { type: 'scorecard', text: 'Skills', value: [{ score: 3, comment: null }] },
      ],
    },
    { id: 'f0', user: 'usr_1', completedAt: 1_779_000_000_000, deletedAt: 1_779_500_000_000, fields: [] },
  ]);
  expect(asked).toMatchObject([{ id: 'cand_1' }]);
  expect(cards).toMatchObject([
    { id: 'f1', author: 'u_owen', answers: [{ question: 'Strengths', text: 'Calm.' }] },
    { id: 'f2', author: 'u_owen', submittedAt: null, answers: [] },
  ]);
});

test('Ashby: by the address of who submitted it, with the answers under the titles of its form', async () => {
  const fields = [
    { isRequired: true, field: { type: 'RichText', path: 'detailed_feedback', title: 'Detailed Feedback' } },
    { isRequired: false, field: { type: 'Score', path: 'technical_skills', title: 'Technical Skills' } },
  ];
  const { cards } = await read('ashby', [
    {
      id: 'a1',
      submittedByUser: { email: 'OWEN@example.test' },
      submittedAt: '2026-05-29T19:00:00.000Z',
      formDefinition: { sections: [{ title: 'Technical Assessment', fields }] },
      submittedValues: { detailed_feedback: 'Clear.', technical_skills: { score: 3 }, notes: 'Not in the form.' },
    },
  ]);
  expect(cards).toMatchObject([
    {
      author: 'u_owen',
      submittedAt: expect.stringContaining('2026-05-29'),
      answers: [
        { question: 'Detailed Feedback', text: 'Clear.' },
        { question: 'notes', text: 'Not in the form.' },
      ],
    },
  ]);
});

test('Ashby: what a coordinator entered for an interviewer counts as the interviewer’s', async () => {
  const { cards } = await read('ashby', [
    {
      id: 'a1',
      submittedByUser: { email: 'coordinator@example.test' },
      creditedToUser: { email: 'owen@example.test' },
      submittedAt: '2026-05-29T19:00:00.000Z',
      submittedValues: {},
    },
  ]);
  expect(cards).toMatchObject([{ author: 'u_owen', answers: [] }]);
});

test('Greenhouse: of whom it is, not who filed it; drafts are not submitted, and private notes stay private', async () => {
  const card = { application_id: 3456, interview_kit_id: 7, interviewed_at: '2026-05-29T18:00:00.000Z' };
  const { cards, asked } = await read('greenhouse', [
    {
      ...card,
      id: 12,
      interviewer_id: 'usr_1',
      submitter_id: null,
      status: 'draft',
      submitted_at: null,
      notes: 'Half',
    },
    {
      ...card,
      id: 11,
      interviewer_id: 'usr_1',
      submitter_id: 'usr_9',
      status: 'complete',
      submitted_at: '2026-05-29T19:00:00.000Z',
      candidate_rating: 'strong_yes',
      notes: 'Explains well.',
      notes_with_tags: '<p>Explains well.</p>',
      public_notes: null,
      private_notes: 'Asks for much.',
    },
    { ...card, id: 13, interviewer_id: 'usr_8', submitted_at: '2026-05-30T19:00:00.000Z', notes: '' },
  ]);
  expect(asked).toMatchObject([{ id: 'cand_1' }]);
  expect(cards).toMatchObject([
    {
      id: '11',
      author: 'u_owen',
      recommendation: 'strong_yes',
      answers: [{ question: 'Key takeaways', text: 'Explains well.' }],
    },
    { id: '13', author: null, answers: [] },
    { id: '12', author: 'u_owen', submittedAt: null },
  ]);
  expect(JSON.stringify(cards)).not.toContain('Asks for much');
});

test('Workable: the evaluations of a candidate, and none of their other activities', async () => {
  const activity = {
    stage_name: 'Interview',
    created_at: '2026-05-29T19:00:00Z',
    member: { id: 'usr_1', name: 'Owen' },
  };
  const { cards } = await read('workable', [
    { ...activity, id: 'w1', action: 'comment', body: 'Please call back.' },
    { ...activity, id: 'w2', action: 'rating', body: 'Careful and quick.', rating: { grade: 2 } },
    {
      ...activity,
      id: 'w3',
      action: 'rating',
      created_at: '2026-05-28T19:00:00Z',
      body: null,
      member: { id: 'usr_9' },
    },
  ]);
  expect(cards).toMatchObject([
    { id: 'w3', author: null, answers: [] },
    {
      id: 'w2',
      author: 'u_owen',
      recommendation: null,
      answers: [{ question: 'Comment', text: 'Careful and quick.' }],
    },
  ]);
});

test('Merge: who recommends what, without the words, and none that was deleted', async () => {
  const card = { submitted_at: '2026-05-29T19:00:00Z', remote_was_deleted: false };
  const { cards } = await read('merge', [
    { ...card, id: 'm1', interviewer: 'usr_1', overall_recommendation: 'YES' },
    { ...card, id: 'm2', interviewer: 'usr_9', overall_recommendation: 'NO' },
    { ...card, id: 'm3', interviewer: 'usr_1', overall_recommendation: 'NO', remote_was_deleted: true },
  ]);
  expect(cards).toMatchObject([
    { author: 'u_owen', recommendation: 'YES', answers: [] },
    { author: null, recommendation: 'NO' },
  ]);
});
