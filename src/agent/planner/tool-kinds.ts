// Which tools only look, and which decide: a look does no harm, and a decision is an act of a person.
import type { ReadCall } from '../ask.ts';
import { wordSet } from './word-set.ts';

const reads = wordSet(
  'find_candidates show_candidate find_free_slots morning_brief show_metrics list_approvals list_actions score_candidate translate_mos integration_health',
);
export const isRead = (tool: string): boolean => reads.has(tool);

const deciding = wordSet('approve_action decline_action');
export const isDecision = ({ tool }: Pick<ReadCall, 'tool'>): boolean => deciding.has(tool);

/** What is shown where a decision is not passed on. */
export const whatWaits: ReadCall = { tool: 'list_approvals', arguments: {} };
