// What stood in a failed record before a person said that the other system has it: kept so that they can take that back.
export const syncSettled = `
  alter table sync_record add column settled json;`;
