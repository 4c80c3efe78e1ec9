// What an organization asks of its provider's sign-ins, checked in the signed token: how strong, and how recent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startForgingProvider } from '../fakes/forging-provider.ts';
import { back, begin, config, cookie, open, put, redirectUri } from '../support/sign-on.ts';
import { startProvider } from '../support/identity-provider.ts';
import type { Answer, World } from './world.ts';

const now = (): number => Math.floor(Date.now() / 1_000);

const isFresh = async (world: World, answer: Answer): Promise<boolean> => {
  const session = cookie(answer, 'muster_session');
  const { body } = await world.call({ path: '/console/session', key: null, headers: { cookie: session } });
  return body.proof.fresh;
};

describe('a sign-in', () => {
  let provider: Awaited<ReturnType<typeof startForgingProvider>>;
  beforeAll(async () => {
    provider = await startForgingProvider('muster');
  });
  afterAll(() => provider.close());

  async function signIn(world: World, claims: object, path = '/sso/sandbox'): Promise<Answer> {
    provider.forge({});
    const { to, attempt } = await begin(world, path);
    provider.forge({ claims: { ...claims } });
    return await back(world, provider.agree(to), attempt);
  }

  test.each([
    [{ acr: ['urn:two', 'urn:three'] }, { acr: 'urn:three' }, 303],
    [{ acr: ['urn:two'] }, { acr: 'urn:one' }, 403],
    [{ acr: ['urn:two'] }, { acr: ['urn:two'] }, 403],
    [{ acr: ['urn:two'] }, {}, 403],
    [{ amr: ['mfa'] }, { amr: ['pwd', 'mfa'] }, 303],
    [{ amr: ['mfa', 'hwk'] }, { amr: ['pwd', 'mfa'] }, 403],
    [{ amr: ['mfa'] }, { amr: 'mfa' }, 403],
    [{ amr: ['mfa'] }, {}, 403],
    [{}, {}, 303],
  ])('where %j is asked for and the token says %j, answers %i', async (strength, claims, status) => {
    const world = await open(provider.issuer, { strength });
    expect((await signIn(world, claims)).status).toBe(status);
  });

  test('asks the provider for the strength, and for a new sign-in where one is needed', async () => {
    const world = await open(provider.issuer, { strength: { acr: ['urn:two', 'urn:three'] } });
    const plain = new URL((await begin(world)).to).searchParams;
    expect([plain.get('acr_values'), plain.get('max_age')]).toEqual(['urn:two urn:three', null]);
    expect(new URL((await begin(world, '/sso/sandbox?again=1')).to).searchParams.get('max_age')).toBe('0');
    const bad = await put(world, { ...config, issuer: provider.issuer, strength: { acr: ['two words'] } });
    expect(bad.body.errors[0].path).toBe('strength.acr.0');
  });

  test('is as fresh as the provider says it was, and not at all where it says nothing', async () => {
    const world = await open(provider.issuer);
    world.clock.advance(Date.now() - world.clock.real.now().getTime());
    expect(await isFresh(world, await signIn(world, {}))).toBe(false);
    expect(await isFresh(world, await signIn(world, { auth_time: now() - 3_600 }))).toBe(false);
    expect(await isFresh(world, await signIn(world, { auth_time: now() - 60 }))).toBe(true);
    expect((await signIn(world, { auth_time: now() - 3_600 }, '/sso/sandbox?again=1')).status).toBe(403);
    expect(await isFresh(world, await signIn(world, { auth_time: now() }, '/sso/sandbox?again=1'))).toBe(true);
    // A time that lies ahead is taken for now.
    expect(await isFresh(world, await signIn(world, { auth_time: now() + 86_400 }))).toBe(true);
  });
});

test('a real provider that is asked for a new sign-in says when it was', async () => {
  const claims = { email: 'nora@example.test', email_verified: true, name: 'Nora' };
  const real = await startProvider({ redirectUri, claims: () => claims, inToken: true });
  const world = await open(real.issuer);
  world.clock.advance(Date.now() - world.clock.real.now().getTime());
  const { to, attempt } = await begin(world, '/sso/sandbox?again=1');
  const answer = await back(world, await real.signIn(to), attempt);
  const headers = { cookie: cookie(answer, 'muster_session') };
  expect((await world.call({ path: '/console/session', key: null, headers })).body.proof).toMatchObject({
    fresh: true,
  });
  await real.close();
});
