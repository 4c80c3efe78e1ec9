// “Scrap the offer”, “stop that”: what was just asked for or begun is ended, where it is clear which.
import { endsIt, endsRequest } from '../../../../nlp/lexicon/talk.ts';
import type { Dialogue } from '../dialogue.ts';
import type { Known } from '../known.ts';
import { type Part, partOf } from '../parts.ts';
import { candidateOf, waitingIn } from './waiting.ts';

const toolsOf: Readonly<Record<string, readonly string[]>> = {
  offer: ['send_offer'],
  rejection: ['reject_candidate'],
  mail: ['send_message', 'send_followup'],
  message: ['send_message', 'send_followup'],
};

export async function calledOff(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const what = endsRequest.exec(said.trim())?.groups?.['what']?.toLowerCase();
  if (what !== undefined) return withdrawn(what, dialogue, known);
  return endsIt.test(said.trim()) ? stopped(dialogue) : undefined;
}

async function withdrawn(what: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const waiting = await waitingIn(dialogue, known);
  const [only, ...others] = waiting.filter(({ call }) => toolsOf[what]?.includes(call.tool) ?? true);
  return only === undefined || others.length > 0
    ? undefined
    : [partOf({ tool: 'decline_action', arguments: { approval: only.approval } }, [])];
}

function stopped({ earlier }: Dialogue): readonly Part[] | undefined {
  const [last, ...more] = earlier.at(-1)?.calls ?? [];
  if (last?.tool !== 'start_sequence' || last.result?.kind !== 'action' || more.length > 0) return undefined;
  const candidate = candidateOf(last);
  return candidate === undefined ? undefined : [partOf({ tool: 'stop_sequence', arguments: { candidate } }, [])];
}
