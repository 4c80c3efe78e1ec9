// What each request that changes something makes stale. The one list of the console's mutations: `Api.change` takes no other
// request, and what a line names is asked for again as soon as the answer is here, wherever on the page it is shown.

/** First words of the keys under which the page keeps answers. */
export type QueryName =
  | 'actions'
  | 'add-on-usage'
  | 'add-ons'
  | 'approvals'
  | 'assessment-requests'
  | 'audit'
  | 'audits'
  | 'booking-links'
  | 'brief'
  | 'calendar'
  | 'candidates'
  | 'connections'
  | 'consent'
  | 'evaluation-consent'
  | 'connectors'
  | 'curves'
  | 'decisions'
  | 'flow-templates'
  | 'flows'
  | 'webhook-endpoints'
  | 'health'
  | 'identity-provider'
  | 'inbox'
  | 'integrations'
  | 'interview-load'
  | 'interview-plans'
  | 'interviewer-pools'
  | 'jobs'
  | 'keys'
  | 'lines'
  | 'metrics'
  | 'offerings'
  | 'organizations'
  | 'pipeline'
  | 'preferences'
  | 'previews'
  | 'retention'
  | 'rules'
  | 'sandbox'
  | 'sequences'
  | 'sessions'
  | 'settings'
  | 'syncs'
  | 'templates'
  | 'users'
  | 'veteran';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
  }
}

const accounts = ['connections', 'integrations', 'flows', 'health', 'offerings', 'add-ons'] as const;
const runs = ['syncs', 'health', 'jobs', 'integrations', 'flows'] as const;
const moves = ['integrations', 'flows', 'health', 'syncs', 'jobs'] as const;
const offered = ['offerings', 'add-ons', 'add-on-usage', 'integrations'] as const;
const people = ['users', 'sandbox', 'sessions', 'organizations'] as const;

