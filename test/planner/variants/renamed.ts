// The same orders in a world where people and letters have other names: names that are everyday words (“Hope”, “Will”), short and
// foreign ones, letters called “reminder” or “thank_you”. Whoever understood the order before has to understand it still.
import type { JsonObject } from '../../../src/core/json.ts';
import { escapeRegExp, fold } from '../../../src/nlp/text.ts';
import type { Instruction, WantedCall } from '../../../evals/harness/instruction.ts';
import type { Sandbox } from '../../../evals/harness/test-world.ts';
import { foreignNames, letterNames, parting, partingNames, plainLetters, wordNames } from './other-names.ts';

export interface World {
  readonly instruction: Instruction;
  readonly sandbox: Sandbox;
}

export interface Renaming {
  readonly name: string;
  /** Undefined where the instruction names nothing of the kind; `turn` chooses among the other names. */
  readonly of: (world: World, turn: number) => World | undefined;
}

export const renamed: readonly Renaming[] = [
  { name: 'people called by everyday words', of: (world, turn) => withPeople(world, wordNames, turn) },
  { name: 'people with short and foreign names', of: (world, turn) => withPeople(world, foreignNames, turn) },
  { name: 'letters called by everyday words', of: withLetters },
  { name: 'more letters, called by everyday words', of: withMoreLetters },
];

type Change = (text: string) => string;

const saysOf = ({ talk }: Instruction): string => talk.map(({ say }) => say).join('\n');
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escapeRegExp(word)}(?=(?:['’]?s)?(?!\\p{L}))`, 'giu');

/** “tom” becomes “hope”, and “Tom” “Hope”. */
const likeIt = (said: string, other: string): string => (said === said.toLowerCase() ? other.toLowerCase() : other);

function withPeople(world: World, names: readonly string[], turn: number): World | undefined {
  const people = [...world.sandbox.candidates, ...world.sandbox.users].map(({ name }) => name);
  const used = new Set(people.flatMap((name) => name.split(/[\s-]+/).map(fold)));
  const says = saysOf(world.instruction);
  const free = names.filter((name) => !used.has(fold(name)) && !new RegExp(`(?<!\\p{L})${name}`, 'iu').test(says));
  const firsts = new Set(people.map((name) => name.split(' ')[0] ?? ''));
  const said = [...firsts].filter((first) => /^\p{L}{3,}$/u.test(first) && wholeWord(first).test(says));
  if (said.length === 0 || free.length < said.length) return undefined;
  return said.reduce((changed, first, place) => {
    const other = free[(turn + place * 7) % free.length] ?? first;
    return everywhere(changed, (text) => text.replaceAll(wholeWord(first), (found) => likeIt(found, other)));
  }, world);
}

/** In names, titles and all that is said or written; ids stay. */
const everywhere = ({ sandbox, instruction }: World, change: Change): World => ({
  sandbox: {
    ...sandbox,
    candidates: sandbox.candidates.map((one) => ({ ...one, name: change(one.name) })),
    users: sandbox.users.map((one) => ({ ...one, name: change(one.name) })),
    calendar: sandbox.calendar?.map((one) => ({ ...one, title: change(one.title) })),
  },
  instruction: said(instruction, change, ([tool, input]) => [tool, rewritten(input, change)]),
});

const said = (instruction: Instruction, change: Change, call: (wanted: WantedCall) => WantedCall): Instruction => ({
  ...instruction,
  talk: instruction.talk.map((exchange) => ({
    ...exchange,
    say: change(exchange.say),
    calls: exchange.calls.map(call),
    ...(exchange.or && { or: exchange.or.map((one) => ({ ...one, calls: one.calls.map(call) })) }),
  })),
});

const rewritten = (input: JsonObject, change: Change): JsonObject =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' && written.has(key) ? change(value) : value,
    ]),
  );
const written = new Set(['text', 'reason', 'title', 'subject', 'body']);

/** Only letters that are named in full. */
function withLetters(world: World, turn: number): World | undefined {
  const says = saysOf(world.instruction);
  const named = (world.sandbox.templates ?? []).filter(({ id }) => spelled(id).test(says));
  const words = new Set(
    fold([says, ...world.sandbox.stages, ...(world.sandbox.templates ?? []).map(({ id }) => id)].join(' ')).split(
      /[^\p{L}]+/u,
    ),
  );
  const free = (names: readonly string[]) => names.filter((id) => !id.split('_').some((word) => words.has(word)));
  const others = { letters: free(letterNames), partings: free(partingNames) };
  if (named.length === 0 || others.letters.length < named.length || others.partings.length < named.length)
    return undefined;
  return named.reduce((changed, { id }, place) => {
    const from = parting.test(id) ? others.partings : others.letters;
    return withLetter(changed, id, from[(turn + place) % from.length] ?? id);
  }, world);
}

const spelled = (id: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${id.split('_').map(escapeRegExp).join('[ _-]')}(?![\\p{L}\\p{N}])`, 'giu');

function withLetter({ sandbox, instruction }: World, id: string, other: string): World {
  const change: Change = (text) =>
    text.replaceAll(spelled(id), (found) => (found.includes('_') ? other : other.replaceAll('_', ' ')));
  const call = ([tool, input]: WantedCall): WantedCall => [
    tool,
    input['message_template'] === id ? { ...input, message_template: other } : input,
  ];
  return {
    sandbox: {
      ...sandbox,
      templates: sandbox.templates?.map((one) => (one.id === id ? { ...one, id: other } : one)),
    },
    instruction: said(instruction, change, call),
  };
}

/** Beside the letters that are there; where one of those is asked for, another may fit as well. */
function withMoreLetters({ sandbox, instruction }: World): World | undefined {
  const wanted = JSON.stringify(instruction.talk.map(({ calls, or }) => [calls, or]));
  if (/message_template|send_followup/.test(wanted)) return undefined;
  const { templates = [] } = sandbox;
  const held = templates.map(({ id }) => id).join('_');
  const more = plainLetters.filter((id) => !held.includes(id.split('_')[0] ?? id));
  return {
    instruction,
    sandbox: { ...sandbox, templates: [...templates, ...more.map((id) => ({ id, subject: id }))] },
  };
}
