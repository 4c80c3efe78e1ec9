// A history is uploaded and a model is trained on it; the first of all comes back at the end, so that every round has the same work.
import { z } from 'zod';
import { historyOf, simulatedHires } from '../../test/support/retention.ts';
import type { Judgement, Service, Story } from './story.ts';

const header = 'candidate_id,job_family,hired_at,left_at,reason,experience_months,fit_score';
const ended = ['promoted', 'kept', 'rejected', 'failed', 'cancelled'];
const Runs = z.object({ data: z.array(z.looseObject({ status: z.string(), note: z.string().nullish() })) });
/** What ends the service twice is given up, and told. */
const givenUp = 'the training stopped the service twice';

/** Before the day on which the sandbox stands. */
const lastDay = '2026-03-08';
const rowsOf = (number: number) =>
  historyOf(simulatedHires(600, { seed: 5 + number, effect: 1.2, rate: 1.6 }), lastDay).map(
    ({ candidate, hiredAt, leftAt, signals }) =>
      [
        `${candidate}_${number}`,
        'sales',
        hiredAt,
        leftAt ?? '',
        '',
        signals['experience_months'],
        signals['fit_score'],
      ].join(','),
  );

async function runsOf(service: Service) {
  return Runs.parse((await service.call('GET', '/v1/retention/jobs?limit=50')).body).data;
}

const before = new Map<number, number>();

export const retrainStory: Story = {
  name: 'retrain',
  async play(service, number) {
    const headers = {
      authorization: `Bearer ${service.apiKey}`,
      'content-type': 'text/csv',
      'idempotency-key': `history-${number}`,
    };
    if (!before.has(number)) before.set(number, (await runsOf(service)).length);
    const body = `${header}\n${rowsOf(number).join('\n')}\n`;
    const answer = await fetch(`${service.url}/v1/retention/history`, { method: 'POST', headers, body });
    if (answer.status >= 400 && answer.status !== 409)
      throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  },
  async judge(service, number): Promise<Judgement> {
    const runs = await runsOf(service);
    const since = runs.length - (before.get(number) ?? 0);
    const [last] = runs;
    const all = runs.slice(0, Math.max(0, since)).filter(({ status }) => status === 'failed');
    const told = all.filter(({ note }) => note === givenUp);
    const failed = all.length - told.length;
    return {
      rests: since > 0 && last !== undefined && ended.includes(last.status),
      lost:
        since < 1 || failed > 0
          ? [`retrain ${number}: ${since} runs, ${failed} failed, last ${last?.status ?? '-'}`]
          : [],
      doubled: since > 1 ? [`retrain ${number}: ${since} runs`] : [],
      uncertain: told.map(() => `retrain ${number}: given up`),
    };
  },
};
