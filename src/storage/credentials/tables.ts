// Rows of what lets people and programs in.
type Time = Date;

export interface ApiKeyTable {
  tenant: string;
  id: string;
  name: string;
  kind: string;
  scopes: string[];
  origins: string[];
  hash: string;
  last4: string;
  createdAt: Time;
  expiresAt: Time | null;
  revokedAt: Time | null;
  lastUsedAt: Time | null;
}

export interface SessionTable {
  hash: string;
  tenant: string;
  userId: string | null;
  role: string;
  kind: string;
  createdAt: Time;
  expiresAt: Time;
  device: string;
  lastUsedAt: Time | null;
  activeAt: Time | null;
  provedAt: Time | null;
}
