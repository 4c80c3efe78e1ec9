// What the declaration of a route says about calling it, in words: for operations whose author wrote no description.
import { type Route, honoursIdempotency } from '../route.ts';

export const describeRoute = (route: Route): string =>
  [accessOf(route), auditOf(route), ...repetitionOf(route), ...changeOf(route), ...quotaOfRoute(route)].join(' ');

function accessOf({ access }: Route): string {
  if ('public' in access) return `Needs no key: ${access.because}.`;
  if ('session' in access) return `Needs a console session, not a key: ${access.because}.`;
  return [
    `Needs a key, token or session with the scope \`${access.scope}\`.`,
    ...(access.operator === true ? ['Only the organization that runs this service may call it.'] : []),
    ...(access.publishable === true ? ['Publishable keys may call it too.'] : []),
  ].join(' ');
}

const auditOf = ({ audit }: Route): string =>
  'event' in audit
    ? `Leaves \`${audit.event}\` in the audit log.`
    : `Leaves nothing in the audit log: ${audit.because}.`;

function repetitionOf(route: Route): string[] {
  if (honoursIdempotency(route)) return ['Honours `Idempotency-Key`: the same key with the same body acts once.'];
  return route.repeatable === undefined ? [] : [`Takes no \`Idempotency-Key\`: ${route.repeatable.because}.`];
}

function changeOf({ method, path, etag }: Route): string[] {
  return [
    ...(etag === 'honours' ? ['With `If-Match` it changes only the version that was read.'] : []),
    ...(etag === 'gives' ? ['Its `ETag` is the `If-Match` of a change.'] : []),
    ...(method === 'POST' && path.endsWith('/undo')
      ? ['Undo acts on the systems once more, with the opposite effect; the record of what was done stays.']
      : []),
  ];
}

const quotas: Readonly<Record<NonNullable<Route['limit']>, readonly string[]>> = {
  requests: [],
  jobs: ['Counts against the smaller quota of jobs.'],
  events: ['Counts against the quota of reporting systems.'],
  none: ['No quota applies.'],
};
const quotaOfRoute = ({ limit = 'requests' }: Route): readonly string[] => quotas[limit];
