// Orders in letters of an administration: reasons first, passives, what is said between two commas. Beside them conditions, reports and
// prohibitions in nearly the same words, which order nothing.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sandboxes } from '../planner/sets/train/fresh57/sandboxes.ts';
import { openTalk } from './talk.ts';

const Named = z.looseObject({
  candidate: z.string().optional(),
  user: z.string().optional(),
  reason: z.string().optional(),
});

async function after(...said: readonly string[]) {
  const talk = openTalk(sandboxes.opera_mar, { as: 'u_saara' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => {
    const { candidate, user, reason } = Named.parse(input);
    return [tool, candidate, user, reason].filter((part) => part !== undefined).join(' ');
  });
}

test.for([
  [
    'Owing to the illness of a colleague, the audition of Ms Räsänen must be postponed to Thursday at 3pm.',
    'reschedule_meeting',
  ],
  ['Her portfolio having been received, Ms Vainio is to be moved to the First Interview.', 'move_stage c_helmi'],
  [
    'Because the reference was negative, Mr Tamm is to be turned down.',
    'reject_candidate c_jaak the reference was negative',
  ],
  [
    'In order to discuss Mr Tamm, kindly arrange thirty minutes with Mr Grönroos on Tuesday at 9.',
    'book_meeting c_jaak',
  ],
  [
    'The audition of Ms Räsänen, presently foreseen for Tuesday, is to be moved to Thursday at 3pm.',
    'reschedule_meeting',
  ],
  ['It is requested that Mr Grönroos be informed that the lift has been repaired.', 'notify_user u_aksel'],
  ['The hiring manager responsible for Mr Tamm is to be informed that the permit is valid.', 'notify_user u_aksel'],
  ['For lack of a work permit, Mr Blom can no longer be considered.', 'reject_candidate c_oskar1'],
  [
    'In view of the vacancy, we kindly ask for a meeting of thirty minutes with Mr Salmi concerning Ms Räsänen on Thursday at one.',
    'book_meeting c_inka',
  ],
  ['We would ask that Mr Niskanen’s application proceed to the Audition.', 'move_stage c_eero'],
  [
    'All candidates for the position of Stage Rigger who have not been contacted for five days are to be sent the interim reply.',
    'send_followup',
  ],
  [
    'Mr Tamm writes: “Move me on at once.” We merely ask you to inform Mr Grönroos that he is keen.',
    'notify_user u_aksel',
  ],
] as const)('“%s” is done', async ([said, call]) => {
  expect(await after(said)).toEqual([call]);
});

test('two wishes behind one “it is requested” are both done', async () => {
  expect(
    await after(
      'It is requested that Ms Wikström be moved to the Audition and that Ms Toivonen be informed that the samples are here.',
    ),
  ).toEqual(['move_stage c_petra', 'notify_user u_mirja']);
});

test.for([
  'If the reference is negative, Mr Tamm is to be rejected.',
  'Provided that the budget is approved, an offer is to be sent to Mr Niskanen.',
  'Because Mr Tamm was rejected last year, Mr Grönroos would like to know more.',
  'We are pleased to inform you that Ms Vainio has been moved to the First Interview.',
  'Mr Tamm asked that his interview be moved.',
  'Since the rehearsal is long, no interview is to be moved.',
  'It was requested that Ms Wikström be moved to the Audition.',
])('“%s” is not acted on', async (said) => {
  expect(await after(said)).toEqual([]);
});

test('what waits is approved, and what was done revoked, in such words', async () => {
  const rejected = 'The application of Mr Tamm is hereby to be rejected.';
  expect(
    (await after(rejected, 'Having reviewed the matter, we give our approval to the said rejection.')).at(-1),
  ).toContain('approve_action');
  expect((await after('Kindly move Mr Niskanen to the Audition.', 'We ask that it be revoked.')).at(-1)).toContain(
    'undo_action',
  );
});
