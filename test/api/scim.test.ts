// People by SCIM 2.0, with requests as Okta and Entra ID document them:
// developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20 and
// learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups.
import { describe, expect, test } from 'vitest';
import { UserId } from '../../src/core/ids.ts';
import { type Answer, type World, elsewhere, home, openApi } from './world.ts';

const patchOp = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const oktaUser = {
  schemas: [core],
  userName: 'test.user@okta.local',
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: 'test.user@okta.local', type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
};
const entraUser = {
  schemas: [core, enterprise],
  externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
  userName: 'Test_User_ab6490ee-1e48-479e-a20b-2d77186b5dd1',
  active: true,
  displayName: 'BillG',
  emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b-0777-472c-9f96-4f70d2226f2e@testuser.com' }],
  meta: { resourceType: 'User' },
  name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
  roles: [],
  [enterprise]: { department: 'bob', manager: { value: 'SuzzyQ' } },
};

async function open() {
  const world = await openApi();
  const key = await world.key({ scopes: ['people:provision'] });
  const scim = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer> =>
    await world.call({
      method,
      path: `/scim/v2${path}`,
      key,
      ...(body === undefined
        ? {}
        : { raw: JSON.stringify(body), headers: { 'content-type': 'application/scim+json; charset=utf-8' } }),
    });
  return { ...world, scim };
}
type Scim = Awaited<ReturnType<typeof open>>['scim'];
const patch = (scim: Scim, id: string, ...operations: object[]) =>
  scim('PATCH', `/Users/${id}`, { schemas: patchOp, Operations: operations });
const roleOf = async ({ ports }: World, id: string, tenant = home) =>
  (await ports.directory(tenant).users()).find((user) => user.id === id)?.role;
const fault = (status: number, scimType?: string) => ({
  status,
  body: {
    status: String(status),
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    ...(scimType && { scimType }),
  },
});

describe('as Okta sends it', () => {
  test('a person is looked for, created, found, replaced, and deactivated without a path', async () => {
    const { scim, ...world } = await open();
    const asked = `/Users?filter=${encodeURIComponent('userName eq "test.user@okta.local"')}&startIndex=1&count=100`;
    expect((await scim('GET', asked)).body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
    const made = await scim('POST', '/Users', oktaUser);
    expect([made.status, made.headers['content-type']]).toEqual([201, 'application/scim+json; charset=utf-8']);
    const { id } = made.body;
    expect(made.headers['location']).toBe(made.body.meta.location);
    expect((await scim('GET', asked)).body.Resources).toEqual([made.body]);
    expect(made.body).toMatchObject({
      userName: 'test.user@okta.local',
      externalId: '00ujl29u0le5T6Aj10h7',
      name: { formatted: 'Test User', givenName: 'Test', familyName: 'User' },
      active: true,
      roles: [{ value: 'viewer' }],
    });
    expect(made.text).not.toContain('1mz050nq');
    const put = { ...oktaUser, id, name: { givenName: 'Another', familyName: 'User' }, displayName: 'Another User' };
    expect((await scim('PUT', `/Users/${id}`, put)).body.displayName).toBe('Another User');
    const off = await patch(scim, id, { op: 'replace', value: { active: false } });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await roleOf(world, id)).toBeUndefined();
    expect((await scim('GET', `/Users/${id}`)).body.active).toBe(false);
    expect((await patch(scim, id, { op: 'replace', value: { active: true } })).body.active).toBe(true);
    expect(await roleOf(world, id)).toBe('viewer');
  });

  test('somebody who is here already is found by their address and linked', async () => {
    const { scim } = await open();
    const { body } = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "NORA@example.test"')}`);
    expect(body.Resources).toMatchObject([{ id: 'u_nora', userName: 'nora@example.test' }]);
    const linked = { ...oktaUser, userName: 'nora@example.test', emails: [], displayName: undefined, name: undefined };
    const put = await scim('PUT', '/Users/u_nora', linked);
    expect(put.body).toMatchObject({
      externalId: oktaUser.externalId,
      roles: [{ value: 'recruiter' }],
      displayName: 'Nora Lindqvist',
    });
  });
});

