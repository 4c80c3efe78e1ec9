// One suite for every store of what scored persons ask for.
import { describe, expect, test } from 'vitest';
import type { AssessmentRequest } from '../../src/core/assessment-request.ts';
import { ActionId, CandidateId } from '../../src/core/ids.ts';
import type { AssessmentRequests } from '../../src/core/ports/assessment-requests.ts';
import type { Letters } from '../../src/core/ports/letters.ts';
import { PredictionId } from '../../src/core/ports/retention.ts';

const at = new Date('2027-02-01T09:00:00Z');

export const assessmentRequestOf = (id: string, change: Partial<AssessmentRequest> = {}): AssessmentRequest => ({
  id,
  candidate: CandidateId.parse('c_ines'),
  kind: 'correction',
  score: PredictionId.parse('pred_1'),
  action: ActionId.parse('act_1'),
  corrections: [{ signal: 'experience_months', from: 4, to: 40 }],
  note: 'I worked there for three years.',
  language: 'es',
  before: { band: 'low', stays: 0.3 },
  after: { band: 'high', stays: 0.7 },
  requestedAt: at,
  outcome: null,
  decidedBy: null,
  decidedAt: null,
  answer: null,
  rescored: null,
  ...change,
});

export function assessmentRequestsContract(
  name: string,
  open: () => Promise<{ requests: AssessmentRequests; other: AssessmentRequests; letters: Pick<Letters, 'find'> }>,
): void {
  describe(`${name}: what scored persons ask for`, () => {
    test('of a candidate one of a kind is open, the newest, and nobody else sees it', async () => {
      const { requests, other } = await open();
      await requests.put(assessmentRequestOf('asr_1'));
      const newer = assessmentRequestOf('asr_2', { corrections: [], note: '', after: null, before: null });
      expect(await requests.put(newer)).toEqual(newer);
      await requests.put(assessmentRequestOf('asr_3', { kind: 'review', corrections: [], after: null }));
      expect((await requests.list({ limit: 10 })).map(({ id }) => id)).toEqual(['asr_3', 'asr_2']);
      expect(await requests.find('asr_1')).toBeUndefined();
      expect(await requests.find('asr_2')).toEqual(newer);
      expect(await other.list({ limit: 10 })).toEqual([]);
    });

    test('is decided once, and another one may follow', async () => {
      const { requests } = await open();
      await requests.put(assessmentRequestOf('asr_1'));
      const decided = {
        outcome: 'granted' as const,
        decidedBy: 'u_nora',
        decidedAt: at,
        answer: 'Corrected.',
      };
      expect(await requests.decide('asr_1', decided)).toMatchObject(decided);
      expect(await requests.decide('asr_1', { ...decided, outcome: 'declined' })).toBeUndefined();
      expect(await requests.decide('asr_9', decided)).toBeUndefined();
      const rescored = PredictionId.parse('pred_2');
      expect(await requests.rescored('asr_1', rescored)).toMatchObject({ ...decided, rescored });
      expect(await requests.rescored('asr_1', PredictionId.parse('pred_3'))).toBeUndefined();
      await requests.put(assessmentRequestOf('asr_2'));
      expect((await requests.list({ limit: 10, isOpen: true })).map(({ id }) => id)).toEqual(['asr_2']);
      expect((await requests.list({ limit: 10, isOpen: false })).map(({ id }) => id)).toEqual(['asr_1']);
      expect((await requests.list({ limit: 1, before: 'asr_2' })).map(({ id }) => id)).toEqual(['asr_1']);
      const whose = CandidateId.parse('c_omar');
      expect(await requests.list({ limit: 10, candidate: whose })).toEqual([]);
    });

    test('an answer and the letter that tells it are one step, and a second answer holds no letter', async () => {
      const { requests, letters } = await open();
      await requests.put(assessmentRequestOf('asr_4'));
      const decided = { outcome: 'declined' as const, decidedBy: 'u_nora', decidedAt: at, answer: 'No.' };
      const letter = (key: string) => ({
        key,
        candidate: CandidateId.parse('c_ines'),
        to: 'ines@example.test',
        subject: 'The answer',
        text: 'No.',
        createdAt: at,
        releaseAt: at,
      });
      await requests.decide('asr_4', decided, letter('act_1.answer.asr_4'));
      expect(await letters.find('act_1.answer.asr_4')).toMatchObject({ status: 'held', subject: 'The answer' });
      await requests.decide('asr_4', decided, letter('act_1.answer.again'));
      expect(await letters.find('act_1.answer.again')).toBeUndefined();
    });
  });
}
