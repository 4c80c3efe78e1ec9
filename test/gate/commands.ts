// The random stories: everything that people, outsiders, clocks and crashes may do to a gate, in any order.
import * as fc from 'fast-check';
import type { Repeats } from '../../src/core/ports/ats.ts';
import type { Fault } from './remote.ts';

export type Who = 'recruiter' | 'manager' | 'admin' | 'viewer';
export type Change = 'pause' | 'resume' | 'ask' | 'auto' | 'plain' | 'four eyes' | 'two eyes';

export type Command =
  | {
      kind: 'propose';
      tool: 'move' | 'offer' | 'write' | 'group';
      candidate: number;
      to: number;
      who: Who;
      influenced: boolean;
    }
  | { kind: 'repeat'; which: number }
  | { kind: 'approve'; which: number; who: Who; digest: 'seen' | 'none' | 'wrong'; also: Who | undefined }
  | { kind: 'edit'; which: number; who: Who; candidate: number; to: number }
  | { kind: 'reject'; which: number; who: Who }
  | { kind: 'wait'; hours: number }
  | { kind: 'expire' }
  | { kind: 'crash'; at: number; when: 'before' | 'after' }
  | { kind: 'recover'; processes: 1 | 2 }
  | { kind: 'undo' | 'undo task' | 'undo by tool'; which: number; who: Who }
  | { kind: 'undo last'; who: Who }
  | { kind: 'outside'; candidate: number; to: number }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'release' }
  | { kind: 'setting'; change: Change };

export interface Story {
  readonly repeats: Repeats;
  readonly commands: readonly Command[];
}

const which = fc.nat(6);
const candidate = fc.nat(2);
const to = fc.nat(2);
const asker = fc.constantFrom<Who>('recruiter', 'recruiter', 'manager', 'admin');
const decider = fc.constantFrom<Who>('manager', 'manager', 'admin', 'recruiter', 'viewer');
const kind = <Kind extends Command['kind']>(name: Kind) => fc.constant(name);

const propose = fc.record({
  kind: kind('propose'),
  tool: fc.constantFrom('move', 'offer', 'offer', 'write', 'group'),
  candidate,
  to,
  who: asker,
  influenced: fc.nat(3).map((dice) => dice === 0),
});
const approve = fc.record({
  kind: kind('approve'),
  which,
  who: decider,
  digest: fc.constantFrom('seen', 'seen', 'seen', 'none', 'wrong'),
  also: fc.constantFrom(undefined, undefined, 'admin', 'manager'),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 10, arbitrary: propose },
  { weight: 8, arbitrary: approve },
  { weight: 1, arbitrary: fc.record({ kind: kind('repeat'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('edit'), which, who: decider, candidate, to }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('reject'), which, who: decider }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('wait'), hours: fc.constantFrom(1, 13, 25) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('expire') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('crash'),
      at: fc.integer({ min: 1, max: 14 }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('recover'), processes: fc.constantFrom(1, 2) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('undo', 'undo', 'undo task', 'undo by tool'), which, who: asker }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('undo last'), who: asker }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('outside'), candidate, to }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('fault'),
      fault: fc.constantFrom('refused', 'patience', 'lost', 'silent', 'broken'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('release') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('setting'),
      change: fc.constantFrom('pause', 'resume', 'resume', 'ask', 'auto', 'plain', 'four eyes', 'two eyes'),
    }),
  },
);

export const story: fc.Arbitrary<Story> = fc.record({
  repeats: fc.constantFrom<Repeats>('same_key', 'read_back', 'none'),
  commands: fc.array(command, { minLength: 5, maxLength: 20, size: 'max' }),
});
