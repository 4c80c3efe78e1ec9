// A connected ATS as the tools see it: the emulator of a connector, filled with people, behind the port.
import { type AtsPeople, seedAts } from '../../src/connectors/emulator/seed-ats.ts';
import { remoteAts } from '../../src/connectors/unified/remote-ats.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { UserId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { RemoteFault, type MappedSystem } from '../../src/core/ports/remote-system.ts';
import type { User } from '../../src/core/records.ts';
import { createFakeDirectory } from '../fakes/directory.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { type Emulated, emulated } from './emulated.ts';

export const atsPeople: AtsPeople = {
  users: [
    { id: 'user-1', name: 'Kofi Mensah', email: 'kofi@example.com' },
    { id: 'user-2', name: 'Dana Lee', email: 'dana@example.com' },
  ],
  jobs: [
    { id: 'job-1', title: 'Staff Nurse', department: 'Nursing', hiringManager: 'user-1' },
    { id: 'job-2', title: 'Backend Engineer', department: 'Engineering', hiringManager: 'user-2' },
  ],
  stages: ['Applied', 'Phone Screen', 'Interview', 'Offer'],
  reasons: ['Underqualified', 'Other'],
  candidates: [
    ['cand-1', 'Priya Sharma', 'job-1'],
    ['cand-2', 'Bob Harlan', 'job-1'],
    ['cand-3', 'Grace Okafor', 'job-2'],
  ].map(([id = '', name = '', job = '']) => ({
    id,
    name,
    email: `${id}@example.com`,
    job,
    stage: 'Applied',
    appliedAt: '2026-02-20T09:00:00.000Z',
  })),
};

const ourPeople: readonly User[] = [
  { id: UserId.parse('u_kofi'), name: 'Kofi Mensah', email: 'Kofi@example.com', role: 'hiring_manager' },
  { id: UserId.parse('u_dana'), name: 'Dana Lee', email: 'dana@example.com', role: 'recruiter' },
];

export interface ConnectedAts extends Emulated {
  readonly ats: Ats;
  /** The answer to the next write does not arrive. */
  loseAnswer(): void;
  /** From the next write that arrives on, nothing more is let in for a while. */
  refuseAfterWrite(): void;
  /** The same system through another service that shares nothing with the first. */
  again(): Ats;
  /** The process dies as soon as its next write has arrived; resolves when it has. */
  dieAfterWrite(): Promise<void>;
  /** The service as it is started again, with what it has stored. */
  restarted(): Ats;
}

const tooMany = () =>
  new RemoteFault({
    kind: 'rate',
    blame: 'remote',
    message: 'Too many.',
    fix: 'Wait.',
    status: 429,
    retryAfterMs: 1_000,
  });

export async function connectAts(declared: Connector, people: AtsPeople = atsPeople): Promise<ConnectedAts> {
  const opened = await emulated(declared, { count: 0 });
  seedAts(opened.emulator, people);
  const { ats: mapping } = declared.unified;
  if (mapping === undefined) throw new Error(`${declared.title} has no mapping to the ATS port`);
  let isLosing = false;
  let died: (() => void) | undefined;
  let refusing: 'no' | 'after a write' | 'now' = 'no';
  const letIn = (): void => {
    if (refusing === 'now') throw tooMany();
  };
  const remote: MappedSystem = {
    ...opened.remote,
    readPage(request) {
      letIn();
      return opened.remote.readPage(request);
    },
    async call(request) {
      letIn();
      const answer = await opened.remote.call(request);
      if (request.writes && died !== undefined) {
        died();
        return new Promise(() => undefined);
      }
      if (request.writes && refusing === 'after a write') refusing = 'now';
      if (!request.writes || !isLosing) return answer;
      isLosing = false;
      throw new RemoteFault({ kind: 'transient', blame: 'remote', message: 'No answer.', fix: 'Wait.', unclear: true });
    },
  };
  const stored = createFakeRecordStore();
  const open = (store = createFakeRecordStore()) =>
    remoteAts({
      remote,
      mapping,
      config: {},
      scope: 'conn_1',
      store,
      directory: createFakeDirectory(ourPeople),
      clock: opened.clock.real,
      freshMs: 0,
    });
  return {
    ...opened,
    ats: open(stored),
    again() {
      refusing = 'no';
      return open();
    },
    dieAfterWrite: () => new Promise((resolve) => (died = resolve)),
    restarted() {
      died = undefined;
      refusing = 'no';
      return open(stored);
    },
    loseAnswer: () => void (isLosing = true),
    refuseAfterWrite: () => void (refusing = 'after a write'),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
