// Every connector that is mapped to the ATS port, against the emulator of its own declaration: the tools' whole vocabulary.
import { describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { CandidateId, JobId, NoteId } from '../../src/core/ids.ts';
import type { Json } from '../../src/core/json.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { stageKind } from '../../src/core/stages.ts';
import { connectAts } from '../support/connected-ats.ts';

const mapped = connectors.filter(({ unified }) => unified.ats !== undefined);
const priya = CandidateId.parse('cand-1');
const bob = CandidateId.parse('cand-2');
const move = { candidate: priya, from: 'Applied', to: 'Phone Screen', key: 'k1' };
const can = async (ats: Ats, act: Parameters<NonNullable<Ats['unable']>>[0]) => (await ats.unable?.(act)) === null;
const rejectedIn = async (ats: Ats) => (await ats.stages()).find((stage) => stageKind(stage) === 'rejected') ?? '';

test('the list of mapped systems is not empty', () => {
  expect(mapped.length).toBeGreaterThanOrEqual(8);
});

describe.each(mapped.map((connector) => [connector.system, connector] as const))('%s as an ATS', (_, connector) => {
  test('shows requisitions, stages in their order and candidates with what the tools need', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const stages = await ats.stages();
    expect(stages.slice(0, 4)).toEqual(['Applied', 'Phone Screen', 'Interview', 'Offer']);
    expect(stages.map(stageKind)).toContain('rejected');
    expect((await ats.jobs()).map(({ id, title, status }) => [id, title, status])).toEqual([
      ['job-1', 'Staff Nurse', 'open'],
      ['job-2', 'Backend Engineer', 'open'],
    ]);
    const { ats: mapping } = connector.unified;
    const isNamed = mapping?.jobs.hiringManager !== undefined;
    expect((await ats.job(JobId.parse('job-1'))).hiringManager).toBe(isNamed ? 'u_kofi' : null);
    expect((await ats.candidates()).map(({ id, name, stage, job }) => [id, name, stage, job])).toEqual([
      ['cand-1', 'Priya Sharma', 'Applied', 'job-1'],
      ['cand-2', 'Bob Harlan', 'Applied', 'job-1'],
      ['cand-3', 'Grace Okafor', 'Applied', 'job-2'],
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

  test('moves once a key, and only from where the candidate was said to stand', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    await ats.move(move);
    await ats.move(move);
    expect((await ats.candidate(priya)).stage).toBe('Phone Screen');
    expect((await ats.candidates({ stage: 'Phone Screen' })).map(({ id }) => id)).toEqual([priya]);
    expect((await ats.candidate(bob)).stage).toBe('Applied');
    await expect(ats.move({ ...move, key: 'k2' })).rejects.toMatchObject({ code: 'changed_since' });
    await expect(ats.move({ ...move, from: 'Phone Screen', to: 'Nowhere', key: 'k3' })).rejects.toMatchObject({
      code: 'unknown_stage',
    });
  });

  test('sees a move that another service made, and does not make it again', async () => {
    await using system = await connectAts(connector);
    await system.again().move(move);
    expect((await system.ats.candidate(priya)).stage).toBe('Phone Screen');
    await expect(system.ats.move(move)).rejects.toMatchObject({ code: 'changed_since' });
  });

  test('tells who changed since the last look, and where they stand now', async () => {
    await using system = await connectAts(connector);
    const first = await system.ats.changes?.(null);
    expect(first?.changed.map(({ candidate, job, stage }) => [candidate, job, stage]).toSorted()).toEqual([
      ['cand-1', 'job-1', 'Applied'],
      ['cand-2', 'job-1', 'Applied'],
      ['cand-3', 'job-2', 'Applied'],
    ]);
    system.clock.advance(3_600_000);
    await system.again().move(move);
    const next = await system.ats.changes?.(first?.cursor ?? null);
    expect(next?.changed.find(({ candidate }) => candidate === priya)).toMatchObject({ stage: 'Phone Screen' });
  });

  test('rejects with the reason, and takes that back to where the candidate stood', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    const [to, at] = [await rejectedIn(ats), '2026-06-01T09:00:00.000Z'];
    await ats.move({ candidate: bob, from: 'Applied', to, rejection: { reason: 'No licence', at }, key: 'k1' });
    expect(await ats.candidate(bob)).toMatchObject({ stage: to, rejection: { reason: 'No licence', at } });
    expect((await ats.candidates({ stage: to })).map(({ id }) => id)).toEqual([bob]);
    if (!(await can(ats, 'restore'))) return;
    await ats.move({ candidate: bob, from: to, to: 'Applied', key: 'k2' });
    expect(await ats.candidate(bob)).toMatchObject({ stage: 'Applied', rejection: null });
  });

  test('a move whose answer is lost is told to be uncertain, and can be seen by reading', async () => {
    await using system = await connectAts(connector);
    const { ats } = system;
    system.loseAnswer();
    await expect(ats.move({ ...move, key: 'lost' })).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect((await ats.candidate(priya)).stage).toBe('Phone Screen');
  });

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

  test('says what it cannot do, before and when it is tried', async () => {
    await using system = await connectAts(connector);
    expect(await system.ats.unable?.('offer')).toContain(connector.title);
    await expect(system.ats.setOffer({ candidate: priya, from: null, to: null, key: 'k1' })).rejects.toMatchObject({
      code: 'not_supported',
    });
  });
});

const listing = mapped.flatMap((connector) => {
  const { interviews, offers } = connector.unified.ats ?? {};
  return interviews === undefined || offers === undefined ? [] : [{ connector, interviews, offers }];
});
const fields = (says: readonly { field: string; equals?: Json | undefined }[]) =>
  Object.fromEntries(says.map(({ field, equals = '2026-06-01' }) => [field, equals]));

test('systems that list interviews and offers are known by name', () => {
  expect(listing.map(({ connector }) => connector.system)).toEqual(['ashby', 'greenhouse']);
});

describe.each(listing)('$connector.title lists interviews and offers', ({ connector, interviews, offers }) => {
  test('an interview that stands is shown with its time, others are not', async () => {
    await using system = await connectAts(connector);
    const { ats, emulator } = system;
    const start = '2026-06-10T10:00:00.000Z';
    const held = emulator.collection(interviews.collection);
    const about = { [interviews.candidate]: priya, [interviews.start ?? '']: start };
    held.keep('int-1', { ...about, ...fields(interviews.scheduled) });
    held.keep('int-2', { ...about, status: 'another' });
    expect((await ats.matters?.('interviews', null))?.changed).toEqual([
      { id: 'int-1', candidate: priya, state: 'scheduled', start },
      { id: 'int-2', candidate: priya, state: 'other', start },
    ]);
  });

  test.each(['extended', 'accepted', 'declined'] as const)(
    'an offer that was %s is among the changes',
    async (state) => {
      await using system = await connectAts(connector);
      const { ats, emulator, clock } = system;
      const before = await ats.matters?.('offers', null);
      clock.advance(7_200_000);
      emulator.collection(offers.collection).keep('off-1', { [offers.candidate]: priya, ...fields(offers[state]) });
      const next = await ats.matters?.('offers', before?.cursor ?? null);
      expect(next?.changed).toEqual([{ id: 'off-1', candidate: priya, state, start: null }]);
    },
  );
});
