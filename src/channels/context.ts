// Everything the channels work with, handed in by `main`. Nothing here knows which adapter stands behind a port.
import type { Agent } from '../agent/agent.ts';
import type { Principal } from '../core/access.ts';
import type { Brief } from '../core/brief.ts';
import type { Clocks } from '../core/clock.ts';
import type { NewId, TenantId } from '../core/ids.ts';
import type { JsonObject } from '../core/json.ts';
import type { Log } from '../core/log.ts';
import type { ChannelStores, Platform } from '../core/ports/channels.ts';
import type { Conversations } from '../core/ports/conversations.ts';
import type { ActionGate } from '../core/ports/action-gate.ts';
import type { Directory, SettingsStore } from '../core/ports/directory.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Mailer } from '../core/ports/mailer.ts';
import type { Outbox } from '../core/ports/outbox.ts';
import type { PersonPreferences } from '../core/ports/person-preferences.ts';
import type { Sealer } from '../core/ports/sealer.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { Metrics } from '../services/operations/metrics.ts';
import type { Channel } from './channel.ts';

export interface InCivilianTerms {
  readonly text: string;
  readonly changes: readonly { readonly before: string; readonly after: string }[];
  readonly skills: readonly string[];
}

export interface ChannelServices {
  /** Those that are configured; none: everything here does nothing. */
  readonly channels: readonly Channel[];
  readonly stores: Of<ChannelStores>;
  readonly gate: ActionGate;
  readonly agent: Agent;
  readonly ledger: Of<Ledger>;
  readonly directory: Of<Directory>;
  readonly conversations: Of<Conversations>;
  readonly settings: Of<SettingsStore>;
  /** By which ways people want to hear of things. */
  readonly preferences: Of<Pick<PersonPreferences, 'get'>>;
  /** What waits for the end of somebody's quiet hours. */
  readonly outbox: Pick<Outbox, 'promise'>;
  /** For those whom no chat reaches. */
  readonly mailer: Of<Mailer>;
  /** Signs what is handed out in mails. */
  readonly sealer: Sealer;
  /** Military words of a text in plain ones, with the skills that stand in it. Keeps nothing of it. */
  readonly civilian: (text: string) => InCivilianTerms;
  /** Turns names that people write into identifiers. */
  readonly resolve: (request: { tool: string; input: JsonObject; by: Principal }) => Promise<JsonObject>;
  readonly brief: (by: Principal) => Promise<Pick<Brief, 'items' | 'at_risk'>>;
  /** Of the last 30 days. */
  readonly metrics: (by: Principal) => Promise<Metrics>;
  /** Where people reach Muster, without a slash at the end. */
  readonly publicUrl: string;
  readonly clocks: Clocks;
  readonly newId: NewId;
  readonly log: Log;
}

/** One organization's view of it. */
export interface ChannelContext extends Omit<
  ChannelServices,
  'stores' | 'ledger' | 'directory' | 'conversations' | 'settings' | 'mailer' | 'preferences'
> {
  readonly tenant: TenantId;
  readonly stores: ChannelStores;
  readonly ledger: Ledger;
  readonly directory: Directory;
  readonly conversations: Conversations;
  readonly settings: SettingsStore;
  readonly mailer: Mailer;
  readonly preferences: Pick<PersonPreferences, 'get'>;
}

export const contextOf = (services: ChannelServices, tenant: TenantId): ChannelContext => ({
  ...services,
  tenant,
  stores: services.stores(tenant),
  ledger: services.ledger(tenant),
  directory: services.directory(tenant),
  conversations: services.conversations(tenant),
  settings: services.settings(tenant),
  mailer: services.mailer(tenant),
  preferences: services.preferences(tenant),
});

export function channelOf({ channels }: Pick<ChannelServices, 'channels'>, platform: Platform): Channel | undefined {
  return channels.find((channel) => channel.platform === platform);
}
