// Orders that are carried out as they are, in a world of other names. What is no longer carried out is named with its share.
import { beforeAll, expect, test } from 'vitest';
import { judge } from '../../evals/harness/score.ts';
import { type Split, splits } from '../../evals/harness/sets.ts';
import { renamed, type Renaming, type World } from './variants/renamed.ts';

/** Of each change, evenly over all instructions that name something of its kind; a higher number looks further. */
const most = 60;
/** Of a hundred, how many are still carried out exactly: these only rise. */
const floor = 0.96;
const longest = 240_000;
const { instructions, sandboxes }: Split = splits.train;

interface Kept {
  readonly name: string;
  readonly played: number;
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
}
const played: Kept[] = [];

async function playedOf({ name, of }: Renaming): Promise<Kept> {
  const lost: string[] = [];
  const wrong: string[] = [];
  let all = 0;
  const apt = worlds.map((world, turn) => ({ world, other: of(world, turn) }));
  const named = apt.filter(({ other }) => other !== undefined);
  for (const { world, other } of named.filter((_, place) => place % Math.ceil(named.length / most) === 0)) {
    if (other === undefined || !(await isExact(world))) continue;
    const judged = await judge([other.instruction], { [other.instruction.sandbox]: other.sandbox });
    all += 1;
    const said = judged.map(({ exchange }) => exchange.say).join(' || ');
    if (judged.some((one) => !one.isExact)) lost.push(said);
    if (judged.some((one) => one.isWrong)) wrong.push(said);
  }
  return { name, played: all, lost, wrong };
}

const isExact = async ({ instruction, sandbox }: World): Promise<boolean> =>
  (await judge([instruction], { [instruction.sandbox]: sandbox })).every((one) => one.isExact);

const worlds = instructions.flatMap((instruction): World[] => {
  const sandbox = sandboxes[instruction.sandbox];
  return sandbox === undefined ? [] : [{ instruction, sandbox }];
});

beforeAll(async () => {
  for (const renaming of renamed) played.push(await playedOf(renaming));
}, longest);

test('an order stays understood whatever people and letters are called', () => {
  const all = played.reduce((sum, one) => sum + one.played, 0);
  const lost = played.flatMap((one) => one.lost.map((say) => `${one.name}: ${say}`));
  expect(all).toBeGreaterThan(150);
  expect(1 - lost.length / all >= floor ? [] : lost).toEqual([]);
});

test('next to nothing is done that nobody asked for', () => {
  const wrong = played.flatMap((one) => one.wrong.map((say) => `${one.name}: ${say}`));
  expect(wrong.length > 2 ? wrong : []).toEqual([]);
});
