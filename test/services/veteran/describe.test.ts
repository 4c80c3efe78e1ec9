// A veteran's own words become skills, occupations, matches and a place in the queue; the words are kept nowhere.
import { expect, test } from 'vitest';
import { describe, type DescribeRequest } from '../../../src/services/veteran/describe.ts';
import { client, setUp } from './setting.ts';

const request = (description: string, more: Partial<DescribeRequest> = {}): DescribeRequest => ({
  description,
  branch: undefined,
  mosCode: undefined,
  client,
  locationPreferences: [],
  relocate: false,
  payGrade: undefined,
  years: undefined,
  ...more,
});

const corpsman = 'I was a corpsman with a rifle platoon and treated wounded Marines in the field.';

test('plain words lead to occupations, skills and jobs, with the words that led there', async () => {
  const found = await describe(request(corpsman), setUp().ports);
  expect(found.occupations[0]).toMatchObject({ code: '29-2043.00', title: 'Paramedics' });
  expect(found.occupations[0]?.evidence.map(({ text }) => text)).toContain('corpsman');
  expect(found.skills[0]?.name).toBe('Emergency medical care');
  expect(found.matches[0]?.match.job.id).toBe('req_medic');
});

test('confidences fall and stay probabilities', async () => {
  const { occupations } = await describe(request(corpsman), setUp().ports);
  const confidences = occupations.map(({ confidence }) => confidence);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(confidences.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1.1);
});

test('the queue gets what was read, never the words', async () => {
  const { ports, reviews } = setUp();
  const secret = 'Zyxwvut-canary';
  const { reviewId } = await describe(
    request(`${corpsman} My name is ${secret}.`, { mosCode: secret, branch: 'Navy' }),
    ports,
  );
  expect(reviews.all.get(reviewId)).toMatchObject({ branch: 'Navy', code: null, status: 'open' });
  expect(JSON.stringify([...reviews.all.values()])).not.toContain(secret);
});

test('a known code beside the text is kept with the review', async () => {
  const { ports, reviews } = setUp();
  const { reviewId } = await describe(request(corpsman, { mosCode: 'HM-8404', branch: 'Navy' }), ports);
  expect(reviews.all.get(reviewId)).toMatchObject({ branch: 'Navy', code: '8404' });
});

test.each(['', '   ', '\u0000\u0001\u0002', '🪖 🪖 🪖', 'ok', '私は陸軍で働きました', 'зъжщ фыва пролд'])(
  'what says nothing about work is answered clearly: %#',
  async (text) => {
    await expect(describe(request(text), setUp().ports)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ path: 'description', code: 'nothing_to_read' }],
    });
  },
);

test('a megabyte is read as far as it helps', async () => {
  const found = await describe(request(`${corpsman} `.repeat(13_000)), setUp().ports);
  expect(found.occupations[0]?.code).toBe('29-2043.00');
});
