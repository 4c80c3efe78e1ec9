// Whether people know that an account does not let Muster in: told once, and once more when it does again.
export const connectionTold = `alter table connection add column told_at timestamptz;`;
