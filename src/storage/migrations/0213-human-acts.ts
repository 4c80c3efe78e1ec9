// How each decision was made: by a press, a request or words, in which channel, on what was shown; and who said a turn of a
// conversation, because words decide only for whom they were shown to; whose words a reply is, and the facts set apart from it.
export const humanActs = `
  alter table approval add column act json;
  alter table action add column act json;
  alter table turn add column said_by text;
  alter table turn add column wording text;
  alter table turn add column facts json;`;
