// Tokens and money that language models cost, one row a turn. What is reserved counts for the day's budget until it is settled.
import { tenantRows } from './tenant-rows.ts';

export const modelUsage = `
  alter table turn add column usage json;
  create table model_usage (
    tenant text not null,
    conversation text not null,
    turn text not null,
    actor text not null,
    model text not null,
    day date not null,
    input bigint not null default 0,
    cached bigint not null default 0,
    output bigint not null default 0,
    cost_micros bigint not null default 0,
    reserved_tokens bigint not null default 0,
    reserved_micros bigint not null default 0,
    primary key (tenant, conversation, turn, day)
  );
  create index model_usage_day on model_usage (tenant, day);
  ${tenantRows('model_usage')}`;
