// What admins and people manage of the chat platforms: connected workspaces, links between people, and who is away.
import type { TenantId, UserId } from '../ids.ts';
import type { Absence, Platform } from './channels.ts';

export interface ConnectedWorkspace {
  readonly platform: Platform;
  readonly team: string;
  readonly name: string;
  readonly connectedAt: Date;
}

/** Over both platforms. Absences go by business time, codes and links by real time. */
export interface ChannelAdmin {
  workspaces(tenant: TenantId): Promise<readonly ConnectedWorkspace[]>;
  /** With which an admin connects a workspace. Throws `conflict` where this service is not set up for it. */
  installLink(tenant: TenantId, platform: Platform): { readonly url: string; readonly expiresAt: Date };
  /** Throws `not_found`. */
  disconnect(tenant: TenantId, workspace: { platform: Platform; team: string }): Promise<void>;
  /** A one-time code with which this person says on a platform who they are. */
  makeCode(tenant: TenantId, user: UserId): Promise<{ readonly code: string; readonly expiresAt: Date }>;
  /** Those that hold now or later. */
  absences(tenant: TenantId): Promise<readonly Absence[]>;
  putAbsence(tenant: TenantId, absence: Absence): Promise<void>;
  removeAbsence(tenant: TenantId, user: UserId): Promise<void>;
}
