// Own talks as scenarios: nobody's name, address or number is left in them, wherever it stood, and what was meant can still be
// told; what people took back is no example.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, boolean, constantFrom, property, stringMatching, tuple } from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { ActionStatus } from '../../../src/core/action.ts';
import { ActorId } from '../../../src/core/ids.ts';
import type { Turn } from '../../../src/core/ports/conversations.ts';
import { exportTalks, type TalkRecords } from '../../../src/services/evaluation/export-talks.ts';
import { loadVocabulary } from '../../../src/main/load-vocabulary.ts';
import type { Vocabulary } from '../../../src/services/evaluation/vocabulary.ts';
import { declaredTools } from '../../../evals/harness/tools.ts';
import { readScenarios } from '../../../scripts/eval/scenarios.ts';
import { playScenario } from '../../../scripts/eval/play-scenario.ts';
import { call, person, records, rita, turn } from './world.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await loadVocabulary();
});
const tools = new Set(declaredTools.map(({ name }) => name));

function exported(turns: readonly Turn[], more: { status?: ActionStatus; records?: TalkRecords } = {}) {
  const statusOf = () => more.status ?? 'executed';
  const talks = [{ speaker: rita, turns }];
  return exportTalks({ talks, records: more.records ?? records, tools, statusOf, vocabulary, consents: 1 });
}
const firstOf = (turns: readonly Turn[]) => {
  const [scenario] = exported(turns).scenarios;
  const [world] = exported(turns).worlds;
  if (scenario === undefined || world === undefined) throw new Error('the talk was left out');
  return { scenario, world, messages: scenario.talk, text: JSON.stringify(exported(turns)) };
};

const priyanka = { candidate: 'c_priyanka' };
const canaries = [
  'priyanka',
  'halloran',
  'öztürk',
  'ozturk',
  'rita',
  'zwick',
  'owen',
  'marchetti',
  'dana',
  'völkel',
  'volkel',
  'porterhouse',
  'okoroji',
  '张伟',
  'heidelberg',
  'klinikum',
  'web.example',
  'linkedin.com',
  '7946',
  '0958',
  'bartholomew',
  'grzegorz',
  'thistlewood',
];

test('no name, address, number or id of anybody is left, in any case, spelling, quotation, argument or record', () => {
  const said = [
    'Move PRIYANKA O’Halloran-Öztürk to phone screen, and tell priyankas manager Dana',
    `Email Priyanka "Hi Priyanka, it's Rita Zwick. Call me at +49 6221 7946-0958 or rita@klinikum-zwick.example. Grzegorz says hi"`,
    'Prianka wrote from priyanka.oho@web.example, see https://linkedin.com/in/priyanka-ozturk and @pohalloran',
    'note for c_priyanka: her husband Bartholomew Thistlewood lives in Heidelberg, ask u_dana or 张伟',
    'Dear team, Sam Porterhouse (not Okoroji) said: “Dana, no”. (Owen agreed.) bartholomew too',
  ];
  const turns = said.map((text) =>
    turn(text, [
      call('add_note', { ...priyanka, text }),
      call('send_message', {
        ...priyanka,
        subject: 'From Rita',
        text: 'Priyanka, Dana Völkel waits. 06221 79460958',
        message_template: 'rita_follow_up',
      }),
      call('notify_user', { user: 'u_dana', text: 'Owen Marchetti asked about Bartholomew' }),
      call('move_stage', { ...priyanka, stage: 'Chat with Dana' }, { plan: { from: 'Phone Screen' } }),
    ]),
  );
  const { text } = firstOf(turns);
  const left = text.toLowerCase();
  expect(canaries.filter((canary) => left.includes(canary))).toEqual([]);
  expect(left).toContain('@example.test');
  expect(left).toContain('phone screen');
});

