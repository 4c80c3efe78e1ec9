// Letters that were worded for somebody and wait until that person has read them: what is remembered of each until it is sent.
export const drafts = `
  alter table action add column draft json;
  create index action_draft on action (tenant, created_at) where status = 'draft';`;
