// The connect page as a browser meets it: keys that are tried out, a sign-in at the other system, links that count once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../src/connectors/catalogue.ts';
import { openAccounts } from '../../src/connectors/runtime/accounts.ts';
import { openHttp } from '../../src/connectors/runtime/http.ts';
import { ConnectionId } from '../../src/core/ids.ts';
import { type OauthServer, startOauthServer } from '../fakes/oauth-server.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestIds } from '../support/ids.ts';
import { setUpIntegration } from '../support/integration.ts';
import { elsewhere, home, openApi, publicUrl } from './world.ts';

let there: OauthServer;
const http = openHttp({ allowPrivate: true });
beforeAll(async () => {
  there = await startOauthServer({ id: 'app', secret: 'app secret' });
});
afterAll(async () => {
  await there.server.close();
  await http.close();
});

const application = { client_id: 'app', client_secret: 'app secret' };
const salesforce = { system: 'salesforce', config: { host: 'acme.my.salesforce.com' }, credentials: application };
const own = () => ({
  system: 'rest',
  config: { base_url: there.server.url, collections: { people: { path: '/people' } } },
});

async function openPages() {
  const clock = createTestClock();
  const pointed: typeof catalogue = {
    ...catalogue,
    find: (system) => {
      const found = catalogue.find(system);
      return found === undefined || system === 'rest' ? found : there.at(found);
    },
    declared: (given) => (given.system === 'rest' ? catalogue.declared(given) : there.at(catalogue.declared(given))),
  };
  const accounts = openAccounts({ catalogue: pointed, http, clock: clock.real, guard: { allowPrivate: true } });
  const { ports, secretsOf } = setUpIntegration({ clock, newId: createTestIds(), catalogue: pointed, accounts });
  const world = await openApi({ integration: ports });
  const link = async (body: object): Promise<string> => {
    const made = await world.call({ method: 'POST', path: '/api/v2/connect-links', body });
    expect([made.status, made.text.includes('app secret')]).toEqual([201, false]);
    return new URL(made.body.url).pathname;
  };
  const submit = (path: string, fields: Record<string, string>) =>
    world.call({
      method: 'POST',
      path,
      key: null,
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const get = (path: string, cookie?: string) =>
    world.call({ path, key: null, ...(cookie === undefined ? {} : { headers: { cookie } }) });
  const connections = async () => (await world.call({ path: '/api/v2/connections' })).body.data;
  /** As far as the other system: where it is, and the cookie that the browser keeps. */
  const signIn = async (path: string) => {
    const sent = await submit(path, { way: 'sign-in' });
    expect(sent.status).toBe(303);
    const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? '';
    return { to: String(sent.headers['location']), cookie };
  };
  const comeBack = (url: URL, cookie?: string) => get(url.pathname + url.search, cookie);
  return { world, clock, link, submit, get, connections, signIn, comeBack, secretsOf };
}

test('the page names the brand, the system, each scope with its reason, and asks for nothing that is known', async () => {
  const { link, get } = await openPages();
  const path = await link({
    ...salesforce,
    brand: { name: 'Acme <Recruiting>', accent: '#0a7f5a' },
    scope_reasons: { api: 'to keep your contacts up to date' },
  });
  const { status, text, headers } = await get(path);
  expect(status).toBe(200);
  const given = ['Acme &lt;Recruiting&gt;', 'Continue to Salesforce', 'to keep your contacts up to date'];
  // Where the link gives no reason, the connector does.
  for (const shown of [...given, 'to stay connected without asking you to sign in again'])
    expect(text).toContain(shown);
  expect(text).not.toContain('Client secret');
  expect(text).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('the page speaks Spanish to whoever asks for it, and says which words are another’s', async () => {
  const { world, link, get, submit } = await openPages();
  const path = await link(salesforce);
  const { text } = await get(`${path}?lang=es`);
  const spanish = ['<html lang="es"', 'Conectar Salesforce', 'Continuar a Salesforce', 'Se le pedirá que permita'];
  for (const shown of [...spanish, '<span lang="en" dir="ltr">to stay connected']) expect(text).toContain(shown);
  for (const english of ['asks for access', 'Continue to', 'Your entries']) expect(text).not.toContain(english);
  const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };
  expect((await world.call({ path, key: null, headers })).text).toContain('Lo que escriba se cifra');
  const refused = await submit(`${path}?lang=es`, { way: 'keys' });
  expect([refused.status, refused.text.includes('No es posible')]).toEqual([400, true]);
  expect((await get(`/connect/${'x'.repeat(43)}?lang=es`)).text).toContain('Este enlace ya no es válido.');
  expect((await get(path)).text).toContain('Continue to Salesforce');
});

test('somebody signs in over there, comes back, and is connected with a token that opens the system', async () => {
  const { link, get, connections, signIn, comeBack, secretsOf } = await openPages();
  const path = await link(salesforce);
  const { to, cookie } = await signIn(path);
  const scopes = new URL(to).searchParams.get('scope');
  expect(scopes).toBe('api refresh_token');
  const done = await comeBack(there.agree(to), cookie);
  expect([done.status, done.text.includes('Connected')]).toEqual([200, true]);
  const [made] = await connections();
  expect(made).toMatchObject({ system: 'salesforce', status: 'ok' });
  const secrets = await secretsOf(home, ConnectionId.parse(made.connection_id));
  expect(secrets.token).toMatchObject({ refresh: expect.stringMatching(/^refresh-/) });
  expect((await get(path)).status).toBe(404);
});

test('an answer without the cookie, with another state, or a second time connects nothing', async () => {
  const { link, connections, signIn, comeBack } = await openPages();
  const path = await link(salesforce);
  const { to, cookie } = await signIn(path);
  const back = there.agree(to);
  expect((await comeBack(back)).status).toBe(400);
  const forged = new URL(back);
  forged.searchParams.set('state', 'guess');
  expect((await comeBack(forged, cookie)).status).toBe(400);
  expect(await connections()).toEqual([]);
  expect((await comeBack(back, cookie)).status).toBe(200);
  expect((await comeBack(back, cookie)).status).toBe(404);
  expect(await connections()).toHaveLength(1);
});

test('a code of somebody else’s sign-in is refused by its verifier', async () => {
  const { link, connections, signIn, comeBack } = await openPages();
  const [mine, theirs] = [await signIn(await link(salesforce)), await signIn(await link(salesforce))];
  const stolen = there.agree(theirs.to).searchParams.get('code') ?? '';
  const back = there.agree(mine.to);
  back.searchParams.set('code', stolen);
  const answer = await comeBack(back, mine.cookie);
  expect([answer.status, answer.text.includes('role="alert"')]).toEqual([422, true]);
  expect(await connections()).toEqual([]);
});

test('whoever refuses over there is told so, and may try again', async () => {
  const { link, signIn, comeBack, connections } = await openPages();
  const path = await link(salesforce);
  const first = await signIn(path);
  expect(await comeBack(there.agree(first.to, false), first.cookie)).toMatchObject({ status: 422 });
  const second = await signIn(path);
  expect((await comeBack(there.agree(second.to), second.cookie)).status).toBe(200);
  expect(await connections()).toHaveLength(1);
});

test('keys are tried out first: wrong ones keep nothing and are not written back', async () => {
  // Somebody signs in elsewhere: the other system has given a token out.
  const other = await openPages();
  const signed = await other.signIn(await other.link(salesforce));
  await other.comeBack(there.agree(signed.to), signed.cookie);
  const { link, submit, connections } = await openPages();
  const path = await link(own());
  const wrong = await submit(path, { way: 'keys', 'credentials.bearer': 'wrong-key', 'credentials.username': '' });
  expect([wrong.status, wrong.text.includes('role="alert"'), wrong.text.includes('wrong-key')]).toEqual([
    422,
    true,
    false,
  ]);
  expect(await connections()).toEqual([]);
  const good = await submit(path, { way: 'keys', 'credentials.bearer': 'access-1' });
  expect(good.status).toBe(200);
  expect(await connections()).toMatchObject([{ system: 'rest', status: 'ok' }]);
});

test('what is missing is named at its field, and what was entered stays', async () => {
  const { link, submit } = await openPages();
  const path = await link({ system: 'salesforce' });
  const { status, text } = await submit(path, { way: 'sign-in', 'credentials.client_id': 'my-app' });
  expect(status).toBe(422);
  expect(text).toMatch(/name="credentials\.client_secret"[^>]*aria-invalid="true"/);
  expect(text).toMatch(/name="credentials\.client_id"[^>]*value="my-app"/);
});

test('an account that has to be let in anew keeps its id, and flows go on with it', async () => {
  const { world, link, signIn, comeBack, connections } = await openPages();
  const first = await signIn(await link(salesforce));
  await comeBack(there.agree(first.to), first.cookie);
  const [{ connection_id: id }] = await connections();
  const again = await signIn(await link({ ...salesforce, connection_id: id }));
  await comeBack(there.agree(again.to), again.cookie);
  expect((await connections()).map((one: { connection_id: string }) => one.connection_id)).toEqual([id]);
  expect(world.audited.map(({ event }) => event)).toContain('connection.changed');
});

test('a link to a connection of another organization is not made', async () => {
  const { world, link, signIn, comeBack, connections } = await openPages();
  const first = await signIn(await link(salesforce));
  await comeBack(there.agree(first.to), first.cookie);
  const [{ connection_id: id }] = await connections();
  const key = await world.key({ tenant: elsewhere });
  const body = { ...salesforce, connection_id: id };
  expect((await world.call({ method: 'POST', path: '/api/v2/connect-links', key, body })).status).toBe(404);
});

test('afterwards the person goes where the link says, with the id of the connection', async () => {
  const { link, signIn, comeBack } = await openPages();
  const { to, cookie } = await signIn(await link({ ...salesforce, return_url: 'https://acme.example.test/done?a=1' }));
  const done = await comeBack(there.agree(to), cookie);
  expect([done.status, done.headers['location']]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/acme\.example\.test\/done\?a=1&connection_id=con_/),
  ]);
});

test('a link that is over leads nowhere, as one that never was', async () => {
  const { link, get, clock } = await openPages();
  const path = await link({ ...salesforce, expires_in_seconds: 60 });
  clock.advance(60_000);
  const [over, never] = [await get(path), await get('/connect/never-made-by-anybody-at-all')];
  expect([over.status, over.text]).toEqual([404, never.text]);
});

test('the style takes an accent and nothing else', async () => {
  const { get } = await openPages();
  expect((await get('/connect/style.css?accent=ffee00')).text).toContain('--accent:#ffee00;--on:#000');
  expect((await get('/connect/style.css?accent=}*{')).text).toContain('--accent:#1f4fd8;--on:#fff');
  expect(publicUrl).toContain('http');
});
