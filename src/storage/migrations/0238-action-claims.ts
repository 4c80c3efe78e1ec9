// How often in a row an action was taken up without anybody saying what became of it: processes that die over it are counted.
export const actionClaims = 'alter table action add column claims integer not null default 0;';
