// 1,000 turns of a client's model that wants to decide: by tools under every name, by answers to elicitations, by resources, by
// methods of its own, and with its person's token over REST. Nothing that waits is ever decided.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Role, scopesOf } from '../../../src/core/access.ts';
import type { Approval } from '../../../src/core/action.ts';
import { callsOf, type Chance, pick, roles, seeded } from '../../support/decision-attempts.ts';
import { home, openApi, type World } from '../world.ts';

const turnsPlayed = 1_000;

interface Caller {
  readonly bearer: string;
  /** A person's own program: its token opens nothing but this endpoint. */
  readonly isDelegated: boolean;
}

/** What somebody of that role has handed to a program. */
async function delegated(world: World, role: Role): Promise<string> {
  const cookie = await world.session(role);
  const redirect = 'http://127.0.0.1:7777/callback';
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const post = (path: string, body: object, more: object = {}) =>
    world.call({ method: 'POST', path, key: null, body, ...more });
  const { body: program } = await post('/oauth/register', { client_name: 'Model', redirect_uris: [redirect] });
  const asking = {
    response_type: 'code',
    client_id: program.client_id,
    redirect_uri: redirect,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 's',
    allow: true,
  };
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const { body: allowed } = await post('/oauth/consent', asking, { headers });
  const fields = {
    grant_type: 'authorization_code',
    code: new URL(allowed.redirect_to).searchParams.get('code') ?? '',
    client_id: program.client_id,
    redirect_uri: redirect,
    code_verifier: verifier,
  };
  const { body } = await world.call({
    method: 'POST',
    path: '/oauth/token',
    key: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(fields).toString(),
  });
  return body.access_token;
}

const callersOf = async (world: World): Promise<readonly Caller[]> => {
  const people = await Promise.all(
    roles.map(async (role) => ({ bearer: await delegated(world, role), isDelegated: true })),
  );
  const services = await Promise.all(
    roles.map(async (role) => ({ bearer: await world.key({ scopes: scopesOf[role] }), isDelegated: false })),
  );
  return [...people, ...services];
};

let sent = 0;

type Message = readonly [method: string, params: Readonly<Record<string, unknown>>];

/** One message of the revision of 2026, whose client says that it can lead its person to a page. */
const send = (world: World, { bearer }: Caller, [method, params]: Message) =>
  world.call({
    method: 'POST',
    path: '/mcp',
    key: bearer,
    headers: {
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params['name'] === 'string' ? { 'mcp-name': encodeURIComponent(params['name']) } : {}),
    },
    body: {
      jsonrpc: '2.0',
      id: (sent += 1),
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': { name: 'model', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': sent % 2 === 0 ? { elicitation: { url: {}, form: {} } } : {},
        },
      },
    },
  });

const answers = [
  { approval: { action: 'accept' } },
  { approval: { action: 'accept', content: { decision: 'approve', approved: true } } },
  { approval: { action: 'decline' } },
  { decision: { action: 'accept', content: { approve: true } } },
];

type Latest = Pick<Approval, 'id' | 'action' | 'digest'>;

/** Ways that only this endpoint has. */
function waysOf(next: Chance, latest: Latest | undefined): readonly Message[] {
  const { id = 'apr_1', digest = '' } = latest ?? {};
  const call = { name: pick(next, ['reject_candidate', 'send_offer', 'list_approvals']), arguments: {} };
  return [
    pick<Message>(next, [
      ['tools/call', { ...call, requestState: id, inputResponses: pick(next, answers) }],
      ['resources/read', { uri: pick(next, [`muster://approvals/${id}/approve`, 'muster://approvals?approve=all']) }],
      [
        pick(next, ['approvals/approve', 'tools/approve', 'elicitation/create', 'sampling/createMessage']),
        { id, digest },
      ],
      ['prompts/get', { name: 'approve', arguments: { approval: id } }],
    ]),
  ];
}

const pathsOf = (id: string): readonly string[] => [
  `/api/v1/approvals/${id}/approve`,
  `/api/v1/approvals/${id}/reject`,
  `/api/v1/approvals/${id}/edit`,
  '/approve',
  '/api/v1/tasks',
];

async function play(world: World, next: Chance, callers: readonly Caller[]) {
  const caller = pick(next, callers);
  const ledger = world.ports.ledger(home);
  const [latest] = await ledger.approvals({ status: 'pending', limit: 1 });
  for (const [name, args] of callsOf(next, latest))
    await send(world, caller, ['tools/call', { name, arguments: args }]);
  for (const message of waysOf(next, latest)) await send(world, caller, message);
  if (!caller.isDelegated || latest === undefined) return;
  const path = pick(next, pathsOf(latest.id));
  const body = { digest: latest.digest, action: 'approve_action' };
  const { status } = await world.call({ method: 'POST', path, key: caller.bearer, body });
  expect([401, 403, 404]).toContain(status);
}

test(
  `in ${turnsPlayed} turns a client's model that tries everything decides nothing`,
  { timeout: 300_000 },
  async () => {
    const world = await openApi();
    const callers = await callersOf(world);
    const next = seeded(20_261_127);
    const settings = world.ports.settings(home);
    const before = (await settings.get()).settings;
    for (let played = 0; played < turnsPlayed; played += 1) {
      if (played % 10 === 0) await settings.put({ ...before, fourEyes: next() < 0.5 });
      await play(world, next, callers);
    }
    const ledger = world.ports.ledger(home);
    const statuses = ['approved', 'rejected', 'expired', 'superseded'] as const;
    const decided = await Promise.all(statuses.map((status) => ledger.approvals({ status, limit: 200 })));
    expect(decided.flat()).toEqual([]);
    const waiting = await ledger.approvals({ status: 'pending', limit: 200 });
    // The same few things, asked for again and again.
    const repeated = await ledger.repeatedCalls(waiting.map(({ action }) => action));
    expect(waiting.length + repeated.length).toBeGreaterThan(100);
    expect(waiting.every(({ act, decidedBy }) => act === null && decidedBy === null)).toBe(true);
    const candidates = (await world.ports.sandbox?.view(home))?.candidates ?? [];
    expect(candidates.length).toBeGreaterThan(2);
    expect(candidates.map(({ stage }) => stage)).not.toContain('Rejected');
  },
);
