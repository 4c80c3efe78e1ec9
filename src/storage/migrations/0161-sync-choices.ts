// What a person chose for one run: records, deletions beyond the brake; and what a dry run found.
export const syncChoices = `
  alter table sync add column only_records json;
  alter table sync add column deletes_allowed integer;
  alter table sync add column preview json;`;
