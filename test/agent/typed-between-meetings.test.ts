// Orders typed between two meetings: news and an arrow, a reason before the verdict, a name before what is told. Beside them near twins
// that must not be done so.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sandboxes } from '../planner/sets/train/fresh57/sandboxes.ts';
import { openTalk } from './talk.ts';

const Named = z.looseObject({
  candidate: z.string().optional(),
  user: z.string().optional(),
  stage: z.string().optional(),
  text: z.string().optional(),
  reason: z.string().optional(),
  message_template: z.string().optional(),
  duration_minutes: z.number().optional(),
});

async function after(sandbox: keyof typeof sandboxes, ...said: readonly string[]) {
  const talk = openTalk(sandboxes[sandbox], { as: sandbox.startsWith('opera') ? 'u_saara' : 'u_caro' });
  for (const one of said) await talk.say(one);
  return talk.desk.calls.map(({ tool, input }) => {
    const {
      candidate,
      user,
      stage,
      text,
      reason,
      message_template: letter,
      duration_minutes: long,
    } = Named.parse(input);
    return [tool, candidate, user, stage, letter, text, reason, long].filter((part) => part !== undefined).join(' ');
  });
}

test.for([
  ['helmi passed → audition', 'move_stage c_helmi Audition'],
  ['helmi ref ok → next stage', 'move_stage c_helmi Audition'],
  ['eero done w 1st int → audition', 'move_stage c_eero Audition'],
  ['oskar blom → presel', 'move_stage c_oskar1 Preselection'],
  ['petronella ref bad - reject, regret tmpl', 'reject_candidate c_petra regret ref bad'],
  ['jaak no show twice, bin', 'reject_candidate c_jaak no show twice'],
  ['mirja ping: samples are here', 'notify_user u_mirja samples are here'],
  ['mirja: samples are here, let her know', 'notify_user u_mirja samples are here'],
  ['mirja needs 2 know samples are here - tell her', 'notify_user u_mirja samples are here'],
  ['email oskar blom thx for waiting', 'send_message c_oskar1 thx for waiting'],
  ['helmi intv 30 min only', 'reschedule_meeting 30'],
  ['nums last wk?', 'show_metrics'],
] as const)('“%s” is done', async ([said, call]) => {
  expect(await after('opera_dec', said)).toEqual([call]);
});

test('several things in a line are all done', async () => {
  expect(await after('opera_dec', 'helmi ref ok → next stage, + let mirja know ref is ok')).toEqual([
    'move_stage c_helmi Audition',
    'notify_user u_mirja ref is ok',
  ]);
  expect(await after('opera_mar', 'note helmi - free in may, note jaak - has a van')).toEqual([
    'add_note c_helmi free in may',
    'add_note c_jaak has a van',
  ]);
});

test('a stage with a Spanish name is no Spanish message; an order in Spanish is', async () => {
  expect(await after('copper_apr', 'bruno → entrevista')).toEqual(['move_stage c_bruno Entrevista en Faena']);
  expect(await after('copper_apr', 'n nicole llamada→entrevista')).toEqual(['move_stage c_nico2 Entrevista en Faena']);
  expect(await after('copper_apr', 'mueve a bruno a la entrevista')).toEqual([]);
});

test('“ok that, go” approves what waits; “ok” does not', async () => {
  const rejected = 'reject eero - took other job';
  expect((await after('opera_dec', rejected, 'yes ok that, go')).at(-1)).toContain('approve_action');
  expect(await after('opera_dec', rejected, 'ok')).toHaveLength(1);
});

test.for([
  'helmi failed → audition?',
  'helmi not ok → audition',
  'jaak not ready - reject?',
  'jaak said no - drop his interview',
  'send helmi the thank you letter',
  "mirja's msg: 'cancel my interview', no idea which",
  'petronella maybe too slow, bin or not?',
])('“%s” is asked about', async (said) => {
  expect(await after('opera_dec', said)).toEqual([]);
});
