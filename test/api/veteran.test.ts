// The veteran routes over HTTP: what a widget, a recruiting team and a hostile caller get to see.
import { describe, expect, test } from 'vitest';
import { elsewhere, openApi, type Request } from './world.ts';

const world = await openApi();
const post = (path: string, body: object, more: Partial<Request> = {}) =>
  world.call({ method: 'POST', path, body, ...more });
const sample = {
  mos_code: '11B',
  branch: 'Army',
  client_id: 'sandbox',
  location_preferences: ['Dallas, TX'],
  include_resume_translation: true,
};

const required = async (what: string): Promise<string[]> => {
  const document = (await world.call({ path: '/openapi.json' })).body;
  return document.paths[`/v1/veteran/${what}`].post.requestBody.content['application/json'].schema.required;
};

describe('translate', () => {
  test('the sample of the specification gives the full shape', async () => {
    const { status, body } = await post('/v1/veteran/translate', sample);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mos_title: 'Infantryman',
      civilian_skills: expect.arrayContaining(['Team leadership']),
      resume_translation: { before: expect.stringContaining('11B'), after: expect.not.stringContaining('11B') },
      model_version: expect.stringMatching(/^v\d+\.\d+\.\d+-military$/),
    });
    const [job] = body.matched_jobs;
    expect(job).toMatchObject({ req_id: 'job_lg', title: 'Logistics Coordinator', salary_range: expect.any(String) });
    expect(job.confidence_score).toBeGreaterThan(0.05);
  });

  test('a publishable key translates, from its own sites only', async () => {
    const origins = ['https://jobs.example'];
    const key = await world.key({ kind: 'pub', scopes: ['veteran:read'], origins });
    const from = (origin: string) => post('/v1/veteran/translate', sample, { key, headers: { origin } });
    expect((await from('https://jobs.example')).status).toBe(200);
    expect(await from('https://evil.example')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a browser on another site may ask beforehand, and reads the answer', async () => {
    const origin = 'https://jobs.example';
    const asked = { origin, 'access-control-request-method': 'POST' };
    const ask = (path: string) => world.call({ method: 'OPTIONS', path, key: null, headers: asked });
    const preflight = await ask('/v1/veteran/translate');
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    const answer = await post('/v1/veteran/translate', sample, { headers: { origin } });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' });
    const refused = await post('/v1/veteran/translate', sample, { key: 'nothing', headers: { origin } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, origin]);
    expect((await ask('/api/v1/tasks')).status).toBe(405);
    const tasks = await world.call({ path: '/api/v1/tasks', headers: { origin } });
    expect(tasks.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    [{ mos_code: 'IT2' }, 422, 'branch_required'],
    [{ mos_code: 'QQ9', branch: 'Army' }, 404, 'mos_not_found'],
    [{ mos_code: '11B', branch: 'Martian Navy' }, 422, 'validation_failed'],
    [{ mos_code: '' }, 422, 'validation_failed'],
    [{ mos_code: '\u0000\u0007' }, 422, 'validation_failed'],
    [{ mos_code: 'x'.repeat(61) }, 422, 'validation_failed'],
    [{ mos_code: '11B', branch: 'Army', client_id: 'nobody' }, 404, 'client_not_found'],
    [{ mos_code: '11B', branch: 'Army', pay_grade: 'General' }, 422, 'validation_failed'],
  ])('%j is answered with %d %s', async (body, status, code) => {
    expect(await post('/v1/veteran/translate', body)).toMatchObject({ status, body: { code } });
  });

  test('what is not known comes with choices and suggestions', async () => {
    const { body: choose } = await post('/v1/veteran/translate', { mos_code: 'IT2' });
    expect(choose.choices.map(({ branch }: { branch: string }) => branch)).toEqual(['Navy', 'Coast Guard']);
    const { body: unknown } = await post('/v1/veteran/translate', { mos_code: '11W', branch: 'Army' });
    expect(unknown).toMatchObject({ code: 'mos_not_found', describe_url: '/v1/veteran/describe' });
    expect(unknown.suggestions.length).toBeGreaterThan(0);
  });

  test('without a client it is for the organization of the key', async () => {
    const key = await world.key({ tenant: elsewhere });
    const body = { mos_code: '11B', branch: 'Army' };
    const unsaid = await post('/v1/veteran/translate', body, { key });
    const said = await post('/v1/veteran/translate', { ...body, client_id: elsewhere }, { key });
    expect(unsaid.status).toBe(200);
    expect(unsaid.body).toEqual(said.body);
    expect(await required('translate')).not.toContain('client_id');
  });

  test.each([
    ['describe', { description: 'I drove trucks in convoys and kept them running.' }],
    ['chat', { message: '' }],
    ['applications', { req_id: 'job_lg' }],
  ])('%s wants to know the client, and says where to find it', async (what, body) => {
    const answer = await post(`/v1/veteran/${what}`, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    const message = expect.stringMatching(/^Required: .*GET \/v1\/veteran\/widget/);
    expect(answer.body.errors).toEqual([{ path: 'client_id', code: 'invalid_type', message }]);
    expect(await required(what)).toContain('client_id');
    const wrong = await post(`/v1/veteran/${what}`, { ...body, client_id: '' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'client_id' }] } });
    const nobody = await post(`/v1/veteran/${what}`, { ...body, client_id: 'nobody' });
    expect(nobody).toMatchObject({ status: 404, body: { code: 'client_not_found' } });
  });

  test('with explain=true every skill says what speaks for it, otherwise none does', async () => {
    const { body } = await post('/v1/veteran/translate?explain=true', { ...sample, mos_code: '35F' });
    for (const { evidence } of body.skills) expect(evidence.length).toBeGreaterThan(0);
    expect(body.skills[0].evidence.map(({ kind }: { kind: string }) => kind)).toContain('title');
    const { body: plain } = await post('/v1/veteran/translate', sample);
    expect(plain.skills[0]).not.toHaveProperty('evidence');
    expect(plain.typical_pay[0]).toMatchObject({ month: '2024-05', source: expect.stringContaining('BLS') });
    expect(plain).not.toHaveProperty('grade_role');
    const { body: ranked } = await post('/v1/veteran/translate', { ...sample, pay_grade: 'CW3' });
    expect(ranked.grade_role).toMatchObject({
      pay_grade: 'W-3',
      name: 'warrant officer',
      source: expect.stringContaining('IF10685'),
    });
  });

  test('a requisition finds the codes whose holders fit, by id or by its words', async () => {
    const { status, body } = await post('/v1/veteran/fitting-codes', { req_id: 'job_lg', limit: 5 });
    expect(status).toBe(200);
    expect(body.codes).toHaveLength(5);
    expect(body.codes[0]).toMatchObject({
      branch: expect.any(String),
      code: expect.any(String),
      fit: expect.any(Number),
    });
    expect(body.advertisement).toContain(body.codes[0].code);
    const words = await post('/v1/veteran/fitting-codes', { title: 'Welder' });
    expect(words.body.codes.map(({ code }: { code: string }) => code)).toContain('1316');
    const unknown = await post('/v1/veteran/fitting-codes', { req_id: 'job_nowhere' });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
  });

  test('a clearance is a fact of its own where the words name it', async () => {
    const told = 'Active TS/SCI clearance with CI polygraph. I ran networks and secured servers.';
    const { body } = await post('/v1/veteran/describe', { client_id: 'sandbox', description: told });
    expect(body.clearance).toEqual({
      level: 'top_secret',
      sci: true,
      polygraph: 'counterintelligence',
      state: 'active',
    });
    const none = await post('/v1/veteran/describe', {
      client_id: 'sandbox',
      description: 'I never held a Secret clearance, I fixed trucks.',
    });
    expect(none.body).not.toHaveProperty('clearance');
  });

  test('another organization does not exist for a key, but for the operator it does', async () => {
    const theirs = await world.key({ tenant: elsewhere });
    const body = { ...sample, client_id: 'sandbox' };
    expect(await post('/v1/veteran/translate', body, { key: theirs })).toMatchObject({ status: 404 });
    expect((await post('/v1/veteran/translate', { ...sample, client_id: elsewhere })).status).toBe(200);
  });
});

