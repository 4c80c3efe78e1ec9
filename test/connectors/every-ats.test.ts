// Every connector that is mapped to the ATS port, against the emulator of its own declaration: the tools' whole vocabulary.
import { describe, expect, test } from 'vitest';
import { stagesOf } from '../../src/connectors/emulator/seed-ats.ts';
import { connectors } from '../../src/connectors/index.ts';
import type { Connector } from '../../src/core/connector/connector.ts';
import { CandidateId, JobId, NoteId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { Problem } from '../../src/core/problem.ts';
import { stageKind } from '../../src/core/stages.ts';
import { atsPeople, connectAts } from '../support/connected-ats.ts';

const mapped = connectors.filter(({ unified }) => unified.ats !== undefined);
const priya = CandidateId.parse('cand-1');
const bob = CandidateId.parse('cand-2');
/** Before the end: some systems have stages of their own choosing, some name only those in which somebody stands. */
const pipeline = ({ unified: { ats } }: Connector): readonly string[] => {
  if (ats === undefined) return [];
  const areListed = ats.stages.seen === undefined || ats.stages.known.length > 0;
  return areListed ? stagesOf(ats, atsPeople).filter((name) => name !== 'Rejected') : ['Applied'];
};
/** One step on. */
const stepOf = (connector: Connector) => {
  const [from = '', to = ''] = pipeline(connector);
  return { candidate: priya, from, to, key: 'k1' };
};
const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));
const can = async (ats: Ats, act: Parameters<NonNullable<Ats['unable']>>[0]) => (await ats.unable?.(act)) === null;
const rejectedIn = async (ats: Ats) => (await ats.stages()).find((stage) => stageKind(stage) === 'rejected') ?? '';

test('the list of mapped systems is not empty', () => {
  expect(mapped.length).toBeGreaterThanOrEqual(17);
});

const named = (some: readonly Connector[]) => some.map((connector) => [connector.system, connector] as const);
const moving = mapped.filter(
  (connector) => connector.unified.ats?.move !== undefined && pipeline(connector).length > 1,
);
const noting = mapped.filter(({ unified }) => unified.ats?.notes !== undefined);
const rejecting = mapped.filter(({ unified }) => unified.ats?.reject !== undefined);

describe.each(named(mapped))('%s as an ATS', (_, connector) => {
  const [first = ''] = pipeline(connector);

  test('shows requisitions, stages in their order and candidates with what the tools need', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const stages = await ats.stages();
    expect(stages.slice(0, pipeline(connector).length)).toEqual(pipeline(connector));
    expect(stages.map(stageKind)).toContain('rejected');
    expect((await ats.jobs()).map(({ id, title, status }) => [id, title, status])).toEqual([
      ['job-1', 'Staff Nurse', 'open'],
      ['job-2', 'Backend Engineer', 'open'],
    ]);
    const { ats: mapping } = connector.unified;
    const isNamed = mapping?.jobs.hiringManager !== undefined;
    expect((await ats.job(JobId.parse('job-1'))).hiringManager).toBe(isNamed ? 'u_kofi' : null);
    expect((await ats.candidates()).map(({ id, name, stage, job }) => [id, name, stage, job])).toEqual([
      ['cand-1', 'Priya Sharma', first, 'job-1'],
      ['cand-2', 'Bob Harlan', first, 'job-1'],
      ['cand-3', 'Grace Okafor', first, 'job-2'],
    ]);
    expect((await ats.candidates({ job: JobId.parse('job-2') })).map(({ id }) => id)).toEqual(['cand-3']);
    expect(await ats.candidate(priya)).toMatchObject({ email: 'cand-1@example.com', notes: [], rejection: null });
  });

  test('says whom it does not have', async () => {
    await using system = await connectAts(connector);
    await expect(system.ats.candidate(CandidateId.parse('none'))).rejects.toMatchObject({
      code: 'candidate_not_found',
    });
    await expect(system.ats.job(JobId.parse('none'))).rejects.toMatchObject({ code: 'job_not_found' });
  });

  test('keeps the last contact, once a key, and refuses where somebody was quicker', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const { lastContactAt: from } = await ats.candidate(priya);
    const to = '2026-06-01T09:00:00.000Z';
    expect(await ats.setLastContact({ candidate: priya, from, to, key: 'k1' })).toBe(to);
    expect(await ats.setLastContact({ candidate: priya, from, to: '2026-06-02T09:00:00Z', key: 'k1' })).toBe(to);
    expect((await ats.candidate(priya)).lastContactAt).toBe(to);
    await expect(ats.setLastContact({ candidate: priya, from, to, key: 'k2' })).rejects.toMatchObject({
      code: 'changed_since',
    });
  });

  test('refuses in its own words what it said it cannot do, and changes nothing', async () => {
    await using system = await connectAts(connector);
    const { ats, emulator } = system;
    const before = structuredClone(emulator.collection(connector.unified.ats?.candidates.collection ?? '').all());
    const tries: Readonly<Record<'move' | 'reject' | 'add_note' | 'offer', () => Promise<unknown>>> = {
      move: () => ats.move({ candidate: priya, from: first, to: pipeline(connector)[1] ?? 'Elsewhere', key: 'k1' }),
      reject: () => ats.move({ candidate: priya, from: first, to: 'Rejected', key: 'k2' }),
      add_note: () => ats.addNote({ candidate: priya, text: 'Hello', at: '2026-06-01T09:00:00Z', key: 'k3' }),
      offer: () => ats.setOffer({ candidate: priya, from: null, to: null, key: 'k4' }),
    };
    for (const act of ['move', 'reject', 'add_note', 'offer'] as const) {
      const because = await ats.unable?.(act);
      if (because === null) continue;
      await expect(tries[act]()).rejects.toMatchObject({ code: 'not_supported', message: because });
    }
    expect(emulator.collection(connector.unified.ats?.candidates.collection ?? '').all()).toEqual(before);
  });
});

