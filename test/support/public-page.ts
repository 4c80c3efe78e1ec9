// The page for candidates and authorities on the whole API, and the person who publishes.
import { generateKeyPairSync, sign } from 'node:crypto';
import type { JsonObject } from '../../src/core/json.ts';
import { home, openApi, type World } from '../api/world.ts';
import { auditedPeople } from './people-audited.ts';

export async function openPublicPage() {
  const world = await openApi();
  const store = world.ports.retention.auditStore(home);
  await store.add(auditedPeople('audit_1', { on: '2026-05-01' }));
  await store.add(auditedPeople('audit_2', { on: '2025-10-01', count: 90 }));
  const cookie = await world.session('admin');
  const change = (body: JsonObject) =>
    world.call({ method: 'PATCH', path: '/api/v1/settings', key: null, body, headers: { cookie, ...sameOrigin } });
  const publish = (audits: readonly JsonObject[] = [], shown = true) =>
    change({ compliance_email: 'hiring@acme.test', public_page: { shown, audits: [...audits] } });
  return { ...world, change, publish, look: (query = '') => look(world, query) };
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

const look = (world: World, query: string) => world.call({ path: `/hiring/sandbox${query}`, key: null });

/** What an auditor of their own signs, as a change of the settings carries it. */
export function signedBy(name: string, digest: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    name,
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    signature: sign(null, Buffer.from(digest), privateKey).toString('base64'),
  };
}
