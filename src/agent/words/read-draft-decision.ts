// Reads “send it” and “discard it” where they are the whole answer to the one draft that was just shown. Anything else leaves the
// draft as it is, and a planner answers.
import type { ActionId } from '../../core/ids.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import { CallResult } from '../call-result.ts';
import type { DecisionMessage } from './decision-message.ts';

const polite = '(?:please|pls|plz|thanks|thank you|thx|cheers|now)';
const ahead =
  '(?:(?:yes|yep|yeah|ok|okay|sure|fine|good|great|perfect|alright|all right|looks (?:good|great|fine)|that is (?:good|fine)|please)[\\s,.!]+)*';
const back = '(?:(?:no|nope|wait|stop|sorry|actually|ok|okay|please)[\\s,.!]+)*';
const it = '(?:it|this|that|them|all of them|(?:all )?the (?:draft|e-?mail|mail|message|letter)s?)';
const end = `(?:[\\s,.!]+${polite})*[\\s.!]*$`;
const sends = new RegExp(`^${ahead}(?:send(?: ${it})?|send ${it} off|go ahead|do it|ok to send)${end}`, 'iu');
const discards = new RegExp(`^${back}(?:discard|delete|scrap|drop|bin)(?: ${it})?${end}`, 'iu');

export interface DraftDecision {
  readonly decision: 'send' | 'discard';
  readonly draft: ActionId;
  readonly digest: string;
}

/** Undefined: the message decides on no draft. */
export function readDraftDecision({
  text,
  by,
  earlier,
}: Pick<DecisionMessage, 'text' | 'by' | 'earlier'>): DraftDecision | undefined {
  const plain = text.normalize('NFKC').trim();
  const decision = sends.test(plain) ? 'send' : discards.test(plain) ? 'discard' : undefined;
  const latest = earlier.at(-1);
  const shown = latest === undefined || latest.saidBy !== by.id || latest.asks ? undefined : onlyDraft(latest);
  return decision === undefined || shown === undefined ? undefined : { decision, ...shown };
}

/** Of two things that wait neither is meant. */
function onlyDraft({ calls }: Turn): Pick<DraftDecision, 'draft' | 'digest'> | undefined {
  const waiting = calls.flatMap(({ result }) => {
    const read = CallResult.safeParse(result).data;
    return read?.kind === 'action' && (read.draft !== undefined || read.approval !== undefined) ? [read] : [];
  });
  const [only] = waiting;
  if (waiting.length !== 1 || only?.draft === undefined) return undefined;
  return { draft: only.action_id, digest: only.draft.digest };
}
