// An answer that only takes writings in (202, RFC 9110 §15.3.3): what became of them is asked of the job that it names. Where no job
// is declared, or the job does not end in time, nobody knows, and nothing of it counts as written.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';
import type { Call } from '../../core/connector/calls.ts';
import type { Write } from '../../core/connector/collection.ts';
import type { Connector } from '../../core/connector/connector.ts';
import type { Json } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import { mayStillAct } from '../../core/lease.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import type { Answered, Caller, CallRequest } from './caller.ts';
import { faultOf, goneToAnother } from './faults.ts';
import { saidIn } from './retry-after.ts';

interface Accepting {
  readonly caller: Caller;
  readonly connector: Connector;
  readonly write: Write;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * The answer that tells of the records: the given one, or what the job tells in the end. Throws a `RemoteFault`. An answer
 * that is no 202, or that the connector takes as done, is returned as it is. Polls no faster than the job's interval or
 * `Retry-After`, at most `patienceSeconds`. The fault is `unclear` where nobody knows whether the records were written.
 */
export async function settled(accepting: Accepting, answered: Answered): Promise<Answered> {
  const { connector, write } = accepting;
  if (answered.answer.status !== 202 || write.accepted === 'written') return answered;
  if (write.job === undefined) throw unknown(connector, 'whether it did so is nowhere declared to be asked');
  return await ended(accepting, write.job, answered);
}

type Job = NonNullable<Write['job']>;

async function ended(accepting: Accepting, job: Job, answered: Answered): Promise<Answered> {
  const { caller, connector, write, clock, signal } = accepting;
  const ask = placeOf(connector, job, answered);
  const until = clock.now().getTime() + job.patienceSeconds * 1_000;
  let last = answered;
  for (;;) {
    const wait = Math.max(job.everySeconds * 1_000, saidIn(last.answer.headers['retry-after'], clock.now()) ?? 0);
    if (clock.now().getTime() + wait > until) throw unknown(connector, 'the job has not ended yet');
    await pause(connector, wait, signal);
    last = await polled(accepting, { ...ask.poll, writes: false, signal });
    const state = textOf(readPath(last.body, job.status));
    if (state !== undefined && isOneOf(job.failed, state)) throw refusedAsAWhole(connector, write);
    if (state === undefined || !isOneOf(job.done, state)) continue;
    if (job.outcomes === undefined) return last;
    return await caller.call({ call: job.outcomes, values: ask.values, writes: false, signal });
  }
}

/** Well below any lease. */
const longestSleepMs = 5_000;

/** Whoever waits asks for the lease of the work meanwhile, so that no other process takes it over and sends everything again. */
async function pause(connector: Connector, ms: number, signal: AbortSignal): Promise<void> {
  for (let left = ms; left > 0; left -= longestSleepMs) {
    await sleep(Math.min(left, longestSleepMs), undefined, { signal });
    if (!(await mayStillAct())) throw goneToAnother(connector);
  }
}

/** The writings have left: what keeps us from asking leaves open what became of them. */
async function polled({ caller, connector }: Accepting, request: CallRequest): Promise<Answered> {
  try {
    return await caller.call(request);
  } catch (error) {
    if (!(error instanceof RemoteFault) || request.signal.aborted) throw error;
    throw unknown(connector, 'the job cannot be asked');
  }
}

function placeOf(connector: Connector, job: Job, { answer, body }: Answered) {
  const id = textOf(job.id === undefined ? undefined : readPath(body, job.id));
  const values = { job: id ?? '' };
  if (job.poll !== undefined && id !== undefined) return { values, poll: { call: job.poll, values } };
  const address = job.address === 'location' ? answer.headers['location'] : textOf(addressIn(job, body));
  if (address === undefined) throw unknown(connector, 'its answer names no job');
  return { values, poll: { call: whole, values, position: { url: new URL(address, answer.url).href } } };
}

const addressIn = ({ address }: Job, body: Json): Json | undefined =>
  address === undefined ? undefined : readPath(body, address);

const whole: Call = { method: 'GET', path: '/' };

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;

const isOneOf = (states: readonly string[], state: string): boolean =>
  states.some((one) => one.toLowerCase() === state.toLowerCase());

const unknown = (connector: Connector, because: string): RemoteFault =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'remote',
    message: `${connector.title} took it in to carry it out later (HTTP 202), and ${because}: whether it stands there is not known.`,
    fix: 'Look whether it is there. If the system tells of its jobs, declare the job of this writing; if 202 means that it is done, declare that.',
    status: 202,
    unclear: true,
  });

/** Unless a repeat changes nothing, what was carried out before it broke off may be there. */
const refusedAsAWhole = (connector: Connector, { idempotency }: Write): RemoteFault =>
  faultOf(connector, 'invalid', { status: 202, unclear: idempotency.kind !== 'natural-key' });
