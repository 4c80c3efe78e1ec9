// How often a run was taken up since it last got anywhere: what is left of a process that died of it.
export const syncBegun = `
  alter table sync add column begun integer not null default 0;`;