test('whom a message means can still be told: text, arguments and records have the same invented name', () => {
  const { messages, world } = firstOf([
    turn('Move Sam Porterhouse to offer', [
      call('move_stage', { candidate: 'c_sam1', stage: 'Offer' }, { plan: { from: 'Applied' } }),
    ]),
    turn("Tell Sam Okoroji's manager 'Sam is great'", [call('notify_user', { user: 'u_dana', text: 'Sam is great' })]),
  ]);
  const names = new Map(world.candidates.map(({ id, name }) => [id, name]));
  const moved = messages[0]?.calls[0]?.[1]['candidate'];
  const name = (typeof moved === 'string' ? names.get(moved) : undefined) ?? 'nobody';
  expect(messages[0]?.say).toBe(`Move ${name} to offer`);
  const [first = ''] = name.split(' ');
  expect(messages[1]?.say).toContain(`'${first} is great'`);
  expect(messages[1]?.calls[0]?.[1]['text']).toBe(`${first} is great`);
  expect([...names.values()].filter((one) => one.startsWith(`${first} `))).toHaveLength(2);
});

test('a name that is a word stays a word where it is one, and goes where a person is meant', () => {
  const { messages } = firstOf([
    turn('Will you move Will Young to phone screen?', [
      call('move_stage', { candidate: 'c_will', stage: 'Phone Screen' }, { plan: { from: 'Applied' } }),
    ]),
    turn('We will see'),
  ]);
  expect(messages[0]?.say).not.toContain('Young');
  expect(exported([turn('when will we see her? Please mark it as done')]).scenarios[0]?.talk[0]?.say).toBe(
    'when will we see her? Please mark it as done',
  );
});

test('orders stay orders: stages, times, sums and everyday words are as they were', () => {
  const plain = [
    'book 30 minutes with the hiring manager tomorrow at 3pm',
    'offer 78,000 starting 2026-07-01',
    'Who have we not contacted for 5 days?',
    'translate 11B and send a follow-up to all nursing candidates',
    "Please don't reschedule the onsite interview, ASAP isn't needed",
    'undo that',
    'reject everybody in Phone Screen. Thanks!',
  ];
  const talk = exported(plain.map((text) => turn(text))).scenarios[0]?.talk ?? [];
  expect(talk.map(({ say }) => say)).toEqual(plain);
});

test('the world is as it was before the talk', () => {
  const { messages, world } = firstOf([
    turn('Move Priyanka to offer', [
      call('move_stage', { ...priyanka, stage: 'Offer' }, { plan: { from: 'Applied' } }),
    ]),
  ]);
  const id = messages[0]?.calls[0]?.[1]['candidate'];
  expect(world.candidates.find((one) => one.id === id)?.stage).toBe('Applied');
  expect(world.now).toBe('2026-06-01T14:00:00.000Z');
  expect(world.users[0]?.role).toBe('recruiter');
  expect(world.calendar).toMatchObject([{ title: 'Interview', candidate_id: id }]);
});

test('what the talk itself made is referred to as the replay will call it', () => {
  const offer = call('send_offer', { ...priyanka, salary: 1 }, { approval: { approval_id: 'apr_real' } });
  const booked = call('book_meeting', { ...priyanka, with: ['u_dana'] }, { result: { meeting: 'm_real' } });
  const { messages } = firstOf([
    turn('Offer Priyanka 1 and book', [offer, booked]),
    turn('approve', [call('approve_action', { approval: 'apr_real' })]),
    turn('cancel it', [call('cancel_meeting', { meeting: 'm_real' })]),
    turn('what was it called?', [
      call('undo_action', { action: z.looseObject({ action_id: z.string() }).parse(offer.result).action_id }),
    ]),
  ]);
  expect(messages.slice(1).map(({ calls }) => calls[0]?.[1])).toEqual([
    { approval: 'apr_act_1' },
    { meeting: 'm_2' },
    { action: 'act_1' },
  ]);
});

