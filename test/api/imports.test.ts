// Imports over the API: the preview changes nothing, the import is one call with one undo, and every refusal names its line.
import { describe, expect, test } from 'vitest';
import { openApi, type World } from './world.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const people = (rows: string, more: object = {}) => ({
  kind: 'candidates',
  file: base64(`Name,Email,Job\n${rows}`),
  ...more,
});
const preview = (world: World, body: unknown) => world.call({ method: 'POST', path: '/api/v1/imports/preview', body });
const start = (world: World, body: unknown) => world.call({ method: 'POST', path: '/api/v1/imports', body });
const candidates = async ({ call }: World): Promise<{ name: string; email: string }[]> =>
  (await call({ path: '/api/v1/sandbox' })).body.candidates;
const approve = async ({ call }: World, id: string) =>
  (await call({ method: 'POST', path: `/api/v1/approvals/${id}/approve`, body: {} })).body;

const zoe = 'Zoe Newman,zoe@example.com,Frontend Engineer';
const max = 'Max Roth,max@example.com,job_fe';

describe('POST /api/v1/imports/preview', () => {
  test('says what would become of each line and changes nothing', async () => {
    const world = await openApi();
    const before = await candidates(world);
    const [known] = before;
    const { status, body } = await preview(world, people(`${zoe}\nNobody,nobody,job_fe\n${zoe}`));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      mapping: { Name: 'name', Email: 'email', Job: 'job' },
      row_count: 3,
      ready_count: 1,
      ready: [{ line: 2, record: { name: 'Zoe Newman', job: 'job_fe', stage: 'Applied' } }],
      errors: [{ line: 3, column: 'Email' }],
      duplicates: [{ line: 4, message: 'It says the same as line 2.' }],
      most: 500,
      unable: null,
    });
    expect(await candidates(world)).toEqual(before);
    expect(known).toBeDefined();
  });

  test('says why the connected ATS cannot take it, before anything is done', async () => {
    const world = await openApi();
    const because = 'Acme takes no new candidates from Muster. Do it in Acme itself.';
    const { ats } = world.ports;
    const told = await openApi({ ats: (tenant) => ({ ...ats(tenant), unable: async () => because }) });
    expect((await preview(told, people(zoe))).body).toMatchObject({ unable: because, ready_count: 1 });
  });

  test.each([
    [{ kind: 'candidates', file: base64('') }, 'file'],
    [{ kind: 'candidates', file: base64('PK\u0003\u0004\u0000') }, 'file'],
    [{ kind: 'candidates', file: 'no base64!' }, 'file'],
    [people(zoe, { mapping: { Nothing: 'name' } }), 'mapping'],
    [{ kind: 'employees', file: base64('a') }, 'kind'],
  ])('names the field of a call that cannot be meant: %j', async (body, path) => {
    const answer = await preview(await openApi(), body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed', errors: [{ path }] } });
  });
});

describe('POST /api/v1/imports', () => {
  test('makes everybody by one approval, and one undo takes all of them back', async () => {
    const world = await openApi();
    const before = await candidates(world);
    const asked = await start(world, people(`${zoe}\n${max}`));
    expect(asked).toMatchObject({ status: 202, body: { status: 'pending_approval' } });
    expect(await candidates(world)).toEqual(before);
    expect(await approve(world, asked.body.approval_id)).toMatchObject({ status: 'executed' });
    const names = (await candidates(world)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Zoe Newman', 'Max Roth']));
    const path = `/api/v1/actions/${asked.body.action_id}/undo`;
    expect((await world.call({ method: 'POST', path, body: {} })).body).toMatchObject({ status: 'undone' });
    expect(await candidates(world)).toEqual(before);
  });

  test('whoever was moved since stays when the import is taken back, and the others go', async () => {
    const world = await openApi();
    const asked = await start(world, people(`${zoe}\n${max}`));
    await approve(world, asked.body.approval_id);
    const found = (await candidates(world)).find(({ name }) => name === 'Zoe Newman');
    const move = {
      action: 'move_stage',
      candidate: found === undefined ? '' : Reflect.get(found, 'id'),
      stage: 'Phone Screen',
    };
    expect((await world.call({ method: 'POST', path: '/api/v1/tasks', body: move })).status).toBe(200);
    await world.call({ method: 'POST', path: `/api/v1/actions/${asked.body.action_id}/undo`, body: {} });
    const names = (await candidates(world)).map(({ name }) => name);
    expect(names).toContain('Zoe Newman');
    expect(names).not.toContain('Max Roth');
  });

  test('one wrong line refuses the file with its line, unless wrong lines are to be skipped', async () => {
    const world = await openApi();
    const rows = `${zoe}\nNobody,nobody,job_fe`;
    const refused = await start(world, people(rows));
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'line 3, Email' }] } });
    const taken = await start(world, people(rows, { wrong_lines: 'skip' }));
    expect(taken.status).toBe(202);
  });

  test('a file that brings nothing new, or too much, is refused', async () => {
    const world = await openApi();
    const asked = await start(world, people(zoe));
    await approve(world, asked.body.approval_id);
    expect((await start(world, people(zoe))).body.detail).toContain('Nothing is new');
    const many = Array.from({ length: 501 }, (_, index) => `P,p${index}@example.com,job_fe`).join('\n');
    expect((await start(world, people(many))).body.detail).toContain('one import takes 500');
  });

  test('makes requisitions, with the same answers', async () => {
    const world = await openApi();
    const file = base64('Title,Location\nNight Porter,Chicago\nChef,Boston');
    const asked = await start(world, { kind: 'requisitions', file });
    expect(await approve(world, asked.body.approval_id)).toMatchObject({ status: 'executed' });
    const again = await preview(world, { kind: 'requisitions', file });
    expect(again.body).toMatchObject({ ready_count: 0, duplicate_count: 2 });
  });
});
