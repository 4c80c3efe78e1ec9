// Booking links of candidates, one row each; times that are held for a press, and wishes for other times, are found by a column.
import { tenantRows } from './tenant-rows.ts';

export const bookingLinks = `
  create table booking_link (
    tenant text not null,
    id text collate "C" not null,
    seq bigint generated always as identity,
    candidate text collate "C" not null,
    withdrawn_by text,
    held_until timestamptz,
    wish_at timestamptz,
    ends_at timestamptz not null,
    body json not null,
    primary key (tenant, id)
  );
  create index booking_link_candidate on booking_link (tenant, candidate);
  create index booking_link_seq on booking_link (tenant, seq);
  create index booking_link_held on booking_link (tenant, held_until) where held_until is not null;
  create index booking_link_wish on booking_link (tenant, wish_at) where wish_at is not null;
  ${tenantRows('booking_link')}`;
