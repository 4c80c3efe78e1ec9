// Clients of a deployment while its replicas are replaced: they read, write under keys, approve, talk and follow what changes, and keep
// what they were told. Nothing is repeated when it fails: every failure counts.
import { setTimeout as pause } from 'node:timers/promises';
import { callService, type RunningService } from './service.ts';
import { startTalk } from './talk.ts';

type Call = RunningService['call'];

export interface Heard {
  /** Ids of what changed, since the stream last said that something may have been missed. */
  readonly subjects: Set<string>;
  /** How often a line was opened. */
  lines: number;
}

export interface Load {
  /** What failed, in words. */
  readonly failures: string[];
  /** Notes that were accepted: the action of each text. */
  readonly notes: Map<string, string>;
  /** Who was rejected by an approval that was answered. */
  readonly rejected: Set<string>;
  /** Stages that the talk's person was moved to, in turn. */
  readonly moves: string[];
  readonly reads: { count: number };
  readonly heard: Heard;
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly url: string;
  readonly apiKey: string;
  /** Who is written about. */
  readonly noted: readonly string[];
  /** Who is rejected, one after the other. */
  readonly toReject: readonly string[];
  /** By name. */
  readonly moved: string;
}

/** Between two requests of one client. */
const breathMs = 20;

export function startLoad(options: LoadOptions): Load {
  const { noted, toReject, moved } = options;
  const ending = new AbortController();
  const load: Omit<Load, 'stop'> = {
    failures: [],
    notes: new Map(),
    rejected: new Set(),
    moves: [],
    reads: { count: 0 },
    heard: { subjects: new Set(), lines: 0 },
  };
  const call = calling(options, load.failures);
  const again = async (work: (round: number) => Promise<unknown>): Promise<void> => {
    for (let round = 0; !ending.signal.aborted; round += 1) {
      // A client that broke off goes on: what matters is what it was told.
      await work(round).catch((error: unknown) => load.failures.push(String(error)));
      await pause(breathMs);
    }
  };
  const lanes = [
    again((round) => readSomething(call, load, round)),
    ...noted.map((candidate) => again((round) => writeNote(call, load, { candidate, round }))),
    again(async (round) => {
      const candidate = toReject[round];
      if (candidate !== undefined) await rejectByApproval(call, load, candidate);
    }),
    again((round) => moveByTalk(call, load, { moved, round })),
    again(() => follow(options, load.heard, ending.signal)),
  ];
  return {
    ...load,
    async stop() {
      ending.abort();
      await Promise.all(lanes);
    },
  };
}

/** Every answer that says that something is wrong is a failure: nothing that is sent here may be refused. */
const calling =
  (service: LoadOptions, failures: string[]): Call =>
  async (...request) => {
    const answer = await callService(service, request);
    const [method, path] = request;
    if (answer.status >= 400) failures.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };

const readable = ['/api/v1/candidates?limit=20', '/api/v1/actions?limit=5', '/api/v1/approvals', '/api/v1/brief'];

async function readSomething(call: Call, load: Pick<Load, 'reads'>, round: number): Promise<void> {
  const { status } = await call('GET', readable[round % readable.length] ?? '/api/v1/actions');
  if (status === 200) load.reads.count += 1;
}

/** Every third is sent once more under its key, as a client does that lost the answer. */
async function writeNote(
  call: Call,
  { notes, failures }: Pick<Load, 'notes' | 'failures'>,
  { candidate, round }: { candidate: string; round: number },
): Promise<void> {
  const text = `Note ${round} on ${candidate}`;
  const headers = { 'idempotency-key': text.replaceAll(' ', '-') };
  const send = () => call('POST', '/api/v1/tasks', { action: 'add_note', candidate, text }, headers);
  const { body } = await send();
  if (body.status !== 'executed') failures.push(`${text}: ${JSON.stringify(body)}`);
  notes.set(text, body.action_id);
  if (round % 3 !== 0) return;
  const repeated = await send();
  if (repeated.headers.get('idempotent-replayed') !== 'true') failures.push(`${text}: not replayed`);
}

async function rejectByApproval(
  call: Call,
  { rejected, failures }: Pick<Load, 'rejected' | 'failures'>,
  candidate: string,
): Promise<void> {
  const wanted = { action: 'reject_candidate', candidate };
  const { body: waiting } = await call('POST', '/api/v1/tasks', wanted, { 'idempotency-key': `reject-${candidate}` });
  const path = `/api/v1/approvals/${waiting.approval_id}/approve`;
  const { body } = await call('POST', path, {}, { 'idempotency-key': `approve-${candidate}` });
  if (body.status === 'executed') rejected.add(candidate);
  else failures.push(`${candidate}: ${JSON.stringify(body)}`);
}

const stages = ['Phone Screen', 'Onsite Interview'] as const;

async function moveByTalk(
  call: Call,
  { moves, failures }: Pick<Load, 'moves' | 'failures'>,
  { moved, round }: { moved: string; round: number },
): Promise<void> {
  const stage = stages[round % stages.length] ?? stages[0];
  const { said } = await (await startTalk({ call })).stream(`Move ${moved} to ${stage.toLowerCase()}`);
  const [action] = said.actions;
  if (action?.tool === 'move_stage' && action.status === 'executed') moves.push(stage);
  else failures.push(`${moved} to ${stage}: ${said.reply.text}`);
}

/** One line, until it ends. Each line begins anew: what changed before is looked at, not heard. */
async function follow({ url, apiKey }: LoadOptions, heard: Heard, signal: AbortSignal): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'text/event-stream' };
    const { body, ok, status } = await fetch(`${url}/api/v1/events/stream`, { headers, signal });
    if (!ok || body === null) throw new Error(`the stream was refused: ${status}`);
    heard.lines += 1;
    heard.subjects.clear();
    let rest = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const subject = /"subject":"([^"]+)"/.exec(line)?.[1];
        if (subject !== undefined) heard.subjects.add(subject);
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
