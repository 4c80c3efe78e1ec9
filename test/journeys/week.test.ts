// A week of a recruiter's life on a clock that jumps: a hundred candidates, eight requisitions, four hundred events, some of
// them twice and some in the wrong order, an ATS that goes away twice, a restart every night and a kill in the middle of a
// burst. What it ends with is worked out beside it, from the documentation alone.
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startChild } from '../support/children/start-child.ts';
import { freshFolder } from '../support/folders.ts';
import { SandboxState } from '../support/sandbox-state.ts';
import { type Act, burst, lives } from '../support/week/lives.ts';
import { live, type Living, withoutWaitingForTheDisk } from '../support/week/live.ts';
import { openOracle } from '../support/week/oracle.ts';
import { deliveries, type Entry, scriptOf } from '../support/week/script.ts';
import { at, begin, emailOf, end, people, settings, users } from '../support/week/world.ts';

const nights = [7, 8, 9, 10, 11, 12, 13].map((day) => at(day, '04:00:00'));

/** One service from one restart to the next. */
interface Day {
  readonly living: Living;
  readonly secret: string;
  /** What tasks were answered, by the name in the script. */
  readonly tasks: Map<string, { readonly task: string; readonly approval: string | undefined }>;
}

const Task = z.looseObject({ task_id: z.string(), approval_id: z.string().optional() });
const Brief = z.looseObject({
  at_risk: z.array(
    z.looseObject({
      candidate: z.string(),
      recommended_action: z.looseObject({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) }),
    }),
  ),
});

type Play<Kind extends Act['kind']> = (day: Day, act: Extract<Act, { kind: Kind }>, entry: Entry) => Promise<unknown>;

async function done(living: Living, path: string, body: object = {}) {
  const answer = await living.call('POST', path, body);
  expect([200, 202], `${path} ${answer.text}`).toContain(answer.status);
  return answer;
}

const decide =
  (how: 'approve' | 'reject') =>
  ({ living, tasks }: Day, { name }: { name: string }) =>
    done(living, `/api/v1/approvals/${tasks.get(name)?.approval ?? ''}/${how}`);

const plays: { readonly [Kind in Act['kind']]: Play<Kind> } = {
  ats: ({ living }, { candidate, to }) => living.moveInAts(candidate, to),
  async event({ living, secret }, { event }, { at: moment, isCopy }) {
    const status = await living.report(event, secret);
    // The burst comes again after the kill: whatever was taken before it is known.
    if (moment === burst) expect([200, 202]).toContain(status);
    else expect([event.event_id, status]).toEqual([event.event_id, isCopy ? 200 : 202]);
  },
  async task({ living, tasks }, { name, body }) {
    const { task_id: task, approval_id: approval } = Task.parse((await done(living, '/api/v1/tasks', body)).json());
    tasks.set(name, { task, approval });
  },
  undo: ({ living, tasks }, { name }) => done(living, `/api/v1/tasks/${tasks.get(name)?.task ?? ''}/undo`),
  approve: decide('approve'),
  decline: decide('reject'),
  async reschedule({ living }, { candidate, start }) {
    const { calendar } = await stateOf(living);
    const meeting = calendar.find(({ candidate_id: id }) => id === candidate)?.id;
    await done(living, '/api/v1/tasks', { action: 'reschedule_meeting', meeting, start });
  },
  async unsubscribe({ living }, { candidate }) {
    const { mailbox } = await stateOf(living);
    const letter = mailbox.find(({ to }) => to === emailOf(candidate))?.body ?? '';
    const url = /\/unsubscribe\/\S+/.exec(letter)?.[0] ?? 'no link';
    expect((await living.server.inject({ method: 'POST', url })).statusCode).toBe(200);
  },
  async click({ living }, { candidate }) {
    const { at_risk: risks } = Brief.parse((await living.call('GET', '/api/v1/brief')).json());
    const { tool: action, arguments: given } =
      risks.find((one) => one.candidate === candidate)?.recommended_action ?? {};
    await done(living, '/api/v1/tasks', { action, ...given });
  },
};

// The compiler cannot see that an act and the play under its kind belong together.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const play = (day: Day, entry: Entry) => (plays[entry.act.kind] as Play<Act['kind']>)(day, entry.act, entry);

