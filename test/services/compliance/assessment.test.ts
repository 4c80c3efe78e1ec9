// The link by which a scored person sees the facts of their score, corrects them and asks for a person, and who answers them.
import { expect, test } from 'vitest';
import { CandidateId } from '../../../src/core/ids.ts';
import { assessmentUrl, readAssessmentToken } from '../../../src/services/compliance/assessment-token.ts';
import { bookingUrl } from '../../../src/services/scheduling/booking/token.ts';
import { bookingLink } from '../../contracts/booking-links.ts';
import { home, publicUrl } from '../../api/world.ts';
import { openAssessment, person } from '../../support/assessment.ts';

const correct = { act: 'correct', 'fact.experience_months': '60', 'fact.prior_jobs': '2', note: '', lang: 'en' };

async function scored() {
  const world = await openAssessment();
  expect((await world.score()).status).toBe(200);
  return { ...world, path: world.linkOf(await world.letter()) };
}

test('us-co.correction: the person sees the day, the result and each fact that was used', async () => {
  const { look, path } = await scored();
  const { status, text, headers } = await look(path);
  expect(status).toBe(200);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  for (const [name, value] of [
    ['experience_months', '4'],
    ['prior_jobs', '9'],
  ])
    expect(text).toContain(`name="fact.${name}" inputmode="decimal" autocomplete="off" value="${value}"`);
  expect(text).toContain('The estimate was made on');
  expect((await look(path, '?lang=es')).text).toContain('Número de empleos anteriores');
});

test('us-co.correction: looking changes nothing, and a correction shows before and after to the reviewer', async () => {
  const { look, press, path, requests } = await scored();
  await look(path);
  expect(await requests()).toEqual([]);
  expect(await press(path, correct)).toEqual({ status: 303, said: 'asked' });
  const [request, ...others] = await requests('?state=open');
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    candidate_id: person,
    kind: 'correction',
    corrections: [
      { signal: 'experience_months', from: 4, to: 60 },
      { signal: 'prior_jobs', from: 9, to: 2 },
    ],
    before: { stays: expect.any(Number) },
    after: { stays: expect.any(Number) },
    outcome: null,
  });
  expect(request.after.stays).not.toBe(request.before.stays);
});

test('us-co.correction: a granted correction makes a new score, once, and the person reads the answer', async () => {
  const { look, press, path, requests, decide, ports } = await scored();
  await press(path, correct);
  const [{ request_id: id, after }] = await requests();
  const granted = await decide('admin', id, { outcome: 'granted', answer: 'Right, it was <five> years.' });
  expect(granted).toMatchObject({ status: 200, body: { outcome: 'granted', decided_by: expect.any(String) } });
  expect((await decide('admin', id, { outcome: 'granted' })).body.rescored).toBe(granted.body.rescored);
  expect((await decide('admin', id, { outcome: 'declined' })).body.code).toBe('already_decided');
  const scores = await ports.scores(home).scoresOf(person);
  expect(scores.map(({ signals }) => signals)).toEqual(
    expect.arrayContaining([
      { experience_months: 4, prior_jobs: 9 },
      { experience_months: 60, prior_jobs: 2 },
    ]),
  );
  expect(scores).toHaveLength(2);
  expect(scores.find((one) => one.id === granted.body.rescored)?.stays).toBe(after.stays);
  expect((await look(path)).text).toContain('Right, it was &lt;five&gt; years.');
});

test('us-co.correction: a declined one leaves the score as it is', async () => {
  const { press, path, requests, decide, ports } = await scored();
  await press(path, correct);
  const [{ request_id: id }] = await requests();
  expect(
    (await decide('admin', id, { outcome: 'declined', answer: 'The letter of your employer says four months.' }))
      .status,
  ).toBe(200);
  expect(await ports.scores(home).scoresOf(person)).toHaveLength(1);
});

