// What parameters and fields mean whose schema does not say it, for the reference: by their name, or more closely by the resource and
// their path. A schema's own description comes first; a test holds that none is without a sentence.
import { assessmentWords } from './assessment.ts';
import { flowWords } from './flows.ts';
import { integrationWords } from './integration.ts';
import { platformWords } from './platform.ts';
import { recruitingWords } from './recruiting.ts';
import type { ResourceWords } from './resource-words.ts';

/** Anywhere. */
export const anywhere: Readonly<Record<string, string>> = {
  action: 'Which action this body asks for.',
  action_id: 'Id of the action, as the action log lists it.',
  accent: 'Color of buttons and links, as `#rrggbb`.',
  application_id: 'Id of the application, as POST /v1/veteran/applications answers it.',
  approval_id: 'Id of the approval, as GET /api/v1/approvals lists it.',
  at_risk: 'Keeps only candidates that have had no contact for too long (`true`), or only the others (`false`).',
  attributes: 'Names of the attributes to answer with, separated by commas. Without it: all.',
  audit_id: 'Id of the audit, as GET /v1/retention/audits lists it.',
  'retry_policy.backoff_multiplier': 'By what each wait is longer than the one before; the first is one second.',
  'retry_policy.max_retries': 'How often a request is tried again. `3` means four tries in all.',
  retry_policy: 'How often a failed request is tried again, and how the waits grow.',
  booking_link_id: 'Id of the booking link.',
  'brand.name': 'Name shown at the top of the page.',
  'brand.accent': 'Color of buttons and links on the page, as `#rrggbb`.',
  brand: 'How the page looks to whoever opens the link.',
  candidate: 'Id of the candidate.',
  candidate_id: 'Id of the candidate.',
  client_id: 'Id of the client.',
  code: 'Machine-readable code of the problem.',
  config: 'What the connector asks for beside credentials, such as a subdomain, by the keys that the catalog lists.',
  connection_id: 'Id of the connection, as GET /api/v2/connections lists it.',
  connector: 'Name of the system, as GET /api/v2/connectors lists it.',
  conversation_id: 'Id of the conversation.',
  credentials: 'Keys and secrets, by the names that the catalog lists. They are stored sealed and never shown again.',
  currency: 'Three capital letters (ISO 4217).',
  decision_id: 'Id of the decision.',
  delivery_id: 'Id of the delivery.',
  draft_id: 'Id of the draft.',
  dry_run: 'Reads and maps and writes nothing; the run says what it would do.',
  endpoint_id: 'Id of the webhook endpoint.',
  erasure_id: 'Id of the erasure, as POST /api/v1/data/erase answers it.',
  event_delivery_id: 'Id of the delivery of one event.',
  event_id: 'Id of the event.',
  excludedAttributes: 'Names of the attributes to leave out, separated by commas.',
  expires_at: 'When it ends; null or absent: never.',
  file_id: 'Id of the file, as the list of the candidate’s files has it.',
  flow_id: 'Id of the flow.',
  flow_template: 'Name of the ready flow, as GET /api/v2/flow-templates lists it.',
  group_id: 'Id of the group.',
  guide: 'Name of the guide, as in its address.',
  hired_at: 'Day of the hire.',
  hold_id: 'Id of the hold.',
  id: 'Id of the record, as the list has it.',
  integration_id: 'Id of the integration.',
  job_family: 'Job family, as GET /v1/retention/models lists it.',
  job_id: 'Id of the requisition.',
  key_id: 'Id of the key, as GET /api/v1/keys lists it; not the key itself.',
  limit: 'How many entries a page holds at most.',
  link: 'The token in the link.',
  mos_code: 'Code of the military occupation.',
  name: 'Name that people see.',
  offering_id: 'Id of the offering.',
  plan_id: 'Id of the interview plan.',
  platform: 'The chat platform.',
  pool_id: 'Id of the interviewer pool.',
  prediction_id: 'Id of the score, as the answer to it holds.',
  request_id: 'Id of the request.',
  resource: 'Name of the resource, as in the address of its page.',
  review_id: 'Id of the review.',
  revision: 'Revision of the draft that was read; the change is refused where somebody was quicker.',
  rule_id: 'Id of the rule.',
  schedule: 'When it runs; needed for `batch`.',
  'schedule.cron': 'Five fields: minute, hour, day of month, month, day of week. `0 6 * * 1-5` is 6:00 on weekdays.',
  'schedule.time_zone': 'IANA time zone in which `cron` is read.',
  scopes: 'What it may do. Ask for as little as you need.',
  sequence_id: 'Id of the sequence.',
  session_id: 'Id of the session.',
  since: 'From this moment on (RFC 3339).',
  sortBy: 'Name of the attribute to sort by.',
  sortOrder: '`ascending` or `descending`.',
  stage: 'Name of the stage.',
  subscription_id: 'Id of the subscription.',
  sync_id: 'Id of the run.',
  sync_mode: '`once`, `batch` on a schedule, or `real_time`.',
  system: 'Name of the system.',
  task_id: 'Id of the task.',
  team: 'Id of the workspace or team on that platform.',
  template_id: 'Id of the template.',
  tenant_id: 'The account over there, as the other system calls it; tells several connections to one system apart.',
  time_zone: 'IANA time zone, such as `America/Chicago`.',
  title: 'Title that people see.',
  token: 'The token in the address.',
  user_id: 'Id of the person.',
  version: 'Version that was read; the change is refused where somebody was quicker.',
  webhook_url: 'Where notices about ended runs are sent.',
};

export const byResource: ResourceWords = {
  ...recruitingWords,
  ...integrationWords,
  ...flowWords,
  ...platformWords,
  ...assessmentWords,
};

/**
 * The closest that is known: the whole path in its resource before its end, and a resource before anywhere. `path` is dotted, without
 * marks of lists.
 */
export function wordsOfField(resource: string, path: string): string | undefined {
  const parts = path.split('.');
  const ends = parts.map((_, at) => parts.slice(at).join('.'));
  return [byResource[resource], anywhere]
    .flatMap((words) => ends.map((end) => words?.[end]))
    .find((sentence) => sentence !== undefined);
}
