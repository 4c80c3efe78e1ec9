// A made-up past for the pictures: scored candidates, what became of them, what they said about themselves, and an audit.
// Sent through the page, so that the person who is signed in has done it.
import type { Page } from 'playwright-core';

const people = 400;
const day = 86_400_000;

/** Numbers between 0 and 1 that are the same at each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function post<Reply>(page: Page, path: string, body: unknown): Promise<Reply> {
  const answer = await page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, { method: 'POST', headers, body: text });
      return { isRight: response.ok, text: await response.text() };
    },
    [path, JSON.stringify(body)] as const,
  );
  if (!answer.isRight) throw new Error(`${path}: ${answer.text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service proves its answers
  return JSON.parse(answer.text === '' ? '{}' : answer.text) as Reply;
}

export async function fillHistory(page: Page): Promise<void> {
  const { now } = await page.evaluate(async () => (await fetch('/console/session')).json());
  const today = Date.parse(String(now));
  const next = numbersFrom(7);
  const crowd = Array.from({ length: people }, (_, index) => ({
    candidate_id: `past_${String(index)}`,
    job_id: 'job_before',
    job_family: 'sales',
    signals: {
      experience_months: Math.round(next() ** 2 * 120),
      prior_jobs: Math.round(next() * 5),
      assessment_score: Math.round(45 + next() * 50),
      interview_rating: Math.round((2 + next() * 3) * 10) / 10,
    },
  }));
  const { data } = await post<{ data: { tenure_score: number }[] }>(page, '/v1/retention/scores', { items: crowd });
  const items = crowd.map(({ candidate_id, job_id }, index) => {
    const hired = today - (395 + Math.floor(next() * 300)) * day;
    const stays = next() * 100 < (data[index]?.tenure_score ?? 50);
    const left = hired + Math.floor(40 + next() * 300) * day;
    return { candidate_id, job_id, hired_at: dateOf(hired), left_at: stays ? null : dateOf(left) };
  });
  await post(page, '/v1/retention/outcomes', { items });
  const said = crowd.map(({ candidate_id }) => ({
    candidate_id,
    sex: next() < 0.08 ? null : next() < 0.7 ? 'female' : 'male',
    race_ethnicity:
      next() < 0.1 ? null : (['White', 'Black', 'Hispanic', 'Asian'][Math.floor(next() ** 1.6 * 4)] ?? null),
    over_40: next() < 0.4,
  }));
  await post(page, '/v1/retention/self-identification', { items: said });
  await post(page, '/v1/retention/audits', {});
  await fillVeterans(page, dateOf(today));
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const described = [
  {
    mos_code: '88M',
    branch: 'Army',
    description: 'I ran a motor pool of forty trucks, kept the parts and trained new mechanics.',
  },
  { description: 'I cared for casualties in the field and ran a small clinic with four medics.' },
  { mos_code: 'QM', branch: 'Navy', description: 'Steered the ship, kept charts and led a watch of six.' },
];
const steps = [
  ['application', 'Army', 31],
  ['application', 'Navy', 14],
  ['application', 'Marines', 12],
  ['hire', 'Army', 11],
  ['hire', 'Navy', 12],
] as const;

async function fillVeterans(page: Page, today: string): Promise<void> {
  for (const said of described) await post(page, '/v1/veteran/describe', { client_id: 'sandbox', ...said });
  for (const [stage, branch, count] of steps)
    await post(page, '/v1/veteran/flow', { stage, branch, count, day: today });
}
