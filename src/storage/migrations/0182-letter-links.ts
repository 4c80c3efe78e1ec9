// Letters whose reader may act by a link, or take part in a meeting: what the links would do, and the invitation.
export const letterLinks = `
  alter table letter add column links jsonb;
  alter table letter add column invite jsonb;`;
