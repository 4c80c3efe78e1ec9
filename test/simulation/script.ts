// What people do in one story, made from its seed: which tools are called, by whom, who decides and who takes back.
import type { Random } from '../../scripts/seeded.ts';
import { type Fault, faultsOf } from './faults.ts';
import { candidates, stages, type Who } from './people.ts';

const waysBack = ['action', 'action', 'action', 'task', 'by tool'] as const;
export type WayBack = (typeof waysBack)[number];

export type Change = 'pause' | 'resume' | 'ask' | 'auto' | 'plain' | 'four eyes' | 'two eyes';

export type Command =
  /** `number` makes its words its own. `twice`: whoever asked asks again under the same name. */
  | {
      readonly kind: 'call';
      readonly number: number;
      readonly tool: Tool;
      readonly of: readonly number[];
      readonly to: number;
      readonly who: Who;
      readonly influenced: boolean;
      readonly twice: boolean;
    }
  | {
      readonly kind: 'approve';
      readonly which: number;
      readonly who: Who;
      readonly digest: 'seen' | 'none' | 'wrong';
      readonly also: Who | undefined;
    }
  | { readonly kind: 'reject' | 'edit'; readonly which: number; readonly who: Who; readonly number: number }
  | {
      readonly kind: 'undo';
      readonly how: WayBack;
      readonly which: number;
      readonly who: Who;
      readonly number: number;
    }
  | { readonly kind: 'undo last'; readonly who: Who }
  /** Somebody moves a candidate in the applicant tracking system itself. */
  | { readonly kind: 'outside'; readonly candidate: number; readonly to: number }
  /** Records are moved between two systems, or one of them is changed at the source. */
  | { readonly kind: 'sync' }
  | { readonly kind: 'employ'; readonly employee: number; readonly number: number }
  /** What a process of an older version left in the stores. */
  | { readonly kind: 'old row'; readonly number: number; readonly isBegun: boolean }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'jump'; readonly hours: number }
  | { readonly kind: 'setting'; readonly change: Change };

export const tools = ['move', 'note', 'reject', 'offer', 'book', 'message', 'follow up', 'notify', 'crm'] as const;
export type Tool = (typeof tools)[number];

export interface Story {
  readonly seed: number;
  readonly commands: readonly Command[];
  readonly faults: readonly Fault[];
  /** How many people are at it at once. */
  readonly together: number;
}

const askers = ['recruiter', 'recruiter', 'recruiter', 'manager', 'admin'] as const;
const deciders = ['manager', 'manager', 'admin', 'admin', 'recruiter', 'viewer', 'other'] as const;
const called = [
  'move',
  'move',
  'move',
  'note',
  'note',
  'reject',
  'offer',
  'book',
  'book',
  'message',
  'follow up',
  'notify',
  'crm',
] as const;
const kinds = [
  ...Array.from({ length: 12 }, () => 'call' as const),
  ...Array.from({ length: 6 }, () => 'approve' as const),
  'reject',
  'edit',
  ...Array.from({ length: 6 }, () => 'undo' as const),
  'undo last',
  'outside',
  'sync',
  'employ',
  'old row',
  'wait',
  'wait',
  'wait',
  'jump',
  'setting',
] as const;

/** Several people at once only for tools that take a list. */
function peopleOf(random: Random, tool: Tool): readonly number[] {
  const several = ['move', 'reject', 'follow up'].includes(tool) && random.chance(0.25);
  const first = random.below(candidates.length);
  if (!several) return [first];
  return Array.from({ length: 2 + random.below(3) }, (_, index) => (first + index) % candidates.length);
}

function callOf(random: Random, number: number): Command {
  const tool = random.pick(called);
  return {
    kind: 'call',
    number,
    tool,
    of: peopleOf(random, tool),
    to: random.below(stages.length),
    who: random.pick(askers),
    influenced: random.chance(0.1),
    twice: random.chance(0.08),
  };
}

type Happening = Extract<Command, { kind: 'outside' | 'sync' | 'employ' | 'old row' | 'wait' | 'jump' | 'setting' }>;

/** What comes from outside, by itself, or by an admin. */
function happeningOf(random: Random, kind: Happening['kind'], number: number): Happening {
  switch (kind) {
    case 'outside':
      return { kind, candidate: random.below(candidates.length), to: random.below(stages.length) };
    case 'sync':
      return { kind };
    case 'employ':
      return { kind, employee: random.below(10), number };
    case 'old row':
      return { kind, number, isBegun: random.chance(0.5) };
    case 'wait':
      return { kind, seconds: random.pick([1, 5, 31, 65, 130]) };
    case 'jump':
      return { kind, hours: random.pick([1, 13, 25]) };
    case 'setting':
      return {
        kind,
        change: random.pick(['pause', 'resume', 'resume', 'ask', 'auto', 'plain', 'four eyes', 'two eyes'] as const),
      };
    default:
      return kind satisfies never;
  }
}

function commandOf(random: Random, number: number): Command {
  const kind = random.pick(kinds);
  const which = random.below(8);
  switch (kind) {
    case 'call':
      return callOf(random, number);
    case 'approve':
      return {
        kind,
        which,
        who: random.pick(deciders),
        digest: random.pick(['seen', 'seen', 'seen', 'seen', 'none', 'wrong'] as const),
        also: random.pick([undefined, undefined, 'admin', 'manager'] as const),
      };
    case 'reject':
    case 'edit':
      return { kind, which, who: random.pick(deciders), number };
    case 'undo':
      return { kind, how: random.pick(waysBack), which, who: random.pick(askers), number };
    case 'undo last':
      return { kind, who: random.pick(askers) };
    default:
      return happeningOf(random, kind, number);
  }
}

const fewestCommands = 12;
const moreCommands = 20;
/** Faults of a story of usual length. */
const mostFaults = 10;
/** About so many steps come of one command. */
const stepsEach = 30;

/** `times` as long as usual, with as many more faults. */
export function storyOf(seed: number, random: Random, times = 1): Story {
  const count = times * (fewestCommands + random.below(moreCommands));
  const commands = Array.from({ length: count }, (_, number) => commandOf(random, number));
  const faults = faultsOf(random, { most: times * mostFaults, within: count * stepsEach });
  return { seed, commands, faults, together: 1 + random.below(4) };
}
