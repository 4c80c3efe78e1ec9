// The people and settings of one organization, and the organizations themselves.
import { z } from 'zod';
import { type ActorId, TenantId, type TemplateId, type UserId } from '../ids.ts';
import type { Template, User } from '../records.ts';
import type { Settings } from '../settings.ts';

export const Organization = z.strictObject({
  id: TenantId,
  name: z.string(),
  mode: z.enum(['sandbox', 'live']),
  /** Runs this service: may create and see other organizations. */
  operator: z.boolean(),
  createdAt: z.date(),
});
export type Organization = z.infer<typeof Organization>;

/** Active people only: `users` and `user` do not know those who were removed. */
export interface Directory {
  users(): Promise<readonly User[]>;
  /** Throws `user_not_found`. */
  user(id: UserId): Promise<User>;
  put(user: User): Promise<void>;
  /** Deactivates; what they did stays in the log. */
  remove(id: UserId): Promise<void>;
}

/** Every change is kept with its author; see `Changes`. */
export interface Templates {
  list(): Promise<readonly Template[]>;
  /** Throws `template_not_found`. */
  get(id: TemplateId): Promise<Template>;
  /** `by` stands in the history of the template; the set-up where absent. */
  put(template: Template, by?: ActorId): Promise<void>;
  remove(id: TemplateId, by?: ActorId): Promise<void>;
}

/** Answers the defaults under version 0 until something is set. Every change is kept with its author; see `Changes`. */
export interface SettingsStore {
  /** Version counts changes; a plan is bound to it. */
  get(): Promise<{ settings: Settings; version: number }>;
  put(settings: Settings, by?: ActorId): Promise<{ settings: Settings; version: number }>;
}

/** Over all tenants. `create` throws `conflict` for an id that is there. */
export interface Organizations {
  list(): Promise<readonly Organization[]>;
  get(id: TenantId): Promise<Organization | undefined>;
  create(organization: Organization): Promise<void>;
}
