// Every verb of an order in several frames, by machine: a verb that is known as “cut Ann from the list” is known as well in “Ann needs
// to be cut from the list” and “would you mind cutting …”. And what only sounds like one of them.
import { expect, test } from 'vitest';
import type { Exchange } from '../planner/instruction.ts';
import { judge } from '../planner/score.ts';
import { sandboxes } from '../planner/sets/train/fresh40/sandboxes.ts';
import { frames, type Said } from './verbs-in-frames/frames.ts';
import { kinds } from './verbs-in-frames/verbs.ts';

const longest = 240_000;
/** Of the frames, those that a verb is said in: each verb in others. */
const mostEach = 4;
const step = 5;
/** Of the messages of a kind: those that may be asked about. */
const mayMiss = 0.04;

function saidIn(lines: string): readonly Said[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [forms = '', rest = ''] = line.trim().split(': ');
      const [base = '', done = '', doing = ''] = forms.split(',');
      return { base, done, doing, rest };
    });
}

const framed = (said: Said, index: number): readonly string[] =>
  Array.from({ length: mostEach }, (_, at) => frames[(index + at * step) % frames.length]?.(said)).filter(
    (one) => one !== undefined,
  );

const played = async (exchanges: readonly Exchange[], before: readonly string[] = []) => {
  const opening = before.map((say): Exchange => ({ say, calls: [] }));
  const talks = exchanges.map((exchange) => ({ sandbox: 'carepoint_nov', talk: [...opening, exchange] }));
  const judged = await judge(talks, sandboxes);
  return judged.filter(({ exchange }) => exchanges.includes(exchange));
};

test.each(Object.entries(kinds))(
  'verbs in their frames: %s',
  async (_, { want, before, said }) => {
    const exchanges = saidIn(said)
      .flatMap((one, index) => framed(one, index))
      .map((say): Exchange => ({ say, calls: [want] }));
    expect(exchanges.length).toBeGreaterThan(30);
    const judged = await played(exchanges, before);
    expect(judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say)).toEqual([]);
    const missed = judged.filter(({ isExact }) => !isExact).map(({ exchange }) => exchange.say);
    expect(missed.slice(Math.floor(exchanges.length * mayMiss))).toEqual([]);
  },
  longest,
);

test(
  'what is told, asked, denied, somebody else’s or of another thing changes nothing',
  async () => {
    const judged = await played(
      [
        'Anita passed the technical assessment yesterday',
        'Anita was bumped up a stage last week',
        'was Anita cut from the list?',
        'who sent Anita a polite no?',
        'should we cut ties with Anita?',
        'Dana wants to cut ties with Anita',
        "don't knock Anita back",
        "Anita isn't to be moved to technical assessment",
        'Anita should never be shown the door',
        'if Anita fails, she needs to be thrown out',
        'Anita might be bumped up a stage',
        'we almost passed on Anita',
        'Anita said she would walk back the offer',
        'drop Anita at the offer stage',
        "remove Anita from Katherine's offer",
      ].map((say): Exchange => ({ say, calls: [] })),
    );
    expect(judged.filter(({ isWrong }) => isWrong).map(({ exchange }) => exchange.say)).toEqual([]);
  },
  longest,
);
