// Every screen, one line each: its address, its place in the rail, who may open it, and where it is loaded from.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '../api/client.ts';
import { connectionsQuery, healthQuery, integrationsQuery } from '../api/integrations.ts';
import { briefQuery } from '../api/today.ts';
import type { Session } from '../api/wire.ts';
import type { IconName } from '../kit/icon.tsx';

export interface Screen {
  /** Below /console; `$name` for a parameter. */
  readonly path: `/${string}`;
  readonly title: string;
  readonly icon: IconName;
  /** Where it stands in the rail; a screen without a group is reached from another one. */
  readonly group?: 'Work' | 'Automation' | 'Insight' | 'Integrations' | 'Admin';
  /** Who may not ask for this is not shown the screen. */
  readonly needs: Session['scopes'][number];
  /** Shown only to the organization that runs the service, or only to the others; both by its address. */
  readonly of?: 'operator' | 'client';
  readonly load: () => Promise<{ Screen: ComponentType }>;
  /** What it asks first, where that is known before anybody is: it is asked while the page is still arriving. */
  readonly early?: (api: Api, queries: QueryClient) => readonly Promise<void>[];
}

// oxfmt-ignore
export const screens: readonly Screen[] = [
  { path: '/', title: 'Today', icon: 'today', group: 'Work', needs: 'operations:read', load: () => import('./today.tsx'), early: (api, queries) => [queries.prefetchQuery(briefQuery(api))] },
  { path: '/assistant', title: 'Assistant', icon: 'assistant', group: 'Work', needs: 'operations:read', load: () => import('./assistant.tsx') },
  { path: '/approvals', title: 'Approvals', icon: 'approvals', group: 'Work', needs: 'operations:read', load: () => import('./approvals.tsx') },
  { path: '/actions', title: 'Action log', icon: 'actions', group: 'Work', needs: 'operations:read', load: () => import('./actions.tsx') },
  { path: '/pipeline', title: 'Pipeline', icon: 'pipeline', group: 'Work', needs: 'operations:read', load: () => import('./pipeline.tsx') },
  { path: '/import', title: 'Import', icon: 'plus', needs: 'operations:*', load: () => import('./import.tsx') },
  { path: '/calendar', title: 'Calendar', icon: 'calendar', group: 'Work', needs: 'operations:read', load: () => import('./calendar.tsx') },
  { path: '/interviews', title: 'Interviews', icon: 'person', group: 'Work', needs: 'operations:read', load: () => import('./interviews.tsx') },
  { path: '/booking-links', title: 'Booking links', icon: 'calendar', needs: 'operations:read', load: () => import('./booking-links.tsx') },
  { path: '/candidates/$candidate', title: 'Candidate', icon: 'person', needs: 'operations:read', load: () => import('./candidate.tsx') },
  { path: '/requisitions/$job', title: 'Requisition', icon: 'note', needs: 'operations:read', load: () => import('./requisition.tsx') },
  { path: '/decisions/$decision', title: 'Decision record', icon: 'decision', needs: 'retention:read', load: () => import('./decision.tsx') },
  { path: '/rules', title: 'Rules', icon: 'rules', group: 'Automation', needs: 'operations:read', load: () => import('./rules.tsx') },
  { path: '/templates', title: 'Templates', icon: 'template', group: 'Automation', needs: 'operations:read', load: () => import('./templates.tsx') },
  { path: '/sequences', title: 'Sequences', icon: 'sequence', group: 'Automation', needs: 'operations:read', load: () => import('./sequences.tsx') },
  { path: '/insight', title: 'Recruiting', icon: 'funnel', group: 'Insight', needs: 'operations:read', load: () => import('./insight.tsx') },
  { path: '/retention', title: 'Retention', icon: 'retention', group: 'Insight', needs: 'retention:read', load: () => import('./retention.tsx') },
  { path: '/retention/$family', title: 'Retention model', icon: 'retention', needs: 'retention:read', load: () => import('./retention-family.tsx') },
  { path: '/fairness', title: 'Fairness', icon: 'fairness', group: 'Insight', needs: 'retention:read', load: () => import('./fairness.tsx') },
  { path: '/decisions', title: 'Decisions', icon: 'decision', group: 'Insight', needs: 'retention:read', load: () => import('./decisions.tsx') },
  { path: '/veteran', title: 'Veterans', icon: 'veteran', group: 'Insight', needs: 'veteran:read', load: () => import('./veteran.tsx') },
  { path: '/usage', title: 'Model usage', icon: 'usage', group: 'Insight', needs: 'usage:read', load: () => import('./usage.tsx') },
  { path: '/shadow', title: 'Shadow model', icon: 'copy', group: 'Insight', needs: 'usage:read', load: () => import('./shadow.tsx') },
  { path: '/integrations', title: 'Integrations', icon: 'plug', group: 'Integrations', needs: 'integrations:read', load: () => import('./integrations.tsx'), early: (api, queries) => [queries.prefetchQuery(integrationsQuery(api)), queries.prefetchQuery(healthQuery(api)), queries.prefetchQuery(connectionsQuery(api))] },
  { path: '/integrations/new', title: 'New integration', icon: 'plus', needs: 'integrations:*', load: () => import('./integration-form.tsx') },
  { path: '/integrations/$integration', title: 'Integration', icon: 'plug', needs: 'integrations:read', load: () => import('./integration.tsx') },
  { path: '/integrations/$integration/edit', title: 'Edit the integration', icon: 'edit', needs: 'integrations:*', load: () => import('./integration-form.tsx') },
  { path: '/connections', title: 'Connections', icon: 'key', group: 'Integrations', needs: 'integrations:read', load: () => import('./connections.tsx') },
  { path: '/catalogue', title: 'Catalog', icon: 'search', group: 'Integrations', needs: 'integrations:read', load: () => import('./catalogue.tsx') },
  { path: '/catalogue/$system', title: 'System', icon: 'plug', needs: 'integrations:read', load: () => import('./system.tsx') },
  { path: '/builder', title: 'Builder', icon: 'builder', group: 'Integrations', needs: 'integrations:read', load: () => import('./builder.tsx') },
  { path: '/builder/$flow', title: 'Flow', icon: 'builder', needs: 'integrations:read', load: () => import('./flow.tsx') },
  { path: '/runs', title: 'Runs', icon: 'runs', group: 'Integrations', needs: 'integrations:read', load: () => import('./runs.tsx') },
  { path: '/runs/$sync', title: 'Run', icon: 'runs', needs: 'integrations:read', load: () => import('./run.tsx') },
  { path: '/offerings', title: 'Offerings', icon: 'send', group: 'Integrations', needs: 'integrations:read', of: 'operator', load: () => import('./offerings.tsx') },
  { path: '/offerings/new', title: 'New offering', icon: 'plus', needs: 'integrations:*', of: 'operator', load: () => import('./offering.tsx') },
  { path: '/offerings/$offering', title: 'Offering', icon: 'send', needs: 'integrations:read', of: 'operator', load: () => import('./offering.tsx') },
  { path: '/add-ons', title: 'Add-ons', icon: 'plus', group: 'Integrations', needs: 'integrations:read', of: 'client', load: () => import('./add-ons.tsx') },
  { path: '/add-ons/$offering', title: 'Add-on', icon: 'plus', needs: 'integrations:read', of: 'client', load: () => import('./add-on.tsx') },
  { path: '/webhooks', title: 'Webhooks', icon: 'send', group: 'Integrations', needs: 'integrations:read', load: () => import('./webhooks.tsx') },
  { path: '/requests', title: 'Request log', icon: 'actions', group: 'Integrations', needs: 'integrations:read', load: () => import('./requests.tsx') },
  { path: '/settings', title: 'Settings', icon: 'settings', group: 'Admin', needs: 'operations:read', load: () => import('./settings.tsx') },
  { path: '/access', title: 'Access', icon: 'access', group: 'Admin', needs: 'operations:read', load: () => import('./access.tsx') },
  { path: '/audit', title: 'Audit trail', icon: 'audit', group: 'Admin', needs: 'admin', load: () => import('./audit.tsx') },
  { path: '/authorize', title: 'Connect a program', icon: 'plug', needs: 'operations:read', load: () => import('./authorize.tsx') },
  { path: '/setup', title: 'Setup', icon: 'setup', group: 'Admin', needs: 'admin', load: () => import('./setup.tsx') },
  { path: '/tour', title: 'Tour', icon: 'forward', needs: 'operations:*', load: () => import('./tour.tsx') },
];

/** The screen of an address below /console. */
export const screenAt = (path: string): Screen | undefined => screens.find((screen) => isAt(screen.path, path));

/** `/candidates/$candidate` is at `/candidates/c_1`. */
function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith('$') || part === given[place]);
}
