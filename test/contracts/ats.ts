// One suite for every applicant tracking system that honours keys: the built-in one and real ones alike.
import { describe, expect, test } from 'vitest';
import { CandidateId, JobId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import type { Stage } from '../../src/core/records.ts';

export interface AtsSetUp {
  readonly ats: Ats;
  /** Stands in `stages[0]` and has no notes, no offer and no rejection. */
  readonly candidate: CandidateId;
  /** Three stages of the pipeline; the last one is for rejections. */
  readonly stages: readonly [Stage, Stage, Stage];
}

const newcomer = (place: { job: JobId; stage: Stage }) => ({
  name: 'Zoe Newman',
  email: 'zoe@example.com',
  phone: '+13125550100',
  appliedAt: '2026-05-30T00:00:00-05:00',
  ...place,
});

export const atsContract = (name: string, setUp: () => Promise<AtsSetUp>) =>
  describe(`${name} as an ATS`, () => {
    test('knows its stages in order, its requisitions and its candidates by id', async () => {
      const { ats, candidate, stages } = await setUp();
      const known = await ats.stages();
      expect(known.filter((stage) => stages.includes(stage))).toEqual(stages);
      const { job } = await ats.candidate(candidate);
      expect((await ats.jobs()).map(({ id }) => id)).toContain(job);
      expect(await ats.job(job)).toMatchObject({ id: job });
      const ids = (await ats.candidates()).map(({ id }) => id);
      expect(ids).toEqual(ids.toSorted());
      expect(ids).toContain(candidate);
    });

    test('filters candidates by requisition and stage', async () => {
      const { ats, candidate, stages } = await setUp();
      const { job } = await ats.candidate(candidate);
      const found = await ats.candidates({ job, stage: stages[0] });
      expect(found.map(({ id }) => id)).toContain(candidate);
      expect(found.every((one) => one.job === job && one.stage === stages[0])).toBe(true);
      expect((await ats.candidates({ stage: stages[1] })).map(({ id }) => id)).not.toContain(candidate);
    });

    test('says which candidate or requisition it does not have', async () => {
      const { ats } = await setUp();
      await expect(ats.candidate(CandidateId.parse('none'))).rejects.toMatchObject({ code: 'candidate_not_found' });
      await expect(ats.job(JobId.parse('none'))).rejects.toMatchObject({ code: 'job_not_found' });
    });

    test('moves once a key, and only from where the candidate was said to stand', async () => {
      const { ats, candidate, stages } = await setUp();
      const move = { candidate, from: stages[0], to: stages[1] };
      await ats.move({ ...move, key: 'k1' });
      await ats.move({ ...move, key: 'k1' });
      expect((await ats.candidate(candidate)).stage).toBe(stages[1]);
      await expect(ats.move({ ...move, key: 'k2' })).rejects.toMatchObject({ code: 'changed_since' });
    });

    test('refuses a stage that the pipeline lacks and leaves the candidate alone', async () => {
      const { ats, candidate, stages } = await setUp();
      const move = ats.move({ candidate, from: stages[0], to: 'No such stage', key: 'k1' });
      await expect(move).rejects.toMatchObject({ code: 'unknown_stage' });
      expect((await ats.candidate(candidate)).stage).toBe(stages[0]);
    });

    test('keeps the reason of a rejection until the candidate leaves that stage', async () => {
      const { ats, candidate, stages } = await setUp();
      const rejection = { reason: 'No licence', at: '2026-06-01T09:00:00Z' };
      await ats.move({ candidate, from: stages[0], to: stages[2], rejection, key: 'k1' });
      expect((await ats.candidate(candidate)).rejection).toMatchObject({ reason: 'No licence' });
      await ats.move({ candidate, from: stages[2], to: stages[0], key: 'k2' });
      expect((await ats.candidate(candidate)).rejection).toBeNull();
    });

    test('sets the last contact once a key, answers what it set, and refuses where somebody was quicker', async () => {
      const { ats, candidate } = await setUp();
      const { lastContactAt: from } = await ats.candidate(candidate);
      const to = '2026-06-01T09:00:00-05:00';
      expect(await ats.setLastContact({ candidate, from, to, key: 'k1' })).toBe(to);
      const again = { candidate, from, to: '2026-06-01T10:00:00-05:00' };
      expect(await ats.setLastContact({ ...again, key: 'k1' })).toBe(to);
      await expect(ats.setLastContact({ ...again, key: 'k2' })).rejects.toMatchObject({ code: 'changed_since' });
      expect((await ats.candidate(candidate)).lastContactAt).toBe(to);
    });

    test('writes one note a key, and takes only an unchanged note away', async () => {
      const { ats, candidate } = await setUp();
      const note = { candidate, text: 'Prefers mornings', at: '2026-06-01T09:00:00Z', key: 'k1' };
      const id = await ats.addNote(note);
      expect(await ats.addNote(note)).toBe(id);
      expect((await ats.candidate(candidate)).notes).toHaveLength(1);
      const other = ats.removeNote({ candidate, note: id, text: 'Prefers evenings', key: 'k2' });
      await expect(other).rejects.toMatchObject({ code: 'changed_since' });
      await ats.removeNote({ candidate, note: id, text: note.text, key: 'k3' });
      await ats.removeNote({ candidate, note: id, text: note.text, key: 'k3' });
      expect((await ats.candidate(candidate)).notes).toEqual([]);
    });

    test('adds a candidate once a key, and nobody twice to one requisition', async () => {
      const { ats, candidate, stages } = await setUp();
      const { job } = await ats.candidate(candidate);
      const added = await ats.addCandidate({ candidate: newcomer({ job, stage: stages[1] }), key: 'k1' });
      expect(await ats.addCandidate({ candidate: newcomer({ job, stage: stages[1] }), key: 'k1' })).toEqual(added);
      expect(await ats.candidate(added.candidate)).toMatchObject({ ...newcomer({ job, stage: stages[1] }), notes: [] });
      const again = { ...newcomer({ job, stage: stages[0] }), email: 'ZOE@example.com' };
      await expect(ats.addCandidate({ candidate: again, key: 'k2' })).rejects.toMatchObject({ code: 'conflict' });
    });

    test('adds nobody to a requisition or a stage that it lacks', async () => {
      const { ats, candidate, stages } = await setUp();
      const { job } = await ats.candidate(candidate);
      const nowhere = newcomer({ job: JobId.parse('none'), stage: stages[0] });
      await expect(ats.addCandidate({ candidate: nowhere, key: 'k1' })).rejects.toMatchObject({
        code: 'job_not_found',
      });
      const unknown = newcomer({ job, stage: 'No such stage' });
      await expect(ats.addCandidate({ candidate: unknown, key: 'k2' })).rejects.toMatchObject({
        code: 'unknown_stage',
      });
    });

    test('takes a candidate away again while nothing became of them, and does so once', async () => {
      const { ats, candidate, stages } = await setUp();
      const { job } = await ats.candidate(candidate);
      const added = await ats.addCandidate({ candidate: newcomer({ job, stage: stages[0] }), key: 'k1' });
      await ats.move({ candidate: added.candidate, from: stages[0], to: stages[1], key: 'k2' });
      await expect(ats.removeCandidate({ added, key: 'k3' })).rejects.toMatchObject({ code: 'changed_since' });
      await ats.move({
        candidate: added.candidate,
        from: stages[1],
        to: stages[0],
        since: added.stageSince,
        key: 'k4',
      });
      await ats.removeCandidate({ added, key: 'k5' });
      await ats.removeCandidate({ added, key: 'k6' });
      await expect(ats.candidate(added.candidate)).rejects.toMatchObject({ code: 'candidate_not_found' });
    });

    test('makes a requisition once a key, and takes it away while nobody stands in it', async () => {
      const { ats, stages } = await setUp();
      const texts = { role: 'nursing', location: 'Chicago', salaryRange: '', description: 'Nights' };
      const job = { title: 'Ward Nurse', ...texts, status: 'open', hiringManager: null } as const;
      const id = await ats.addJob({ job, key: 'k1' });
      expect(await ats.addJob({ job, key: 'k1' })).toBe(id);
      expect(await ats.job(id)).toMatchObject(job);
      const same = { ...job, title: 'ward nurse' };
      await expect(ats.addJob({ job: same, key: 'k2' })).rejects.toMatchObject({ code: 'conflict' });
      const added = await ats.addCandidate({ candidate: newcomer({ job: id, stage: stages[0] }), key: 'k3' });
      await expect(ats.removeJob({ id, job, key: 'k4' })).rejects.toMatchObject({ code: 'changed_since' });
      await ats.removeCandidate({ added, key: 'k5' });
      await ats.removeJob({ id, job, key: 'k6' });
      await ats.removeJob({ id, job, key: 'k7' });
      await expect(ats.job(id)).rejects.toMatchObject({ code: 'job_not_found' });
    });

    test('sets an offer only in the place of the one that was seen', async () => {
      const { ats, candidate } = await setUp();
      const offer = {
        salary: 90_000,
        currency: 'USD',
        startDate: '2026-07-01',
        status: 'extended',
        at: '2026-06-01T09:00:00Z',
      } as const;
      await ats.setOffer({ candidate, from: null, to: offer, key: 'k1' });
      await ats.setOffer({ candidate, from: null, to: offer, key: 'k1' });
      expect((await ats.candidate(candidate)).offer).toEqual(offer);
      const second = ats.setOffer({ candidate, from: null, to: offer, key: 'k2' });
      await expect(second).rejects.toMatchObject({ code: 'changed_since' });
      await ats.setOffer({ candidate, from: offer, to: null, key: 'k3' });
      expect((await ats.candidate(candidate)).offer).toBeNull();
    });
  });
