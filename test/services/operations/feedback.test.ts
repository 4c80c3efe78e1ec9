// Feedback: exactly who owes it, reminders that never come after a submission, escalation once it is late, and quotes that stand in a scorecard.
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { CandidateId, UserId } from '../../../src/core/ids.ts';
import { Problem } from '../../../src/core/problem.ts';
import { Scorecard } from '../../../src/core/scorecard.ts';
import { briefOf } from '../../../src/services/operations/brief.ts';
import { collectBrief } from '../../../src/services/operations/brief-material.ts';
import { debriefSheet } from '../../../src/services/operations/feedback/debrief.ts';
import { owedFeedback } from '../../../src/services/operations/feedback/owed.ts';
import { listFeedback } from '../../../src/tools/list-feedback.ts';
import { requestFeedback } from '../../../src/tools/request-feedback.ts';
import { openOperations } from '../../support/operations.ts';

const ines = CandidateId.parse('c_ines');
const owen = UserId.parse('u_owen');
const tess = UserId.parse('u_tess');
const nora = UserId.parse('u_nora');
const day = (time: string) => `2026-05-29T${time}:00-05:00`;

const time = (hour: number, minutes = '00') => `${String(hour).padStart(2, '0')}:${minutes}`;
/** As systems hand it over. */
const clean = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ');

const card = (author: UserId, submittedAt: string | null, text = 'Clear. Calm under pressure!') =>
  Scorecard.parse({
    id: `sc ${author} ${submittedAt}`,
    candidate: ines,
    author,
    submittedAt,
    recommendation: null,
    answers: [{ question: 'Strengths', text }],
  });

async function setUp(people: readonly UserId[] = [owen, tess]) {
  const world = await openOperations();
  const { store, calendar, clock, settings } = world;
  const meet = (title: string, start: string, end: string) =>
    calendar.book({
      with: people,
      candidate: ines,
      title,
      location: null,
      start: day(start),
      end: day(end),
      key: title,
    });
  const submit = (...cards: readonly Scorecard[]) =>
    store.change(async (records) => {
      for (const one of cards) await records.put({ kind: 'scorecard', id: one.id, body: one });
    });
  const owed = async () =>
    (await owedFeedback(world, { now: clock.business.now(), feedbackHours: settings.feedbackHours })).map(
      ({ user, meeting, isLate }) => `${user} ${meeting.title}${isLate ? ' late' : ''}`,
    );
  return { ...world, meet, submit, owed };
}

const refused = async () => {
  throw new Problem('upstream_failed', 'Greenhouse refuses that. Add the missing harvest scope to the credential.');
};

describe('who owes feedback', () => {
  test('is whoever met the candidate and has not submitted since the interview began', async () => {
    const { meet, submit, owed } = await setUp();
    await meet('Interview', '13:00', '13:45');
    expect(await owed()).toEqual(['u_owen Interview late', 'u_tess Interview late']);
    await submit(card(owen, day('14:00')), card(tess, null));
    expect(await owed()).toEqual(['u_tess Interview late']);
    await submit(card(tess, day('12:00')));
    expect(await owed()).toEqual(['u_tess Interview late']);
    await submit(card(tess, day('13:30')));
    expect(await owed()).toEqual([]);
  });

  test('is told in the brief, which says so and stands all the same where the key may not read scorecards', async () => {
    const { meet, ...world } = await setUp();
    await meet('Interview', '13:00', '13:45');
    const reader = (await world.directory.users()).find(({ id }) => id === nora);
    const at = { now: world.clock.business.now(), settings: world.settings };
    const told = briefOf(await collectBrief(world, reader, at));
    expect(told.items.map(({ context }) => context['kind'])).toContain('feedback_owed');
    const without = await collectBrief({ ...world, ats: { ...world.ats, scorecards: refused } }, reader, at);
    expect(briefOf(without)).toMatchObject({
      items: told.items.filter(({ context }) => context['kind'] !== 'feedback_owed'),
      not_told: [expect.stringContaining('Add the missing harvest scope')],
    });
  });

  test('owes nothing for a debrief, an interview to come, or one that was cancelled', async () => {
    const { meet, calendar, owed } = await setUp();
    await meet('Debrief: Inés Duarte', '09:00', '09:30');
    const off = await meet('Interview', '10:00', '10:30');
    await calendar.cancel({ meeting: off.id, start: off.start, end: off.end, key: 'off' });
    await calendar.book({
      with: [owen],
      candidate: ines,
      title: 'To come',
      location: null,
      start: '2026-06-04T16:00:00-05:00',
      end: '2026-06-04T16:30:00-05:00',
      key: 'later',
    });
    expect(await owed()).toEqual([]);
  });

  test('is found exactly in generated worlds', async () => {
    const hours = fc.integer({ min: 8, max: 15 });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(hours, { minLength: 1, maxLength: 3 }),
        fc.array(fc.record({ owen: fc.boolean(), hour: fc.integer({ min: 7, max: 17 }), isDraft: fc.boolean() }), {
          maxLength: 5,
        }),
        async (interviews, cards) => {
          const { meet, submit, owed } = await setUp();
          for (const hour of interviews) await meet(`I${hour}`, time(hour), time(hour, '30'));
          await submit(
            ...cards.map((one) => card(one.owen ? owen : tess, one.isDraft ? null : day(time(one.hour, '10')))),
          );
          const expected = interviews
            .toSorted((a, b) => a - b)
            .flatMap((hour) =>
              [owen, tess]
                .filter(
                  (user) => !cards.some((one) => !one.isDraft && (one.owen ? owen : tess) === user && one.hour >= hour),
                )
                .map((user) => `${user} I${hour} late`),
            );
          expect(await owed()).toEqual(expected);
        },
      ),
      { numRuns: 100, seed: 11 },
    );
  });
});

