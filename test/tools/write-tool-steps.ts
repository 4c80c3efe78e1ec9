// What happens around the stories of write tools: agreements to texts, interviews that are over, scorecards.
import { CandidateId, JobId, UserId } from '../../src/core/ids.ts';
import { scoreOf } from '../support/compliance.ts';
import type { Operations } from '../support/operations.ts';

export const ines = CandidateId.parse('c_ines');
export const ravi = CandidateId.parse('c_ravi');
export const owen = UserId.parse('u_owen');
export const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;

export const contactBySomebody = async ({ ats }: Operations): Promise<void> => {
  const { lastContactAt: from } = await ats.candidate(ines);
  await ats.setLastContact({ candidate: ines, from, to: '2026-06-01T08:29:00-05:00', key: 'somebody' });
};
export const consents = async ({ textConsents, clock }: Operations, state: 'given' | 'stopped') => {
  const changedAt = clock.business.now().toISOString();
  const to = { state, proof: null, changedBy: 'somebody', changedAt, revision: `somebody ${state}` };
  await textConsents.change({ phone: '+13125550100', candidate: ines, to });
};
export const interviewIsOver = async (world: Operations): Promise<void> => {
  await world.calendar.book({
    with: [owen],
    candidate: ines,
    title: 'Interview',
    location: null,
    start: at('01', '07:30'),
    end: at('01', '08:00'),
    key: 'over',
  });
};
export const submits = async ({ store, clock }: Operations, author: UserId): Promise<void> => {
  const submittedAt = clock.business.now().toISOString();
  const answers = [{ question: 'Strengths', text: 'Clear. Calm under pressure.' }];
  const body = { id: 'sc_1', candidate: ines, author, submittedAt, recommendation: 'yes', answers };
  await store.change((records) => records.put({ kind: 'scorecard', id: 'sc_1', body }));
};

/** Scored, and rejected in the ATS itself, where the law of Colorado asks for a statement. */
export const rejectedElsewhere = async ({ ats, clock, scores, store }: Operations): Promise<void> => {
  clock.advance(Date.parse('2027-02-01T15:00:00Z') - clock.business.now().getTime());
  const job = await ats.job(JobId.parse('job_fe'));
  await store.change((records) => records.put({ kind: 'job', id: job.id, body: { ...job, location: 'Denver, CO' } }));
  await scores.addScores([scoreOf(ines, clock.business.now().toISOString())]);
  await ats.move({ candidate: ines, from: 'Applied', to: 'Rejected', key: 'somebody rejects' });
};
/** Every letter that is held. */
export const lettersLeave = async ({ letters }: Operations): Promise<void> => {
  const now = new Date('2028-01-01T00:00:00Z');
  for (const { key } of letters.rows.values()) {
    await letters.claim({ key, now, leaseUntil: now, leaseEndedBy: now });
    await letters.settle({ key, attempt: 1, status: 'sent', uncertain: false, at: now });
  }
};
