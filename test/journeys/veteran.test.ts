// Veteran translation over the whole service: codes, words, conversation, résumé, applications, figures, and no trace of anybody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, removeData, type RunningService, startService } from '../support/service.ts';

const dataDir = freshFolder();
const canary = 'Quixotbird7731';
let service: RunningService;
beforeAll(async () => {
  service = await startService({ dataDir });
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.call('POST', path, body, headers);
const get = (path: string) => service.call('GET', path);
const say = async (message: string, state?: string) =>
  (await post('/v1/veteran/chat', { client_id: 'sandbox', message, ...(state === undefined ? {} : { state }) })).body;
const sample = {
  mos_code: '68W',
  branch: 'Army',
  client_id: 'sandbox',
  location_preferences: ['Dallas, TX', canary],
  include_resume_translation: true,
};

describe('the veteran service', { shuffle: false }, () => {
  test('a code becomes skills, open jobs of this employer and résumé text', async () => {
    const { status, body } = await post('/v1/veteran/translate', sample);
    expect(status).toBe(200);
    expect(body.mos_title).toBe('Combat Medic Specialist');
    expect(body.resume_translation.before).toContain('68W');
    expect(body.matched_jobs.length).toBeGreaterThan(0);
    const scores = body.matched_jobs.map((job: { confidence_score: number }) => job.confidence_score);
    expect(scores).toEqual([...scores].toSorted((a, b) => b - a));
    expect((await post('/v1/veteran/translate', sample)).body).toEqual(body);
  });

  test('a code of several branches is asked about, and one that nobody has leads to the description', async () => {
    expect(await post('/v1/veteran/translate', { mos_code: 'IT2' })).toMatchObject({
      status: 422,
      body: { code: 'branch_required', choices: [{ branch: 'Navy' }, { branch: 'Coast Guard' }] },
    });
    expect(await post('/v1/veteran/translate', { mos_code: 'QQ9', branch: 'Navy' })).toMatchObject({
      status: 404,
      body: { code: 'mos_not_found', describe_url: '/v1/veteran/describe', suggestions: expect.any(Array) },
    });
  });

  test('the team corrects what was read from a description, which counts after a restart too', async () => {
    const told = `I am ${canary}. I kept personnel records, ran the mail room and typed letters for the commander.`;
    const skills = async () =>
      (await post('/v1/veteran/translate', { ...sample, mos_code: '71L' })).body.civilian_skills;
    const before = await skills();
    const { body } = await post('/v1/veteran/describe', {
      client_id: 'sandbox',
      description: told,
      branch: 'Army',
      mos_code: '71L',
    });
    expect(body).toMatchObject({ flagged_for_review: true, skills: expect.any(Array) });
    await service.stop();
    service = await startService({ dataDir });
    const queue = await get('/v1/veteran/reviews');
    expect(queue.body.data).toMatchObject([{ review_id: body.review_id, status: 'open', mos_code: '71L' }]);
    const decision = { decision: 'correct', occupations: ['29-2042.00'] };
    expect((await post(`/v1/veteran/reviews/${body.review_id}`, decision)).status).toBe(200);
    expect(await skills()).not.toEqual(before);
  });

  test('a conversation goes from the greeting to the employer’s site', async () => {
    let turn = await say('');
    expect(turn.replies[0].text).toContain('automated');
    for (const words of ['Army 92A', 'yes', `in Dallas, TX or ${canary}`]) turn = await say(words, turn.state);
    expect(turn.replies[0].jobs.length).toBeGreaterThan(0);
    expect(turn.state).not.toContain('92A');
    turn = await say('Apply 1', turn.state);
    expect(turn.replies[0].link.url).toMatch(/^https:\/\/ats\.sandbox\.example\/jobs\/job_\w+\/apply\?ref=app_/);
  });

  test('a résumé is made, downloaded in three forms and deleted', async () => {
    const { body } = await post('/v1/veteran/resume', { text: `${canary}, squad leader, maintained HMMWVs.` });
    const path = `/v1/veteran/resume/${body.token}`;
    for (const [format, start] of [
      ['pdf', '%PDF-'],
      ['docx', 'PK'],
      ['txt', 'R'],
    ]) {
      const file = await get(`${path}?format=${format}`);
      expect([file.status, String(file.body).startsWith(start ?? '')]).toEqual([200, true]);
    }
    expect((await service.call('DELETE', path)).status).toBe(204);
    expect((await get(path)).status).toBe(404);
  });

  test('a publishable key works on its own site, and reaches nothing but what a widget needs', async () => {
    const origin = 'https://jobs.example';
    const made = await post('/api/v1/keys', {
      name: 'widget',
      kind: 'pub',
      scopes: ['veteran:read'],
      origins: [origin],
    });
    const as = (from: string) => ({ authorization: `Bearer ${made.body.key}`, origin: from });
    expect((await post('/v1/veteran/translate', sample, as(origin))).status).toBe(200);
    expect((await post('/v1/veteran/translate', sample, as('https://evil.example'))).status).toBe(403);
    expect((await service.call('GET', '/v1/veteran/reviews', undefined, as(origin))).status).toBe(403);
  });

  test('the applicant flow is counted, few are withheld, and what is counted survives a restart', async () => {
    for (let count = 0; count < 6; count += 1)
      await post('/v1/veteran/applications', { client_id: 'sandbox', req_id: 'job_logistics', branch: 'Navy' });
    expect((await post('/v1/veteran/flow', { stage: 'hire', branch: 'Navy', count: 7 })).status).toBe(204);
    await service.stop();
    service = await startService({ dataDir });
    const { body } = await get('/v1/veteran/analytics?from=2020-01-01&to=2100-01-01');
    const of = (wanted: string) => body.stages.find(({ stage }: { stage: string }) => stage === wanted);
    expect(of('hire')).toMatchObject({ total: 7, branches: [{ branch: 'Navy', count: 7 }] });
    expect(of('apply_click').total).toBe(7);
    expect(JSON.stringify(of('apply_click').branches)).toContain('null');
    const year = new Date().getUTCFullYear();
    for (let count = 0; count < 5; count += 1)
      await service.call('PUT', `/v1/veteran/self-identifications/app_${count}`, {
        stage: 'post_offer',
        answer: 'protected_veteran',
      });
    const counts = await get(`/v1/veteran/analytics/vevraa?year=${year}&applicants=90&openings=9&filled=9&hires=50`);
    expect(counts.body).toMatchObject({ protected_hires: 5, hiring_rate_percent: 10, benchmark: { percent: 5.1 } });
  });

  test('nothing that a veteran said is in the data files or in the log', async () => {
    await post('/v1/veteran/describe', { client_id: 'sandbox', description: canary, branch: canary });
    await post('/v1/veteran/chat', { client_id: 'sandbox', message: canary, state: canary });
    await get(`/v1/veteran/codes?q=${canary}`);
    await service.stop();
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(100);
    const holding = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => readFileSync(path).includes(canary));
    expect(holding).toEqual([]);
    expect(service.output()).toContain('/v1/veteran/describe');
    expect(service.output()).not.toContain(canary);
  });
});
