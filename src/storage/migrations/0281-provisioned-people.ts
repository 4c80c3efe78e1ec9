// What an identity provider calls the people of an organization.
export const provisionedPeople = `
  alter table app_user add column user_name text, add column external_id text;
  create unique index app_user_user_name on app_user (tenant, lower(user_name)) where user_name is not null;
  create unique index app_user_external_id on app_user (tenant, external_id) where external_id is not null;`;
