// What happens around the stories of write tools: agreements to texts, interviews that are over, scorecards.
import { CandidateId, UserId } from '../../src/core/ids.ts';
import type { Operations } from '../support/operations.ts';

const ines = CandidateId.parse('c_ines');
const owen = UserId.parse('u_owen');
const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;

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
