// What every fresh sandbox holds, and what only a service with more than a sandbox does.
import type { Variable } from './variable.ts';

const ready = (sample: string): Variable => ({ sample, from: 'sandbox' });
/** Requests that need it are left out of a run until somebody fills it in. */
const elsewhere = (sample: string): Variable => ({ sample, from: 'elsewhere' });

export const readyThings: Readonly<Record<string, Variable>> = {
  candidate_id: ready('c_priya_raman'),
  file_id: ready('file_1'),
  job_family: ready('general'),
  system: ready('sandbox'),
  connector: ready('bamboohr'),
  flow_template: ready('hires-to-hris'),
  branch: ready('Army'),
  mos_code: ready('92A'),
  application_id: ready('app_4711'),
  code: ready('not_found'),
  user_id: ready('u_maya'),
  group_id: ready('recruiter'),
  // A letter that the planner worded in a conversation.
  draft_id: elsewhere('act_01J9ZM'),
  // What a scored person asks for by the link in their letter, and files that somebody has approved.
  assessment_request_id: elsewhere('asr_01J9Z3'),
  applied_id: elsewhere('act_01J9ZN'),
  // A record that a sync could not write: the other system has to refuse one first.
  failed_record_id: elsewhere('sync_01J9Z3.c3Ry'),
  uncertain_record_id: elsewhere('sync_01J9Z3.c3Ry'),
  failed_sync_id: elsewhere('sync_01J9Z3'),
  written_sync_id: elsewhere('sync_01J9Z3'),
  retrained_job_family: elsewhere('general'),
  chat_platform: elsewhere('slack'),
  chat_team: elsewhere('T0123456'),
  openid_issuer: elsewhere('https://login.example.com'),
};