test.each([
  ['a word instead of a number', { 'fact.experience_months': 'many' }, 'unfit'],
  ['a number that no person has', { 'fact.experience_months': '99999' }, 'unfit'],
  ['nothing at all', { 'fact.experience_months': '4', 'fact.prior_jobs': '9' }, 'nothing'],
  ['a fact that was never used', { 'fact.age': '41', 'fact.__proto__': '1' }, 'nothing'],
  ['a comma for a point', { 'fact.experience_months': '60,5' }, 'asked'],
  ['an emptied fact', { 'fact.experience_months': '' }, 'asked'],
  ['words alone', { note: 'My last employer is missing.' }, 'asked'],
])('a correction of %s is understood', async (_what, fields, said) => {
  const { press, path } = await scored();
  expect(await press(path, { act: 'correct', ...fields })).toEqual({ status: 303, said });
});

test('all facts emptied leave nothing to score, and the reviewer sees that', async () => {
  const { press, path, requests, decide, ports } = await scored();
  await press(path, { act: 'correct', 'fact.experience_months': '', 'fact.prior_jobs': ' ' });
  const [request] = await requests();
  expect(request.after).toBeNull();
  expect((await decide('admin', request.request_id, { outcome: 'granted' })).body.rescored).toBeNull();
  expect(await ports.scores(home).scoresOf(person)).toHaveLength(1);
});

test('us-ca.access: the page says how the output came about: model, maker, chance, the effect of each fact and its source', async () => {
  const { look, path, ports } = await scored();
  const [{ modelVersion, stays, reasons } = { modelVersion: '', stays: 0, reasons: [] }] = await ports
    .scores(home)
    .scoresOf(person);
  const { text } = await look(path);
  expect(text).toContain(`software Muster, developed by the Muster project, and its model ${modelVersion}.`);
  expect(text).toContain(`: ${Math.round(stays * 100)}%.`);
  expect(text).toContain('The facts come from your application and from the people who interviewed you.');
  expect(reasons.length).toBeGreaterThan(0);
  for (const { effect } of reasons) expect(text).toContain(`: ${effect > 0 ? 'raises' : 'lowers'} the estimate</li>`);
  expect((await look(path, '?lang=es')).text).toContain(`y su modelo ${modelVersion}.`);
});

test('a second correction takes the place of the first while nobody has answered', async () => {
  const { press, path, requests } = await scored();
  await press(path, correct);
  await press(path, { ...correct, 'fact.prior_jobs': '3' });
  const found = await requests();
  expect(found).toHaveLength(1);
  expect(found[0].corrections).toContainEqual({ signal: 'prior_jobs', from: 9, to: 3 });
});

test('us-co.human_review, eu.human_review: who reviews is never who asked for or approved a decision', async () => {
  const { press, path, requests, decide, as } = await scored();
  const moved = await as('u_nora', '/api/v1/tasks', {
    action: 'move_stage',
    candidate: person,
    stage: 'Phone Screen',
  });
  expect(moved.body.status).toBe('executed');
  await press(path, { act: 'review', note: 'Please look at my portfolio.' });
  const [request] = await requests();
  expect(request).toMatchObject({ kind: 'review', note: 'Please look at my portfolio.', corrections: [] });
  expect(await decide('u_nora', request.request_id, { outcome: 'granted' })).toMatchObject({
    status: 403,
    body: { code: 'four_eyes' },
  });
  expect((await decide('admin', request.request_id, { outcome: 'granted' })).status).toBe(200);
});

test('only a person reviews', async () => {
  const { press, path, requests, call } = await scored();
  await press(path, { act: 'review', note: '' });
  const [{ request_id: id }] = await requests();
  const body = { outcome: 'granted', answer: 'Fine.' };
  const byKey = await call({ method: 'POST', path: `/api/v1/assessment-requests/${id}/decide`, body });
  expect(byKey).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('us-ca.opt_out, us-nyc.opt_out: the link opts out, and nobody scores the person then', async () => {
  const { press, look, path, score, audited } = await scored();
  expect(await press(path, { act: 'opt_out', lang: 'es' })).toEqual({ status: 303, said: 'opted_out' });
  expect((await score()).status).toBe(409);
  expect(audited.filter(({ event }) => event === 'candidate.opted_out')).toMatchObject([{ by: 'system:assessment' }]);
  expect(JSON.stringify(audited.filter(({ by }) => by === 'system:assessment'))).not.toContain(person);
  expect((await look(path)).text).toContain('You opted out.');
});

test('before anybody is scored the page says so, and the person may opt out or ask for a person', async () => {
  const { letter, linkOf, look, press } = await openAssessment();
  const path = linkOf(await letter());
  expect((await look(path)).text).toContain('No estimate has been made about you.');
  expect((await press(path, { act: 'review', note: '' })).said).toBe('reviewed');
});

test('a request reaches the brief of who may answer it, and the compliance contact', async () => {
  const { press, path, call, ports } = await scored();
  await press(path, correct);
  const { items } = (await call({ path: '/api/v1/brief' })).body;
  expect(items).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/^Review: .+ says that facts of their assessment are wrong/),
      context: expect.objectContaining({ kind: 'assessment_request', candidate: person }),
    }),
  );
  const alerts = await ports.retention.alerts(home).list({ limit: 5 });
  expect(alerts.map(({ kind }) => kind)).toContain('review_requested');
  expect(JSON.stringify(alerts)).not.toContain(person);
});