const stateOf = async (living: Living): Promise<SandboxState> =>
  SandboxState.parse((await living.call('GET', '/api/v1/sandbox')).json());

/** Everything of the script in `[from, to)`, each act when its time has come, all acts of one moment before their effects. */
async function playThrough(day: Day, script: readonly Entry[], [from, to]: readonly [number, number]): Promise<void> {
  const moments = Map.groupBy(
    script.filter((entry) => entry.at >= from && entry.at < to),
    (entry) => entry.at,
  );
  for (const [moment, entries] of moments) {
    await day.living.runUntil(moment);
    for (const entry of entries) await play(day, entry);
  }
  await day.living.runUntil(to);
}

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const isLink = (line: string): boolean => /^ {8}.*\/do\?link=/.test(line);

/** What stands in the mail of a brief, and how many of its items have a link that does them. */
function readBrief(body: string): { lines: string[]; links: number } {
  const [items = ''] = body.split('\n\n');
  const all = items.split('\n');
  return { lines: all.filter((line) => !isLink(line)), links: all.filter(isLink).length };
}

/** Another process takes the burst, and is killed in the middle of its work. */
async function killed({ living, secret, folder }: { living: Living; secret: string; folder: string }): Promise<Living> {
  await living.close();
  expect(await startChild('live-and-die.ts', folder, secret).gone).toBe('SIGKILL');
  return live({ folder, from: burst });
}

test('a week ends with exactly the mails, invites, entries, briefs and figures that the documentation promises', async () => {
  const folder = freshFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(withoutWaitingForTheDisk());
  const script = scriptOf();
  expect(people).toHaveLength(100);
  expect(script.filter(({ act }) => act.kind === 'event')).toHaveLength(deliveries);

  const tasks: Day['tasks'] = new Map();
  let living = await live({ folder, from: begin });
  const secret = await living.newSecret();
  expect((await living.call('PATCH', '/api/v1/settings', settings)).status).toBe(200);
  let from = begin;
  for (const to of [...nights, end]) {
    for (const [start, stop] of from < burst && burst < to
      ? ([
          [from, burst],
          [burst, to],
        ] as const)
      : ([[from, to]] as const)) {
      if (start === burst) living = await killed({ living, secret, folder });
      await playThrough({ living, secret, tasks }, script, [start, stop]);
    }
    if (to !== end) {
      await living.close();
      living = await live({ folder, from: to });
    }
    from = to;
  }
  const oracle = openOracle(lives);
  const state = await stateOf(living);
  const staff = new Set(users.map(({ id }) => emailOf(id)));
  const toCandidates = state.mailbox.filter(({ to }) => !staff.has(to));
  const sent = toCandidates.filter(({ status }) => status === 'sent');
  expect(sent.map(({ to, subject, at: when }) => ({ to, subject, at: when })).toSorted(byText)).toEqual(
    oracle.mails.toSorted(byText),
  );
  const stopped = toCandidates.filter(({ status }) => status !== 'sent');
  expect(stopped.map(({ to, subject }) => ({ to, subject })).toSorted(byText)).toEqual(
    oracle.stoppedMails.toSorted(byText),
  );
  expect(state.crm.map(({ candidate_id, kind, text }) => ({ candidate_id, kind, text })).toSorted(byText)).toEqual(
    oracle.crm.toSorted(byText),
  );
  expect(state.messages.map(({ to_user, text }) => ({ to_user, text })).toSorted(byText)).toEqual(
    oracle.messages.toSorted(byText),
  );
  const meetings = state.calendar.map(({ candidate_id, user_id, start, end: until, status }) => ({
    candidate_id,
    user_id,
    start: new Date(start).toISOString(),
    end: new Date(until).toISOString(),
    status,
  }));
  expect(meetings.toSorted(byText)).toEqual(oracle.meetings.toSorted(byText));
  const briefs = state.mailbox.filter(({ to }) => staff.has(to));
  expect(
    briefs.map(({ to, at: when, subject, body }) => ({ to, at: when, subject, ...readBrief(body) })).toSorted(byText),
  ).toEqual(oracle.briefs.toSorted(byText));
  const figures = await living.call('GET', '/api/v1/metrics?from=2026-03-06&to=2026-03-14');
  expect(figures.json()).toMatchObject(oracle.figures);
  await living.close();
}, 600_000);
