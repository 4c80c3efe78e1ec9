// What happened with a candidate as one list: actions with letters and decisions, reports of systems, notes and meetings.
import { expect, test } from 'vitest';
import { IncomingEvent } from '../../src/core/trigger-event.ts';
import { Problem } from '../../src/core/problem.ts';
import { home, openApi, type World } from './world.ts';

const run = (world: World, body: unknown) => world.call({ method: 'POST', path: '/api/v1/tasks', body });
const timeline = (world: World, query = '') => world.call({ path: `/api/v1/candidates/c_ines/timeline${query}` });
const kindsOf = (entries: { kind: string; about: string }[]) => entries.map(({ kind, about }) => `${kind} ${about}`);

const report = (eventId: string, more: object): IncomingEvent =>
  IncomingEvent.parse({
    system: 'sandbox',
    eventId,
    kind: 'message.received',
    candidate: 'c_ines',
    job: null,
    from: null,
    to: null,
    meeting: null,
    start: null,
    timeZone: null,
    fingerprint: eventId,
    ...more,
  });

test('tells moves, letters with their text, notes, replies and the application, newest first', async () => {
  const world = await openApi();
  await run(world, { action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
  world.clock.advance(60_000);
  await run(world, { action: 'send_message', candidate: 'c_ines', subject: 'News', text: 'Hello Inés' });
  world.clock.advance(60_000);
  await run(world, { action: 'add_note', candidate: 'c_ines', text: 'Called her.' });
  world.clock.advance(60_000);
  await world.ports.eventLog(home).take(report('reply', { occurredAt: world.clock.business.now() }));
  const { status, body } = await timeline(world);
  expect(status).toBe(200);
  const [reply, note, letter, move] = body.data;
  expect(kindsOf([reply, note, letter, move])).toEqual([
    'report message',
    'action note',
    'action message',
    'action stage',
  ]);
  expect(letter.letter).toMatchObject({ subject: 'News', text: 'Hello Inés' });
  expect(move.action).toMatchObject({ before: 'Applied', after: 'Phone Screen', undo: { possible: true } });
  expect(kindsOf(body.data.slice(-1))).toEqual(['application application']);
  const texts = body.data.flatMap(({ text, action }: { text: string | null; action: { summary: string } | null }) => [
    text,
    action?.summary,
  ]);
  expect(texts.filter((text: string | null) => text?.includes('Called her.'))).toHaveLength(1);
});

test('tells who decided, and why', async () => {
  const world = await openApi();
  const { body: asked } = await run(world, { action: 'reject_candidate', candidate: 'c_ines' });
  await world.call({
    method: 'POST',
    path: `/api/v1/approvals/${asked.approval_id}/reject`,
    body: { reason: 'Too early' },
  });
  const { body } = await timeline(world);
  expect(body.data[0]).toMatchObject({
    about: 'stage',
    action: { status: 'rejected' },
    approval: { status: 'rejected', reason: 'Too early', decided_by: expect.any(String) },
  });
});

test('comes in pages: each holds the entries of its span, and together they hold each entry once', async () => {
  const world = await openApi();
  const whole = ['1', '2', '3', '4', '5'];
  for (const text of whole) {
    await run(world, { action: 'add_note', candidate: 'c_ines', text: `Note ${text}` });
    world.clock.advance(60_000);
    await world.ports.eventLog(home).take(report(text, { occurredAt: world.clock.business.now() }));
    world.clock.advance(60_000);
  }
  const { body: all } = await timeline(world);
  const pages = [];
  for (let cursor = '', turn = 0; turn < 10; turn += 1) {
    const { body } = await timeline(world, `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    pages.push(...body.data);
    if (body.next_cursor === null) break;
    cursor = body.next_cursor;
  }
  expect(pages).toEqual(all.data);
});

test('tells a stage change that the ATS reports, and not the echo of a move of its own', async () => {
  const world = await openApi();
  const log = world.ports.eventLog(home);
  const moved = { kind: 'candidate.moved', from: 'Applied', to: 'Offer', occurredAt: world.clock.business.now() };
  const echo = await log.take(report('echo', moved));
  await log.note({ event: echo.id, name: 'order', result: 'skipped', detail: 'echo', action: null });
  await log.take(report('real', moved));
  const { body } = await timeline(world);
  expect(kindsOf(body.data).filter((kind) => kind === 'report stage')).toHaveLength(1);
});

test('a calendar that does not answer takes nothing else away, and is named', async () => {
  const { ports } = await openApi();
  const broken = { ...ports.calendar(home), meetings: () => Promise.reject(new Problem('upstream_failed', 'No.')) };
  const world = await openApi({ calendar: () => broken });
  await run(world, { action: 'add_note', candidate: 'c_ines', text: 'Here' });
  const { status, body } = await timeline(world);
  expect([status, body.missing, body.data[0].about]).toEqual([200, ['calendar'], 'note']);
});

test('of nobody there is none', async () => {
  const { status, body } = await (await openApi()).call({ path: '/api/v1/candidates/c_nobody/timeline' });
  expect([status, body.code]).toEqual([404, 'candidate_not_found']);
});
