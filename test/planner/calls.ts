// The calls that instructions must lead to, in short: ids without their prefixes, times as the wall clock of the sandbox shows them.
import type { JsonObject } from '../../src/core/json.ts';
import type { WantedCall } from './instruction.ts';

const candidate = (id: string) => ({ candidate: `c_${id}` });
const people = (ids: string) => ({ with: ids.split(' ').map((id) => `u_${id}`) });
/** A name of the calendar, or the number of the call of this talk that booked it. */
const meeting = (id: string | number) => ({ meeting: `m_${id}` });

export const move = (id: string, stage: string): WantedCall => ['move_stage', { ...candidate(id), stage }];
export const reject = (id: string, more: { reason?: string; message_template?: string } = {}): WantedCall => [
  'reject_candidate',
  { ...candidate(id), ...more },
];
interface OfferTerms {
  readonly salary?: number;
  readonly currency?: string;
  readonly start_date?: string;
  readonly message_template?: string;
}
export const offer = (id: string, terms: OfferTerms = {}): WantedCall => ['send_offer', { ...candidate(id), ...terms }];

interface Booking {
  readonly about?: string;
  readonly title?: string;
  readonly location?: string;
}
/** `book('2026-06-02T14:00', 30, 'dana paul', { about: 'priya' })`. */
export const book = (
  start: string,
  minutes: number,
  ...[users, { about, ...more } = {}]: [string, Booking?]
): WantedCall => [
  'book_meeting',
  { ...(about === undefined ? {} : candidate(about)), ...people(users), start, duration_minutes: minutes, ...more },
];
export const reschedule = (id: string | number, start: string, minutes?: number): WantedCall => [
  'reschedule_meeting',
  { ...meeting(id), start, ...(minutes === undefined ? {} : { duration_minutes: minutes }) },
];
export const cancel = (id: string | number, reason?: string): WantedCall => [
  'cancel_meeting',
  { ...meeting(id), ...(reason === undefined ? {} : { reason }) },
];
/** Whole days, `to` exclusive, unless times are given. */
export const free = (users: string, from: string, ...[to, minutes]: [string, number?]): WantedCall => [
  'find_free_slots',
  { ...people(users), from, to, ...(minutes === undefined ? {} : { duration_minutes: minutes }) },
];

const templated = (template?: string): JsonObject => (template === undefined ? {} : { message_template: template });
export const followUp = (id: string, template?: string): WantedCall => [
  'send_followup',
  { ...candidate(id), ...templated(template) },
];
export interface Filters {
  readonly role?: string;
  readonly stage?: string;
  readonly job?: string;
  readonly days_since_contact?: number;
  readonly at_risk?: boolean;
}
const filtered = ({ job, ...filters }: Filters): JsonObject => ({
  ...filters,
  ...(job === undefined ? {} : { job: `job_${job}` }),
});
export const followUpAll = (filters: Filters, template?: string): WantedCall => [
  'send_followup',
  { filters: filtered(filters), ...templated(template) },
];
export const find = (filters: Filters): WantedCall => ['find_candidates', filtered(filters)];
export const show = (id: string): WantedCall => ['show_candidate', candidate(id)];

/** Texts may be worded in several ways, `|` between them. */
export const message = (id: string, text: string): WantedCall => ['send_message', { ...candidate(id), text }];
export const note = (id: string, text: string): WantedCall => ['add_note', { ...candidate(id), text }];
export const tell = (user: string, text: string): WantedCall => ['notify_user', { user: `u_${user}`, text }];

const spanning = (period?: string): JsonObject => (period === undefined ? {} : { period });
export const brief = (): WantedCall => ['morning_brief', {}];
export const metrics = (period?: string): WantedCall => ['show_metrics', spanning(period)];
export const approvals = (): WantedCall => ['list_approvals', {}];
export const log = (period?: string): WantedCall => ['list_actions', spanning(period)];

/** The number is that of the call in this talk, counted from 1. */
export const undo = (call: number): WantedCall => ['undo_action', { action: `act_${call}` }];
export const approve = (call: number): WantedCall => ['approve_action', { approval: `apr_act_${call}` }];
export const decline = (call: number): WantedCall => ['decline_action', { approval: `apr_act_${call}` }];
