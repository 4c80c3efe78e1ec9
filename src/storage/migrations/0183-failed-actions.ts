// Failed actions and letters are looked for every morning, and are few among many.
export const failedActions = `
  create index action_failed on action (tenant, created_at desc, seq desc) where status = 'failed';
  create index letter_failed on letter (tenant, release_at desc) where status = 'failed';`;