test('reads before a change are one way of doing it, and a refused call leaves the question open', () => {
  const { messages } = firstOf([
    turn('Move Priyanka on', [
      call('find_candidates', { name: 'Priyanka' }),
      call('move_stage', { ...priyanka, stage: 'Offer' }),
    ]),
    turn('and again', [{ id: 'x', tool: 'move_stage', arguments: {}, result: { kind: 'problem', problem: {} } }]),
    turn('who?', [], { asks: true }),
  ]);
  expect(messages[0]?.or?.[0]?.calls.map(([tool]) => tool)).toEqual(['move_stage']);
  expect(messages.map(({ asks }) => asks)).toEqual([undefined, 'may', true]);
});

test.each([
  ['taken_back', [turn('hello'), turn('move', [call('move_stage', { ...priyanka, stage: 'Offer' })])], 'undone'],
  ['failed', [turn('hello'), turn('move', [call('move_stage', { ...priyanka, stage: 'Offer' })])], 'failed'],
  ['other_speaker', [turn('hello'), turn('hi', [], { saidBy: ActorId.parse('u_owen') })], 'executed'],
  ['erased', [turn('hello'), turn('[erased]')], 'executed'],
  [
    'refers_elsewhere',
    [turn('hello'), turn('approve', [call('approve_action', { approval: 'apr_of_yesterday' })])],
    'executed',
  ],
  ['refers_elsewhere', [turn('hello'), turn('fly', [call('fly', {})])], 'executed'],
] as const)('a talk ends before what is no example: %s', (reason, turns, status) => {
  const { scenarios, left_out: left } = exported(turns, { status });
  expect(left).toEqual({ [reason]: 1 });
  expect(scenarios[0]?.talk.map(({ say }) => say)).toEqual(['hello']);
});

test('a talk in a language that the list of words does not know is left out, not garbled', () => {
  expect(exported([turn('Verschiebe das Vorstellungsgespräch bitte auf nächsten Donnerstag')])).toMatchObject({
    scenarios: [],
    left_out: { unreadable: 1 },
  });
});

test('whatever people are called, no part of their name is left', () => {
  const letters = stringMatching(/^[A-ZÄÖŁÉ][a-zäöłéñ]{3,9}$/);
  const name = tuple(letters, letters).map((parts) => parts.join(' '));
  const frames = ['Move # to offer', 'tell "# is late" to #', '#?', 'note: (#), #’s mail', 'move # and #'];
  assert(
    property(name, constantFrom(...frames), boolean(), (called, frame, isSmall) => {
      const shown = isSmall ? called.toLowerCase() : called;
      const turns = [
        turn(frame.replaceAll('#', shown), [call('add_note', { candidate: 'c_x', text: `about ${called}` })]),
      ];
      const own = { ...records, candidates: [person('c_x', called)] };
      const { worlds, scenarios } = exported(turns, { records: own });
      const said = JSON.stringify([
        scenarios.map(({ talk }) => talk),
        worlds.map(({ candidates }) => candidates),
      ]).toLowerCase();
      const left = called
        .toLowerCase()
        .split(' ')
        .filter((part) => new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'u').test(said));
      expect(left).toEqual([]);
    }),
    { numRuns: 200, seed: 11 },
  );
});

test('what is exported is a folder of scenarios that npm run eval reads and plays', async () => {
  const { scenarios, worlds } = exported([
    turn('Move Priyanka to Onsite Interview', [
      call('move_stage', { ...priyanka, stage: 'Onsite Interview' }, { plan: { from: 'Phone Screen' } }),
    ]),
    turn('who is in Onsite Interview?', [call('find_candidates', { stage: 'Onsite Interview' })]),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'own-talks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'own.json');
  writeFileSync(file, JSON.stringify({ version: 1, consents: 1, scenarios, worlds, left_out: {} }));
  const read = readScenarios(file);
  expect(read).toHaveLength(1);
  const [first] = read;
  const played = first === undefined ? [] : await playScenario(first, {});
  expect(played.map(({ isExact }) => isExact)).toEqual([true, true]);
});
