// The number of a claim: what was written under an earlier one is refused, however late it arrives.
export const claimNumbers = `
  alter table sync add column claims integer not null default 0;
  alter table idempotency add column claims integer not null default 0;`;
