// What a candidate model would have done, beside what was done: of the turn, so that it goes with it.
export const shadowTurns = `
  alter table turn add column shadow json;
  create index turn_shadow on turn (tenant, at) where shadow is not null;`;
