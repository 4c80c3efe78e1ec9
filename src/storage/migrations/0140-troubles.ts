// What could not be done, for now or for good, until people were told of it.
import { sweepable, tenantRows } from './tenant-rows.ts';

export const troubles = `
  create table trouble (
    tenant text not null,
    subject text collate "C" not null,
    kind text not null,
    code text not null,
    since timestamptz not null,
    is_told boolean not null default false,
    primary key (tenant, subject)
  );
  ${tenantRows('trouble')}
  ${sweepable('trouble')}
`;