describe('codes', () => {
  test('are searched page by page', async () => {
    const first = await world.call({ path: '/v1/veteran/codes?branch=Army&q=infantry&limit=2' });
    expect(first.body.data).toHaveLength(2);
    const next = await world.call({
      path: `/v1/veteran/codes?branch=Army&q=infantry&cursor=${first.body.next_cursor}`,
    });
    const codes = [...first.body.data, ...next.body.data].map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('one is shown with its occupations, also as people write it', async () => {
    const { body } = await world.call({ path: '/v1/veteran/codes/usmc/0311' });
    expect(body).toMatchObject({ branch: 'Marines', code: '0311', status: 'current', kind: 'enlisted' });
    expect(await world.call({ path: '/v1/veteran/codes/mars/0311' })).toMatchObject({ status: 404 });
  });
});

describe('description and review', () => {
  test('words are read, and the team corrects what was read for its own client', async () => {
    const skillsAt = async (client_id: string) =>
      (await post('/v1/veteran/translate', { ...sample, mos_code: '71L', client_id })).body.civilian_skills;
    const before = await skillsAt('sandbox');
    const description = 'I typed letters and kept the personnel records.';
    const told = { client_id: 'sandbox', description, branch: 'Army', mos_code: '71L' };
    const described = await post('/v1/veteran/describe', told);
    expect(described.body).toMatchObject({ flagged_for_review: true, review_id: expect.any(String) });
    expect(described.body.occupations[0].evidence.length).toBeGreaterThan(0);
    const path = `/v1/veteran/reviews/${described.body.review_id}`;
    const wrong = await post(path, { decision: 'correct', occupations: ['99-9999.99'] });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'occupations.0' }] } });
    const right = { decision: 'correct', occupations: ['29-2042.00'] };
    expect(await post(path, right)).toMatchObject({ status: 200, body: { status: 'corrected' } });
    expect(await post(path, right)).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect(await skillsAt('sandbox')).not.toEqual(before);
    expect(await skillsAt(elsewhere)).toEqual(before);
    expect(JSON.stringify((await world.call({ path: '/v1/veteran/reviews?status=corrected' })).body)).not.toContain(
      'typed',
    );
  });

  test('a review of a code says what speaks for its skills, for whoever asks', async () => {
    await post('/v1/veteran/describe', {
      client_id: 'sandbox',
      description: 'I drove trucks and loaded cargo.',
      branch: 'Army',
      mos_code: '88M',
    });
    const explained = (await world.call({ path: '/v1/veteran/reviews?explain=true' })).body.data;
    expect(explained.find((review: { mos_code: string }) => review.mos_code === '88M').evidence).toContainEqual({
      name: 'Commercial truck driving',
      evidence: expect.arrayContaining([{ kind: 'title', detail: 'Motor Transport Operator' }]),
    });
    const plain = (await world.call({ path: '/v1/veteran/reviews' })).body.data;
    expect(plain.find((review: { mos_code: string }) => review.mos_code === '88M')).not.toHaveProperty('evidence');
  });

  test.each([
    '😀😀😀',
    'a',
    '   ',
    'Ik was ziekenverzorger bij de landmacht.',
    'Fui médico de combate y traté a los heridos.',
  ])('%j gets a clear answer', async (description) => {
    expect(await post('/v1/veteran/describe', { client_id: 'sandbox', description })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ path: 'description' }] },
    });
  });

  test('a megabyte of words is answered in time', async () => {
    const description = 'I repaired trucks and led a team. '.repeat(29_000);
    expect((await post('/v1/veteran/describe', { client_id: 'sandbox', description })).status).toBe(200);
  });
});

