// The tables of the channels as Kysely sees them.
import type { ColumnType, Generated } from 'kysely';

type JsonText = ColumnType<unknown, string, string>;
type Time = Date;

interface ChannelPostTable {
  tenant: string;
  id: string;
  platform: string;
  team: string;
  reader: string | null;
  spot: ColumnType<unknown, string | null, string | null>;
  about: JsonText;
  place: string | null;
  shown: string | null;
  tried: Generated<boolean>;
  stale: Generated<boolean>;
  gone: Generated<boolean>;
  leaseUntil: Time | null;
  createdAt: Time;
  redrawAt: Time | null;
}

interface ApprovalLinkTable {
  tenant: string;
  approval: string;
  userId: string;
  hash: string;
  expiresAt: Time;
  sentAt: Time | null;
  remindedAt: Time | null;
  usedAt: Time | null;
}

interface ChannelInstallationTable {
  tenant: string;
  id: string;
  platform: string;
  team: string;
  name: string;
  credentials: string;
  installedBy: string | null;
  installedAt: Time;
}

interface ChannelIdentityTable {
  tenant: string;
  platform: string;
  team: string;
  person: string;
  userId: string;
  how: string;
  checkedAt: Time;
}

export interface ChannelTables {
  channelEvent: { tenant: string; platform: string; id: string; body: string | null; arrivedAt: Time };
  channelInstallation: ChannelInstallationTable;
  channelIdentity: ChannelIdentityTable;
  channelReference: { tenant: string; platform: string; team: string; person: string; value: string };
  channelCode: { tenant: string; hash: string; userId: string; expiresAt: Time };
  channelPost: ChannelPostTable;
  channelPostSubject: { tenant: string; subject: string; post: string };
  approvalLink: ApprovalLinkTable;
  channelFile: { tenant: string; conversation: string; sent: string; expiresAt: Time };
  absence: { tenant: string; userId: string; delegate: string; begins: Time; ends: Time };
}
