// What language models were used for, one row a turn, as Kysely sees the table.
export interface UsageTable {
  tenant: string;
  conversation: string;
  turn: string;
  actor: string;
  model: string;
  day: string;
  answered: string;
  input: number;
  cached: number;
  output: number;
  costMicros: number;
  reservedTokens: number;
  reservedMicros: number;
}
