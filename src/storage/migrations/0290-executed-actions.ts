// Figures of a span of time are read in the order of execution, however long the ledger is.

export const executedActions = `
  create index action_executed on action (tenant, status, executed_at desc, seq desc) where executed_at is not null;`;
