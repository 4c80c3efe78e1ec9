// Templates and settings over REST: faults by name, previews with real data, and every version can be put back.
import { describe, expect, test } from 'vitest';
import { openApi } from './world.ts';

const path = '/api/v1/templates';
const fresh = { template_id: 'fresh', subject: 'Hi {{candidate.first_name}}', body: 'About {{job.title}}' };

describe('a template', () => {
  test.each([
    ['an unknown variable', { subject: 'Hi {{candidate.firstname}}' }, 'unknown_variable'],
    ['a property that every object has', { body: '{{constructor}}' }, 'unknown_variable'],
    ['a variable inside a tag', { html: '<a href="{{candidate.name}}">x</a>' }, 'variable_in_tag'],
  ])('with %s is refused, and the field named', async (_what, part, code) => {
    const [field] = Object.keys(part);
    const { call } = await openApi();
    const answer = await call({ method: 'POST', path, body: { ...fresh, ...part } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: field, code }] } });
  });

  test('is previewed with the data of a candidate, as a draft too, and escaped where it is HTML', async () => {
    const { call } = await openApi();
    await call({ method: 'POST', path, body: { ...fresh, html: '<p>{{candidate.name}}</p>' } });
    const shown = await call({ method: 'POST', path: `${path}/fresh/preview`, body: { candidate: 'c_ines' } });
    expect(shown.body).toEqual({
      subject: 'Hi Inés',
      text: 'About Frontend Engineer',
      html: '<p>Inés Duarte</p>',
      missing: [],
    });
    const draft = { candidate: 'c_ines', body: 'You get {{offer.salary}}' };
    const missing = await call({ method: 'POST', path: `${path}/fresh/preview`, body: draft });
    expect(missing.body).toMatchObject({ text: 'You get {{offer.salary}}', missing: ['offer.salary'] });
  });

  test('comes back from every version, after it was changed and after it was removed', async () => {
    const { call } = await openApi();
    await call({ method: 'POST', path, body: fresh });
    await call({ method: 'PATCH', path: `${path}/fresh`, body: { subject: 'Hello' } });
    await call({ method: 'DELETE', path: `${path}/fresh` });
    const { body } = await call({ path: `${path}/fresh/history` });
    expect(
      body.data.map(({ version, value }: { version: number; value: object | null }) => [version, value === null]),
    ).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(body.data[0].changed_by).toMatch(/^key:/);
    const removal = await call({ method: 'POST', path: `${path}/fresh/restore`, body: { version: 3 } });
    expect(removal.status).toBe(404);
    const back = await call({ method: 'POST', path: `${path}/fresh/restore`, body: { version: 1 } });
    expect(back).toMatchObject({ status: 200, body: fresh });
    expect((await call({ path: `${path}/fresh` })).body).toEqual({ ...fresh, language: 'en' });
  });
});

describe('settings', () => {
  test('are put back to an earlier version as a new one, which plans are bound to', async () => {
    const { call, audited } = await openApi();
    const at = '/api/v1/settings';
    const first = await call({ method: 'PATCH', path: at, body: { tone: 'warm' } });
    const second = await call({ method: 'PATCH', path: at, body: { tone: 'brief', at_risk_days: 9 } });
    const { body } = await call({ path: `${at}/history` });
    expect(body.data.map(({ value }: { value: { tone: string } }) => value.tone)).toEqual(['brief', 'warm']);
    const back = await call({ method: 'POST', path: `${at}/restore`, body: { version: body.data[1].version } });
    expect(back.body).toEqual({ ...first.body, version: second.body.version + 1 });
    expect(audited.map(({ event }) => event)).toEqual(['settings.changed', 'settings.changed', 'settings.restored']);
  });

  test('an approval rule has to name something', async () => {
    const { call } = await openApi();
    const answer = await call({ method: 'PATCH', path: '/api/v1/settings', body: { approval_rules: [{}] } });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'approval_rules.0' }] } });
  });

  test('from then on the gate asks where a rule fits, and nowhere else', async () => {
    const { call } = await openApi();
    const rules = { approval_rules: [{ stage: 'onsite interview' }, { role: 'key', tool: 'add_note' }] };
    await call({ method: 'PATCH', path: '/api/v1/settings', body: rules });
    const task = (body: object) => call({ method: 'POST', path: '/api/v1/tasks', body });
    const moved = await task({ action: 'move_stage', candidate: 'c_ravi', stage: 'Onsite Interview' });
    expect(moved).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
    const other = await task({ action: 'move_stage', candidate: 'c_ines', stage: 'Phone Screen' });
    expect(other.body.status).toBe('executed');
    expect((await task({ action: 'add_note', candidate: 'c_ines', text: 'Hi' })).status).toBe(202);
  });
});
