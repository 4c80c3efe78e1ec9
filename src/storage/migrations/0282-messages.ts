// What people were told is listed by person, newest first: messages are few among the actions of an organization.
export const messages = `
  create index action_message on action (tenant, created_at desc, seq desc)
    where tool in ('notify_user', 'request_feedback');`;
