// Signing in by an identity provider, as a browser does it.
import { expect } from 'vitest';
import { openOpenId } from '../../src/connectors/openid/open-id.ts';
import { type World, openApi, publicUrl } from '../api/world.ts';
import type { Answer } from './inject.ts';

export const redirectUri = `${publicUrl}/sso/sandbox/callback`;
const openId = openOpenId({ guard: { allowPrivate: true } });

export const config = {
  client_id: 'muster',
  person: { by: 'email', domains: ['example.test'], addresses: 'verified' },
} as const;

export async function open(issuer: string, more: object = {}): Promise<World> {
  const world = await openApi({ openId });
  const { status, text } = await put(world, { ...config, issuer, ...more });
  if (status !== 200) throw new Error(text);
  return world;
}
export const put = ({ call }: World, body: object) => call({ method: 'PUT', path: '/api/v1/identity-provider', body });

export const cookiesOf = ({ headers }: Answer): string[] => [headers['set-cookie'] ?? []].flat().map(String);
export const cookie = (answer: Answer, name: string): string =>
  cookiesOf(answer)
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

interface Begun {
  readonly to: string;
  readonly attempt: string;
}
export async function begin({ call }: World, path = '/sso/sandbox'): Promise<Begun> {
  const answer = await call({ path, key: null });
  expect(answer.status).toBe(303);
  return { to: String(answer.headers['location']), attempt: cookie(answer, 'muster_sign_in') };
}
export const back = ({ call }: World, url: URL, attempt: string) =>
  call({ path: url.pathname + url.search, key: null, headers: { cookie: attempt } });
export const whoAmI = ({ call }: World, session: string) =>
  call({ path: '/console/session', key: null, headers: { cookie: session } });
