// Who may do what. This table is the single source: routes, tools and the documentation read it.
import { z } from 'zod';
import type { ActorId, TenantId, UserId } from './ids.ts';

const areas = ['retention', 'operations', 'veteran', 'integrations', 'environment'] as const;
type Area = (typeof areas)[number];

/**
 * `usage:read`: what language models cost, by person. It shows who works how much, so no other scope holds it but `admin`.
 * `integrations:embed`: tokens with which a page shows the builder for one flow, and nothing else.
 * `people:provision`: an identity provider adds people and ends their access (SCIM); it makes nobody an admin.
 * `metrics:read`: the numbers of the whole installation, for its operator's Prometheus.
 */
type Single = 'integrations:embed' | 'usage:read' | 'metrics:read' | 'people:provision' | 'admin';
export type Scope = `${Area}:*` | `${Area}:read` | Single;
export const scopes = [
  ...areas.flatMap((area) => [`${area}:*`, `${area}:read`] as const),
  'integrations:embed',
  'usage:read',
  'metrics:read',
  'people:provision',
  'admin',
] as const satisfies readonly Scope[];
export const Scope = z.enum(scopes);

const roles = ['admin', 'recruiter', 'hiring_manager', 'compliance', 'integrator', 'viewer'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** What a signed-in person of that role may do; keys and clients have scopes of their own. */
export const scopesOf = {
  admin: scopes,
  recruiter: ['operations:*', 'retention:*', 'veteran:*', 'integrations:read'],
  hiring_manager: ['operations:*', 'retention:read', 'veteran:read'],
  compliance: ['operations:read', 'retention:*', 'veteran:read', 'integrations:read', 'usage:read'],
  integrator: ['integrations:*', 'operations:read'],
  viewer: ['operations:read', 'retention:read', 'veteran:read', 'integrations:read'],
} as const satisfies Record<Role, readonly Scope[]>;

/** Whoever stands behind a call: a person, an API key, or Muster itself on somebody's behalf. */
export interface Principal {
  readonly tenant: TenantId;
  readonly kind: 'user' | 'key' | 'system';
  /** A user id, or `key:<id>`, or `system:<part>`. */
  readonly id: ActorId;
  /** The person, where there is one. */
  readonly user: UserId | undefined;
  readonly scopes: ReadonlySet<Scope>;
}

/** `admin` grants everything; `area:*` grants `area:read`. */
export function allows(granted: ReadonlySet<Scope>, wanted: Scope): boolean {
  if (granted.has('admin') || granted.has(wanted)) return true;
  const [area] = wanted.split(':');
  return areas.some((known) => known === area && granted.has(`${known}:*`));
}
