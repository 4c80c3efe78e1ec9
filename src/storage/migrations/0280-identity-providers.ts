// By which identity provider the people of an organization sign in.
import { tenantRows } from './tenant-rows.ts';

export const identityProviders = `
  create table identity_provider (
    tenant text primary key,
    body jsonb not null,
    secret text,
    proved boolean not null
  );
  ${tenantRows('identity_provider')}`;
