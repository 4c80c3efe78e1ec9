// When a person last did something in a session, and when they last showed who they are. Null in sessions from before.
export const sessionActivity = `
  alter table session add column active_at timestamptz, add column proved_at timestamptz;`;