test('a link dies with its letter, with the person, and with its time', async () => {
  const { letter, linkOf, look, press, call, clock, ports } = await scored();
  const action = await letter();
  const path = linkOf(action);
  expect((await look(path)).status).toBe(200);
  const somebodyElse = assessmentUrl(
    { sealer: ports.sealer, clocks: clock, publicUrl },
    { tenant: home, candidate: CandidateId.parse('c_ravi'), action },
  );
  expect((await look(new URL(somebodyElse).pathname)).status).toBe(404);
  const undone = await call({ method: 'POST', path: `/api/v1/actions/${action}/undo` });
  expect(undone.status).toBeLessThan(300);
  const gone = await look(path);
  expect(gone.status).toBe(404);
  expect(gone.text).toContain('This link does not work any more');
  expect(gone.text).toContain('was taken back');
  expect((await press(path, correct)).status).toBe(404);
  const other = linkOf(await letter());
  clock.advance(4 * 365 * 86_400_000);
  expect((await look(other)).status).toBe(200);
  clock.advance(2 * 86_400_000);
  expect(await look(other)).toMatchObject({ status: 404, text: expect.stringContaining('4 years') });
  expect((await press(other, correct)).status).toBe(404);
});

test('a link that ended says whom to write to, in the language of its reader', async () => {
  const { letter, linkOf, look, call } = await scored();
  const action = await letter();
  await call({ method: 'POST', path: `/api/v1/actions/${action}/undo` });
  expect((await look(linkOf(action))).text).toContain('Please reply to the message.');
  await call({ method: 'PATCH', path: '/api/v1/settings', body: { compliance_email: 'rights@example.test' } });
  const spanish = (await look(linkOf(action), '?lang=es')).text;
  expect(spanish).toContain('Este enlace ya no funciona');
  expect(spanish).toContain('<a href="mailto:rights@example.test">rights@example.test</a>');
});

test('of a made-up link nothing is told, not even whose it would be', async () => {
  const { look, call } = await scored();
  await call({ method: 'PATCH', path: '/api/v1/settings', body: { compliance_email: 'rights@example.test' } });
  const { status, text } = await look('/assessment/made-up');
  expect(status).toBe(404);
  expect(text).not.toContain('rights@example.test');
});

test('a token of another purpose, an altered one and one of another place open nothing', async () => {
  const { ports, clock, look, letter, linkOf } = await openAssessment();
  const parts = { sealer: ports.sealer, clocks: clock, publicUrl };
  const booking = new URL(bookingUrl(parts, home, bookingLink('bkl_1'))).pathname.split('/').at(-1) ?? '';
  expect(readAssessmentToken(ports.sealer, booking, clock.real.now())).toBeUndefined();
  const path = linkOf(await letter());
  const altered = path.slice(0, -2) + (path.endsWith('A') ? 'BB' : 'AA');
  for (const wrong of [`/assessment/${booking}`, altered, '/assessment/x'])
    expect((await look(wrong)).status).toBe(404);
});

test('who presses too often waits', async () => {
  const { press, path } = await scored();
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) answers.push((await press(path, { act: 'review', note: '' })).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303));
  expect(answers.at(-1)).toBe(429);
});