describe('as Entra ID sends it', () => {
  test('a person is created, changed by paths, and deactivated by the text False', async () => {
    const { scim } = await open();
    const made = await scim('POST', '/Users', entraUser);
    expect(made.body).toMatchObject({ userName: entraUser.userName, emails: [{ value: entraUser.emails[0]?.value }] });
    const { id } = made.body;
    const changed = await patch(
      scim,
      id,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: `${enterprise}:department`, value: 'sales' },
      { op: 'Add', value: { displayName: 'New Name', 'name.givenName': 'New', [`${enterprise}:employeeNumber`]: '7' } },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Hiring Manager' },
    );
    expect([changed.status, changed.body]).toMatchObject([
      200,
      {
        emails: [{ value: 'updatedEmail@microsoft.com' }],
        displayName: 'New updatedFamilyName',
        roles: [{ value: 'hiring_manager' }],
        userName: entraUser.userName,
      },
    ]);
    const off = await patch(scim, id, { op: 'Replace', path: 'active', value: 'False' });
    expect(off.body.active).toBe(false);
    const byId = await scim('GET', `/Users?filter=${encodeURIComponent(`externalId eq "${entraUser.externalId}"`)}`);
    expect(byId.body.Resources).toMatchObject([{ id, active: false }]);
    expect((await scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await scim('GET', `/Users/${id}`)).toMatchObject(fault(404));
    // The names are free again.
    expect((await scim('POST', '/Users', entraUser)).status).toBe(201);
  });

  test('roles are groups: found by name, joined and left, and a person has the last one that was said', async () => {
    const { scim, ...world } = await open();
    const filter = encodeURIComponent('displayName eq "recruiter"');
    const found = await scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`);
    expect(found.body.Resources).toMatchObject([{ id: 'recruiter' }]);
    expect(found.body.Resources[0]).not.toHaveProperty('members');
    const change = (group: string, ...operations: object[]) =>
      scim('PATCH', `/Groups/${group}`, { schemas: patchOp, Operations: operations });
    const joined = await change('recruiter', { op: 'Add', path: 'members', value: [{ value: 'u_owen' }] });
    expect(joined.body.members.map(({ value }: { value: string }) => value)).toEqual(['u_nora', 'u_owen']);
    await change('recruiter', { op: 'Remove', path: 'members[value eq "u_owen"]' });
    expect(await roleOf(world, 'u_owen')).toBe('viewer');
    await change('recruiter', { op: 'replace', value: { members: [{ value: 'u_tess' }], displayName: 'x' } });
    expect([await roleOf(world, 'u_tess'), await roleOf(world, 'u_nora')]).toEqual(['recruiter', 'viewer']);
    // Who left one group for another in the other order keeps the new role.
    await change('compliance', { op: 'add', path: 'members', value: [{ value: 'u_tess' }] });
    await change('recruiter', { op: 'remove', path: 'members', value: [{ value: 'u_tess' }] });
    expect(await roleOf(world, 'u_tess')).toBe('compliance');
    expect(await change('recruiter', { op: 'add', path: 'members', value: [{ value: 'nobody' }] })).toMatchObject(
      fault(404),
    );
    expect(await scim('GET', '/Groups/nothing')).toMatchObject(fault(404));
  });
});

test('who is deactivated, by either way or by being removed, is signed out everywhere and not let in again', async () => {
  for (const leave of [
    (scim: Scim) => patch(scim, 'u_nora', { op: 'Replace', path: 'active', value: 'False' }),
    (scim: Scim) => scim('PUT', '/Users/u_nora', { userName: 'nora@example.test', active: false }),
    (scim: Scim) => scim('DELETE', '/Users/u_nora'),
  ]) {
    const { scim, session, call, ports } = await open();
    const cookie = await session('recruiter');
    const link = await call({ method: 'POST', path: '/api/v1/users/u_nora/sign-in-links' });
    const whoAmI = () => call({ path: '/console/session', key: null, headers: { cookie } });
    expect((await whoAmI()).body.user.id).toBe('u_nora');
    await leave(scim);
    expect((await whoAmI()).status).toBe(401);
    const token = String(link.body.url).split('login=')[1];
    const signIn = () => call({ method: 'POST', path: '/console/session', key: null, body: { token } });
    expect((await signIn()).status).toBe(401);
    // Neither opens again when the person comes back.
    await ports
      .directory(home)
      .put({ id: UserId.parse('u_nora'), name: 'Nora', email: 'nora@example.test', role: 'recruiter' });
    expect([(await whoAmI()).status, (await signIn()).status]).toEqual([401, 401]);
  }
});

describe('rights', () => {
  test('the key reaches SCIM and nothing else, in its own organization', async () => {
    const { call, key, scim } = await open();
    const narrow = await key({ scopes: ['people:provision'] });
    for (const path of [
      '/api/v1/users',
      '/api/v1/keys',
      '/api/v1/actions',
      '/api/v1/settings',
      '/api/v1/identity-provider',
    ])
      expect((await call({ path, key: narrow })).status).toBe(403);
    const made = await scim('POST', '/Users', oktaUser);
    const foreign = await key({ tenant: elsewhere, scopes: ['people:provision'] });
    const theirs = (method: 'GET' | 'DELETE') => call({ method, path: `/scim/v2/Users/${made.body.id}`, key: foreign });
    expect([(await theirs('GET')).status, (await theirs('DELETE')).status]).toEqual([404, 404]);
    for (const scope of ['operations:*', 'integrations:*'] as const)
      expect((await call({ path: '/scim/v2/Users', key: await key({ scopes: [scope] }) })).status).toBe(403);
  });

  test('nobody is made an admin, and nobody takes an admin’s place at the identity provider', async () => {
    const { scim, call, ...world } = await open();
    await call({ method: 'PATCH', path: '/api/v1/users/u_owen', body: { role: 'admin' } });
    expect(await scim('POST', '/Users', { ...oktaUser, roles: [{ value: 'admin' }] })).toMatchObject(fault(403));
    const join = { schemas: patchOp, Operations: [{ op: 'add', path: 'members', value: [{ value: 'u_nora' }] }] };
    expect(await scim('PATCH', '/Groups/admin', join)).toMatchObject(fault(403));
    const attempts = [
      { op: 'replace', path: 'userName', value: 'mallory@example.test' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'mallory@example.test' },
      { op: 'replace', path: 'externalId', value: 'mallory' },
      { op: 'replace', value: { [`${core}:userName`]: 'mallory@example.test' } },
    ];
    for (const operation of attempts) expect(await patch(scim, 'u_owen', operation)).toMatchObject(fault(403));
    expect((await patch(scim, 'u_nora', { op: 'replace', path: 'roles', value: [{ value: 'admin' }] })).status).toBe(
      403,
    );
    expect((await patch(scim, 'u_owen', { op: 'replace', path: 'displayName', value: 'Owen A.' })).status).toBe(200);
    expect((await patch(scim, 'u_owen', { op: 'replace', path: 'active', value: false })).status).toBe(200);
    // An admin links them.
    await patch(scim, 'u_owen', { op: 'replace', path: 'active', value: true });
    const linked = await call({ method: 'PATCH', path: '/api/v1/users/u_owen', body: { external_id: 'x1' } });
    expect(linked.status).toBe(200);
    expect((await call({ method: 'PATCH', path: '/api/v1/users/u_tess', body: { external_id: 'x1' } })).status).toBe(
      409,
    );
    expect((await scim('GET', '/Users/u_owen')).body).toMatchObject({ externalId: 'x1', roles: [{ value: 'admin' }] });
    expect(world.audited.map(({ event }) => event)).toContain('user.changed');
  });
});

describe('what cannot be taken', () => {
  test('is told in the words of RFC 7644', async () => {
    const { scim, call, key } = await open();
    await scim('POST', '/Users', oktaUser);
    const narrow = await key({ scopes: ['people:provision'] });
    const raw = (text: string, type = 'application/scim+json') =>
      call({ method: 'POST', path: '/scim/v2/Users', key: narrow, raw: text, headers: { 'content-type': type } });
    expect(await scim('POST', '/Users', { ...oktaUser, externalId: 'other' })).toMatchObject(fault(409, 'uniqueness'));
    expect(await scim('POST', '/Users', { ...entraUser, userName: 'NORA@example.test' })).toMatchObject(
      fault(409, 'uniqueness'),
    );
    expect(await raw('{"userName":')).toMatchObject(fault(400, 'invalidSyntax'));
    expect(await raw('a: 1', 'text/yaml')).toMatchObject(fault(415));
    expect(await raw(`${'['.repeat(40)}${']'.repeat(40)}`)).toMatchObject(fault(400));
    expect(await raw('{"userName":"a@example.test","__proto__":{"role":"admin"}}')).toMatchObject(fault(400));
    for (const body of [
      {},
      { userName: '' },
      { userName: 'no address' },
      { ...oktaUser, userName: 'x@y.test', active: 'perhaps' },
      { userName: 'x@y.test', emails: [{ value: 'none' }] },
      { userName: 'x@y.test', roles: ['boss'] },
      [],
    ])
      expect((await scim('POST', '/Users', body)).status).toBe(400);
    for (const filter of [
      'userName',
      'userName eq',
      'userName eq bare',
      'userName co "a"',
      'password eq "x"',
      'constructor eq "x"',
      '__proto__ eq "x"',
      'userName eq "a" or userName eq "b"',
      `userName eq "${'\\'.repeat(900)}`,
    ])
      expect(await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject(
        fault(400, 'invalidFilter'),
      );
    const odd = [
      { op: 'move', path: 'active', value: true },
      { op: 'remove' },
      { op: 'remove', path: 'userName' },
      { op: 'replace', path: 'active', value: 'perhaps' },
      { op: 'replace', path: 'userName', value: { a: 1 } },
      { op: 'replace', value: 'text' },
      { op: 'replace', path: 'roles', value: [{ value: 'boss' }] },
      { op: 'replace', path: 'emails', value: 'x' },
    ];
    for (const operation of odd) expect((await patch(scim, 'u_nora', operation)).status).toBe(400);
    for (const path of ['constructor', '__proto__', 'toString', 'nickName', 'members'])
      expect((await patch(scim, 'u_nora', { op: 'replace', path, value: 'x' })).status).toBe(200);
    expect((await scim('GET', '/Users/u_nora')).body.displayName).toBe('Nora Lindqvist');
  });

  test('pages are cut as asked, and what is asked beyond is empty', async () => {
    const { scim } = await open();
    const page = async (query: string) => {
      const { body } = await scim('GET', `/Users?${query}`);
      return [body.totalResults, body.startIndex, body.Resources.map(({ id }: { id: string }) => id)];
    };
    expect(await page('startIndex=2&count=1')).toEqual([3, 2, ['u_owen']]);
    expect(await page('startIndex=0&count=1')).toEqual([3, 1, ['u_nora']]);
    expect(await page('startIndex=9')).toEqual([3, 9, []]);
    expect(await page('count=-1')).toEqual([3, 1, []]);
    expect(await page('count=0')).toEqual([3, 1, []]);
  });
});

test('it says what it supports', async () => {
  const { scim } = await open();
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
  expect(
    (await scim('GET', '/ResourceTypes')).body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint),
  ).toEqual(['/Users', '/Groups']);
  expect((await scim('GET', '/Schemas')).body.Resources.map(({ id }: { id: string }) => id)).toContain(core);
});