describe('résumé', () => {
  test('is made, downloaded in three forms by its own client, and deleted', async () => {
    const { status, body } = await post('/v1/veteran/resume', { mos_code: '68W', branch: 'Army' });
    expect(status).toBe(201);
    const path = `/v1/veteran/resume/${body.token}`;
    const types = { pdf: 'application/pdf', docx: /wordprocessingml/, txt: 'text/plain; charset=utf-8' };
    const starts = { pdf: '%PDF-', docx: 'PK', txt: 'Military' };
    for (const format of ['pdf', 'docx', 'txt'] as const) {
      const file = await world.call({ path: `${path}?format=${format}` });
      expect(file.headers['content-type']).toMatch(types[format]);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="resume.${format}"`);
      expect(file.text.startsWith(starts[format])).toBe(true);
    }
    const theirs = await world.key({ tenant: elsewhere });
    expect((await world.call({ path, key: theirs })).status).toBe(404);
    expect((await world.call({ method: 'DELETE', path })).status).toBe(204);
    expect((await world.call({ path })).status).toBe(404);
  });

  test('a text says whose wording was used where a model was asked for, and is read as of its branch', async () => {
    const text = 'As an E-5 I got an AAM and wrote OPORDs.';
    const { body } = await post('/v1/veteran/resume', { text, branch: 'Army', wording: 'model' });
    expect(body.wording).toEqual({ by: 'rules', refused: 'no_model' });
    expect(body.after).toContain('an Army Achievement Medal (AAM) and wrote operation orders (OPORDs)');
    const { body: usual } = await post('/v1/veteran/resume', { text, branch: 'Army' });
    expect(usual).not.toHaveProperty('wording');
    expect(usual.after).toBe(body.after);
  });

  test('pasted text comes back with its changes marked', async () => {
    const { body } = await post('/v1/veteran/resume', { text: 'Squad leader; maintained HMMWVs in the motor pool.' });
    expect(body.changes.length).toBeGreaterThan(0);
    for (const { start, end, before, after } of body.changes) {
      expect(body.before.slice(start, end)).toBe(before);
      expect(body.after).toContain(after);
    }
  });

  test('a body of two forms names the field that does not belong', async () => {
    const answer = await post('/v1/veteran/resume', { mos_code: '68W', bogus: 1 });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'bogus' }] } });
  });
});

describe('conversation', () => {
  test('goes from the greeting to the employer’s site, streamed or not', async () => {
    const say = async (message: string, state?: string) =>
      (await post('/v1/veteran/chat', { client_id: 'sandbox', message, ...(state === undefined ? {} : { state }) }))
        .body;
    let turn = await say('');
    expect(turn.replies[0].text).toContain('automated');
    for (const words of ['Army 92A', 'yes', 'Show matching jobs', 'Apply 1']) turn = await say(words, turn.state);
    expect(turn.replies[0].link.url).toBe('https://jobs.example.test/apply/job_lg');
    const headers = { accept: 'text/event-stream' };
    const more = { client_id: 'sandbox', message: 'Show my skills', state: turn.state };
    const stream = await post('/v1/veteran/chat', more, { headers });
    expect(stream.text).toMatch(/^event: message\n/);
    expect(stream.text).toContain('event: done');
  });

  test('a state that was tampered with, or belongs to another client, starts nothing', async () => {
    const { state } = (await post('/v1/veteran/chat', { client_id: 'sandbox', message: '' })).body;
    const theirs = await world.key({ tenant: elsewhere });
    for (const more of [{ key: theirs }, {}]) {
      const sent = 'key' in more ? state : `${state.slice(0, -4)}AAAA`;
      const client_id = 'key' in more ? elsewhere : 'sandbox';
      const answer = await post('/v1/veteran/chat', { client_id, message: 'yes', state: sent }, more);
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'state' }] } });
    }
  });
});

describe('analytics', () => {
  test('the flow is counted, few are withheld, and CSV says the same', async () => {
    const { call, ports } = await openApi();
    const day = { from: '2026-06-01', to: '2026-06-02' };
    const span = `from=${day.from}&to=${day.to}`;
    const report = (body: object) => call({ method: 'POST', path: '/v1/veteran/flow', body });
    expect((await report({ stage: 'hire', branch: 'Army', count: 12 })).status).toBe(204);
    expect((await report({ stage: 'hire', day: '2026-06-02' })).body.errors).toMatchObject([{ path: 'day' }]);
    expect((await report({ stage: 'hire', branch: 'Mars' })).body.errors).toMatchObject([{ path: 'branch' }]);
    await report({ stage: 'application', branch: 'Navy', count: 2 });
    for (let count = 0; count < 6; count += 1)
      await call({ method: 'POST', path: '/v1/veteran/translate', body: sample });
    await ports.veteran.steps.flush();
    const { body } = await call({ path: `/v1/veteran/analytics?${span}` });
    const totals = Object.fromEntries(
      body.stages.map(({ stage, total }: { stage: string; total: number | null }) => [stage, total]),
    );
    expect(totals).toMatchObject({ translation: 6, match: 6, application: null, hire: 12 });
    const csv = await call({ path: `/v1/veteran/analytics/flow.csv?${span}` });
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text).toContain('application,Navy,withheld\r\n');
    expect(csv.text).toContain('hire,Army,12\r\n');
  });

  test('the yearly counts rest on voluntary answers, and carry the benchmark that was in force', async () => {
    const { call } = await openApi();
    const put = (id: string, stage: string) =>
      call({
        method: 'PUT',
        path: `/v1/veteran/self-identifications/${id}`,
        body: { stage, answer: 'protected_veteran' },
      });
    for (let count = 0; count < 6; count += 1) await put(`app_${count}`, 'post_offer');
    await put('app_0', 'pre_offer');
    await call({
      method: 'PATCH',
      path: '/api/v1/settings',
      body: { veteran_benchmarks: [{ percent: 5.2, effective: '2024-04-01' }] },
    });
    const counted = 'year=2026&applicants=400&openings=50&filled=40&hires=40';
    const { body } = await call({ path: `/v1/veteran/analytics/vevraa?${counted}` });
    expect(body).toMatchObject({
      applicants: 400,
      protected_applicants: null,
      protected_hires: 6,
      hiring_rate_percent: 15,
      benchmark: { percent: 5.2, effective: '2024-04-01' },
    });
  });
});

test('without an address for applications the button says what is missing', async () => {
  const { call } = await openApi();
  await call({ method: 'PATCH', path: '/api/v1/settings', body: { apply_url: null } });
  const answer = await call({
    method: 'POST',
    path: '/v1/veteran/applications',
    body: { client_id: 'sandbox', req_id: 'job_lg' },
  });
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('apply_url') } });
  const bad = { apply_url: 'javascript:alert({req_id})' };
  expect((await call({ method: 'PATCH', path: '/api/v1/settings', body: bad })).status).toBe(422);
});