describe.each(named(moving))('%s moves', (_, connector) => {
  const move = stepOf(connector);

  test('moves once a key, and only from where the candidate was said to stand', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    await ats.move(move);
    await ats.move(move);
    expect((await ats.candidate(priya)).stage).toBe(move.to);
    expect((await ats.candidates({ stage: move.to })).map(({ id }) => id)).toEqual([priya]);
    expect((await ats.candidate(bob)).stage).toBe(move.from);
    await expect(ats.move({ ...move, key: 'k2' })).rejects.toMatchObject({ code: 'changed_since' });
    await expect(ats.move({ ...move, from: move.to, to: 'Nowhere', key: 'k3' })).rejects.toMatchObject({
      code: 'unknown_stage',
    });
  });

  test('sees a move that another service made, and does not make it again', async () => {
    await using system = await connectAts(connector);
    await system.again().move(move);
    expect((await system.ats.candidate(priya)).stage).toBe(move.to);
    await expect(system.ats.move(move)).rejects.toMatchObject({ code: 'changed_since' });
  });

  test('tells who changed since the last look, and where they stand now', async () => {
    await using system = await connectAts(connector);
    const first = await system.ats.changes?.(null);
    expect(first?.changed.map(({ candidate, job, stage }) => [candidate, job, stage]).toSorted()).toEqual([
      ['cand-1', 'job-1', move.from],
      ['cand-2', 'job-1', move.from],
      ['cand-3', 'job-2', move.from],
    ]);
    system.clock.advance(3_600_000);
    await system.again().move(move);
    const next = await system.ats.changes?.(first?.cursor ?? null);
    expect(next?.changed.find(({ candidate }) => candidate === priya)).toMatchObject({ stage: move.to });
  });

  test('a move whose answer is lost is told to be uncertain, and can be seen by reading', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    system.loseAnswer();
    await expect(ats.move({ ...move, key: 'lost' })).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect((await ats.candidate(priya)).stage).toBe(move.to);
  });

  test('a move after which nothing more is let in is uncertain, and not refused: it was made', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    await ats.candidate(priya);
    system.refuseAfterWrite();
    await expect(ats.move({ ...move, key: 'refused' })).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect((await system.again().candidates()).find(({ id }) => id === priya)?.stage).toBe(move.to);
  });
});

describe.each(named(rejecting))('%s rejects', (_, connector) => {
  test('rejects with the reason, and takes that back to where the candidate stood', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const [from = ''] = pipeline(connector);
    const [to, at] = [await rejectedIn(ats), '2026-06-01T09:00:00.000Z'];
    await ats.move({ candidate: bob, from, to, rejection: { reason: 'No licence', at }, key: 'k1' });
    expect(await ats.candidate(bob)).toMatchObject({ stage: to, rejection: { reason: 'No licence', at } });
    expect((await ats.candidates({ stage: to })).map(({ id }) => id)).toEqual([bob]);
    const back = ats.move({ candidate: bob, from: to, to: from, key: 'k2' });
    const isTaken = await can(ats, 'restore');
    expect(await back.then(() => 'taken back', codeOf)).toBe(isTaken ? 'taken back' : 'not_supported');
    expect((await ats.candidate(bob)).stage).toBe(isTaken ? from : to);
  });
});

describe.each(named(noting))('%s takes notes', (_, connector) => {
  test('writes one note a key', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const note = { candidate: priya, text: 'Prefers mornings', at: '2026-06-01T09:00:00Z', key: 'k1' };
    const id = await ats.addNote(note);
    expect(await ats.addNote(note)).toBe(id);
    const shown = (await ats.candidate(priya)).notes.map(({ id: one, text }) => [one, text]);
    expect(shown).toEqual((await can(ats, 'read_notes')) ? [[id, note.text]] : []);
    expect([...system.emulator.beside.notes.values()].flat()).toHaveLength(1);
  });

  test('a note whose answer was lost is seen by whoever looks afresh, though the notes were read a moment ago', async () => {
    await using system = await connectAts(connector);
    const other = system.again();
    if (!(await can(other, 'read_notes'))) return;
    await other.candidate(priya);
    system.loseAnswer();
    const note = { candidate: priya, text: 'Prefers mornings', at: '2026-06-01T09:00:00Z', key: 'lost' };
    await expect(system.ats.addNote(note)).rejects.toMatchObject({ code: 'outcome_unknown' });
    const texts = async (ats: Ats) => (await ats.candidate(priya, { fresh: true })).notes.map(({ text }) => text);
    expect(await texts(other)).toEqual([note.text]);
    expect(await texts(system.ats)).toEqual([note.text]);
  });

  test('takes only an unchanged note away, where it can', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const text = 'Prefers mornings';
    const note = await ats.addNote({ candidate: priya, text, at: '2026-06-01T09:00:00Z', key: 'k1' });
    const isRemovable = await can(ats, 'remove_note');
    for (const wrong of [
      { note, text: 'Prefers evenings' },
      { note: NoteId.parse('none'), text },
    ])
      await expect(ats.removeNote({ candidate: priya, ...wrong, key: 'k2' })).rejects.toMatchObject({
        code: isRemovable ? 'changed_since' : 'not_undoable',
      });
    await Promise.allSettled([ats.removeNote({ candidate: priya, note, text, key: 'k3' })]);
    const left = [...system.emulator.beside.notes.values()].flat();
    expect(left).toHaveLength(isRemovable ? 0 : 1);
  });
});