describe('a reminder', () => {
  test('goes to who still owes, and to the hiring manager once it is late', async () => {
    const { meet, submit, context, seen, ...world } = await setUp([nora, tess]);
    await meet('Interview', '13:00', '13:45');
    await submit(card(nora, day('14:00')));
    const tool = requestFeedback(world);
    const plan = await tool.prepare({ candidate: ines }, context('act_1'));
    expect(tool.preview(plan)).toBe(
      'Remind Theresa Marlow of their feedback on Inés Duarte (Frontend Engineer), and tell Owen Achebe that it is late',
    );
    expect(await tool.execute(plan, context('act_1'))).toEqual({ reminded: [tess], told: owen });
    expect((await seen()).messages.map(({ to_user }) => to_user)).toEqual([tess, owen]);
  });

  test('is not sent after a submission, however late that came', async () => {
    const { meet, submit, context, seen, ...world } = await setUp();
    await meet('Interview', '13:00', '13:45');
    const tool = requestFeedback(world);
    const plan = await tool.prepare({ candidate: ines }, context('act_1'));
    await submit(card(owen, day('14:00')), card(tess, day('14:00')));
    await expect(tool.execute(plan, context('act_1'))).rejects.toMatchObject({ code: 'conflict' });
    await expect(tool.prepare({ candidate: ines }, context('act_2'))).rejects.toMatchObject({ code: 'conflict' });
    expect((await seen()).messages).toEqual([]);
  });

  test('is not possible where the ATS tells of no scorecards', async () => {
    const { context, ...world } = await setUp();
    const ats = { ...world.ats, unable: async () => 'Acme does not let its scorecards be read. Look in Acme itself.' };
    await expect(requestFeedback({ ...world, ats }).prepare({ candidate: ines }, context('k'))).rejects.toMatchObject({
      code: 'not_supported',
      message: expect.stringContaining('Look in Acme itself.'),
    });
  });
});

test('list_feedback says who owes what since when, and shows what one candidate got', async () => {
  const { meet, submit, context, ...world } = await setUp();
  await meet('Interview', '13:00', '13:45');
  await submit(card(owen, day('14:00')));
  const tool = listFeedback(world);
  const found = await tool.execute({ candidate: ines }, context('k'));
  expect(tool.summarize(found)).toBe(
    'Feedback on Inés Duarte for interviews of the last 30 days is owed by Theresa Marlow on Inés Duarte since Fri 29 May 2026, 13:45 (late) (America/Chicago). 1 submitted.',
  );
  const ofOne = await tool.execute({ user: owen }, context('k'));
  expect(tool.summarize(ofOne)).toBe('Owen Achebe owes no feedback for interviews of the last 30 days.');
});

test('a debrief sheet holds sentences of scorecards and nothing else, and leaves out drafts', () => {
  const texts = fc.array(fc.string({ maxLength: 80 }), { maxLength: 4 });
  fc.assert(
    fc.property(texts, texts, (given, drafts) => {
      const cards = [
        ...given.map((text) => card(owen, day('14:00'), clean(text))),
        ...drafts.map((text) => card(tess, null, clean(text))),
      ];
      const { rows, interviewers } = debriefSheet(cards);
      const quoted = rows.flatMap(({ quotes }) => quotes.flatMap(({ sentences }) => sentences));
      for (const sentence of quoted) expect(given.some((text) => clean(text).includes(sentence))).toBe(true);
      expect(interviewers.every(({ user }) => user === owen)).toBe(true);
    }),
    { seed: 5 },
  );
  expect(debriefSheet([card(owen, day('14:00'))]).rows).toEqual([
    { question: 'Strengths', quotes: [{ user: owen, sentences: ['Clear.', 'Calm under pressure!'] }] },
  ]);
});
