// Evaluations: whether a person's talks may become scenarios, and the export of those that may, without names.
import { z } from 'zod';
import type { Principal } from '../../core/access.ts';
import type { UserId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { WireConsent, WireTalkExport } from '../wire/evaluation.ts';
import type { RoutePorts } from './route-ports.ts';

const path = '/api/v1/evaluations/consent';
const own = { tag: 'conversations', access: { scope: 'operations:read' } } as const;

export const evaluationRoutes = (ports: RoutePorts): Route[] => [
  showConsent(ports),
  giveConsent(ports),
  withdrawConsent(ports),
  exportTalks(ports),
];

/** Nobody consents for somebody else, and a program for nobody. */
function personBehind({ user, kind }: Principal): UserId {
  if (kind !== 'user' || user === undefined)
    throw new Problem('forbidden', 'Consent is a person’s own: sign in to the console to give or withdraw it.');
  return user;
}

const showConsent = ({ consents }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'GET',
    path,
    summary: 'Show whether your talks may become scenarios for evaluations',
    audit: readOnly,
    replies: { 200: WireConsent },
    async handle({ by }) {
      const user = personBehind(by);
      const given = (await consents(by.tenant).list()).find((one) => one.user === user);
      return { status: 200, body: { given_at: given?.givenAt.toISOString() ?? null } };
    },
  });

const giveConsent = ({ consents, clocks }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'PUT',
    path,
    summary: 'Agree that your talks become scenarios for evaluations',
    description:
      'All that are kept, while you agree: without names, addresses and numbers, to be downloaded by admins and played to models that they choose.',
    audit: { event: 'evaluation_consent.given' },
    replies: { 200: WireConsent },
    async handle({ by }) {
      const user = personBehind(by);
      const store = consents(by.tenant);
      await store.give({ user, givenAt: clocks.real.now() });
      const given = (await store.list()).find((one) => one.user === user);
      return { status: 200, body: { given_at: given?.givenAt.toISOString() ?? null }, subject: user };
    },
  });

const withdrawConsent = ({ consents }: RoutePorts): Route =>
  defineRoute({
    ...own,
    method: 'DELETE',
    path,
    summary: 'Withdraw it: later exports leave your talks out',
    audit: { event: 'evaluation_consent.withdrawn' },
    replies: { 204: z.undefined() },
    async handle({ by }) {
      const user = personBehind(by);
      await consents(by.tenant).withdraw(user);
      return { status: 204, body: undefined, subject: user };
    },
  });

const exportTalks = ({ ownTalks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/evaluations/talks/export',
    summary: 'Export the talks of those who agreed as scenarios, without names',
    description:
      'A file for `npm run eval -- --scenarios FILE`. Look it over before it leaves the organization; see docs/evals.md.',
    tag: 'conversations',
    access: { scope: 'admin' },
    audit: { event: 'talks.exported' },
    limit: 'jobs',
    repeatable: { because: 'it changes nothing, and a kept answer would be one more copy' },
    replies: { 200: WireTalkExport },
    problems: ['upstream_failed', 'upstream_rate_limited'],
    async handle({ by }) {
      return { status: 200, body: await ownTalks(by) };
    },
  });
