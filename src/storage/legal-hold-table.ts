// The table of holds on candidates' data as Kysely sees it.
export interface LegalHoldTable {
  tenant: string;
  id: string;
  candidate: string;
  because: string;
  placedBy: string;
  placedAt: Date;
  endedBy: string | null;
  endedAt: Date | null;
}