export const changes = {
  'DELETE /api/v1/identity-provider': ['identity-provider', 'sessions'],
  'DELETE /api/v1/interview-plans/{id}': ['interview-plans'],
  'DELETE /api/v1/interviewer-pools/{id}': ['interviewer-pools', 'interview-load'],
  'DELETE /api/v1/keys/{id}': ['keys'],
  'DELETE /api/v1/rules/{id}': ['rules'],
  'DELETE /api/v1/sequences/{id}': ['sequences', 'candidates'],
  'DELETE /api/v1/evaluations/consent': ['evaluation-consent'],
  'DELETE /api/v1/sessions': ['sessions'],
  'POST /api/v1/evaluations/talks/export': [],
  'POST /api/v1/imports': ['pipeline', 'candidates', 'approvals', 'actions', 'inbox', 'sandbox', 'brief'],
  'POST /api/v1/imports/preview': [],
  'POST /api/v1/assessment-requests/{id}/decide': ['assessment-requests', 'brief', 'candidates', 'decisions'],
  'POST /api/v1/decisions/{id}/export': [],
  'PUT /api/v1/evaluations/consent': ['evaluation-consent'],
  'PUT /api/v1/me/notifications': ['preferences', 'inbox'],
  'PUT /api/v1/me/inbox': ['preferences'],
  'PUT /api/v1/me/views': ['preferences'],
  'DELETE /api/v1/sessions/{id}': ['sessions'],
  'DELETE /api/v1/templates/{id}': ['templates', 'sequences'],
  'DELETE /api/v1/users/{id}': people,
  'DELETE /api/v2/connections/{id}': accounts,
  'DELETE /api/v2/flows/{id}': moves,
  'DELETE /api/v2/integrations/{id}': moves,
  'DELETE /api/v2/offerings/{id}/clients/{id}': offered,
  'DELETE /api/v2/webhooks/endpoints/{id}': ['webhook-endpoints'],
  'DELETE /console/session': [],
  'PATCH /api/v1/drafts/{id}': ['actions'],
  'PATCH /api/v1/rules/{id}': ['rules'],
  'PATCH /api/v1/settings': 'all',
  'PATCH /api/v1/users/{id}': people,
  'PATCH /api/v2/connections/{id}': accounts,
  'PATCH /api/v2/flows/{id}': moves,
  'PATCH /api/v2/integrations/{id}': moves,
  'PATCH /api/v2/offerings/{id}': offered,
  'PATCH /api/v2/webhooks/endpoints/{id}': ['webhook-endpoints'],
  'POST /api/v1/actions/{id}/undo': 'all',
  'POST /api/v1/approvals/{id}/approve': 'all',
  'POST /api/v1/approvals/{id}/edit': 'all',
  'POST /api/v1/approvals/{id}/reject': 'all',
  'POST /api/v1/conversations': [],
  'POST /api/v1/conversations/{id}/messages': 'all',
  'POST /api/v1/drafts/{id}/discard': ['actions'],
  'POST /api/v1/drafts/{id}/send': 'all',
  'POST /api/v1/interview-plans': ['interview-plans'],
  'POST /api/v1/interviewer-pools': ['interviewer-pools', 'interview-load'],
  'POST /api/v1/keys': ['keys'],
  'POST /api/v1/rules': ['rules'],
  'POST /api/v1/rules/dry-run': [],
  'POST /api/v1/rules/{id}/restore': ['rules'],
  'POST /api/v1/sequences': ['sequences'],
  'POST /api/v1/sequences/{id}/pause': ['sequences', 'candidates'],
  'POST /api/v1/sequences/{id}/preview': [],
  'POST /api/v1/sequences/{id}/restore': ['sequences'],
  'POST /api/v1/sequences/{id}/resume': ['sequences', 'candidates'],
  'POST /api/v1/settings/restore': 'all',
  'POST /api/v1/tasks': 'all',
  'POST /api/v1/tasks/preview': [],
  'POST /api/v1/templates': ['templates', 'sequences'],
  'POST /api/v1/templates/{id}/preview': [],
  'POST /api/v1/templates/{id}/restore': ['templates', 'sequences'],
  'POST /api/v1/users': people,
  'POST /api/v1/users/{id}/sign-in-links': [],
  'POST /api/v2/add-ons/{id}/connect': ['add-ons', 'connections'],
  'POST /api/v2/add-ons/{id}/disable': [...offered, ...moves],
  'POST /api/v2/add-ons/{id}/enable': [...offered, ...moves],
  'POST /api/v2/connect-links': ['connections'],
  'POST /api/v2/connections': accounts,
  'POST /api/v2/connections/{id}/test': accounts,
  'POST /api/v2/flows': ['flows', 'integrations'],
  'POST /api/v2/flows/from-words': ['flows', 'integrations'],
  'POST /api/v2/flows/import': ['flows', 'integrations'],
  'POST /api/v2/flows/{id}/duplicate': ['flows', 'integrations'],
  'POST /api/v2/flows/{id}/publish': moves,
  'POST /api/v2/flows/{id}/rollback': moves,
  'POST /api/v2/flows/{id}/run': runs,
  'POST /api/v2/flows/{id}/test': [],
  'POST /api/v2/integrations': moves,
  'POST /api/v2/integrations/{id}/run': runs,
  'POST /api/v2/offerings': offered,
  'POST /api/v2/offerings/{id}/clients/{id}/connect': ['offerings'],
  'POST /api/v2/records/{id}/settle': runs,
  'POST /api/v2/syncs/{id}/cancel': runs,
  'POST /api/v2/syncs/{id}/resync': runs,
  'POST /api/v2/syncs/{id}/retry': runs,
  'POST /api/v2/syncs/{id}/undo': [...runs, 'approvals', 'actions', 'inbox'],
  'POST /console/session': [],
  'PUT /api/v1/identity-provider': ['identity-provider', 'sessions'],
  'POST /console/session/proof': ['sessions'],
  'POST /oauth/consent': ['sessions'],
  'POST /v1/retention/audits': ['audits'],
  'POST /v1/retention/jobs/{id}/cancel': ['retention', 'jobs'],
  'POST /v1/retention/models/{id}/retrain': ['retention', 'jobs'],
  'POST /v1/retention/models/{id}/rollback': ['retention', 'curves'],
  'POST /v1/retention/score': ['candidates'],
  'POST /v1/veteran/fitting-codes': [],
  'POST /v1/veteran/reviews/{id}': ['veteran'],
  'POST /v1/veteran/translate': [],
  'PUT /api/v1/interview-plans/{id}': ['interview-plans'],
  'PUT /api/v1/interviewer-pools/{id}': ['interviewer-pools', 'interview-load'],
  'PUT /api/v1/rules/{id}': ['rules'],
  'PUT /api/v1/sequences/{id}': ['sequences', 'candidates'],
  'PUT /api/v1/templates/{id}': ['templates', 'sequences'],
  // The builder lays the answer over what it shows itself: asking again would undo what is typed meanwhile.
  'POST /api/v2/webhooks/endpoints': ['webhook-endpoints'],
  'POST /api/v2/webhooks/endpoints/{id}/replay': ['webhook-endpoints'],
  'PUT /api/v2/flows/{id}/draft': [],
  'PUT /api/v2/integrations/{id}': moves,
  'PUT /api/v2/offerings/{id}': offered,
  'PUT /api/v2/offerings/{id}/clients/{id}': offered,
} as const satisfies Readonly<
  Record<`${'DELETE' | 'PATCH' | 'POST' | 'PUT'} /${string}`, readonly QueryName[] | 'all'>
>;

export type Change = keyof typeof changes;

/** Everything of these, or all that is kept. */
export type Stale = ReadonlySet<QueryName> | 'all';

export function staleAfter(change: Change): Stale {
  const stale: readonly QueryName[] | 'all' = changes[change];
  return stale === 'all' ? 'all' : new Set(stale);
}
