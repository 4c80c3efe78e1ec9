// What is said of a request of this talk that waits: “turn that offer down”, “scrap the offer”, “hold Femi”. It is withdrawn where
// it is clear which one is meant; what is held simply waits on.
import {
  aroundRequest,
  ends,
  endsIt,
  endsTheirs,
  hesitations,
  holds,
  requested,
} from '../../../../../nlp/lexicon/talk.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf, remark } from '../../parts.ts';
import { findPeople } from '../../named/people.ts';
import { candidateOf, type Waiting, waitingIn } from '../../context/waiting.ts';

const toolsOf: Readonly<Record<string, readonly string[]>> = {
  offer: ['send_offer'],
  rejection: ['reject_candidate'],
  mail: ['send_message', 'send_followup'],
  message: ['send_message', 'send_followup'],
};

export async function verdictOn(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const text = said.trim();
  const ended = meantBy(whatIn(ends, text), await waitingIn(dialogue, known), known);
  if (ended !== undefined) return [partOf({ tool: 'decline_action', arguments: { approval: ended.approval } }, [])];
  const held = meantBy(whatIn(holds, text), await waitingIn(dialogue, known), known);
  if (held !== undefined) return [remark('All right, that request waits until somebody approves or declines it.')];
  return endsIt.test(text) ? stopped(dialogue) : stoppedFor(text, dialogue, known);
}

const whatIn = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map((one) => one.exec(text)?.groups?.['what']).find((what) => what !== undefined);

/** The only request that the words fit: by whom it is about, by what it asks for, or because no other waits. */
function meantBy(what: string | undefined, waiting: readonly Waiting[], known: Known): Waiting | undefined {
  if (what === undefined) return undefined;
  const people = findPeople(`for ${what}`, known.names, []);
  const kind = requested.exec(what)?.[0].toLowerCase();
  const rest = people.reduce((left, { text }) => left.replace(text, ''), what).replaceAll(aroundRequest, '');
  if (/\p{L}/u.test(rest.replace(/['’]s\b/, '')) || people.length > 1) return undefined;
  const ids = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : []));
  const [only, ...others] = waiting.filter(
    ({ call }) =>
      (people.length === 0 || ids.includes(candidateOf(call) ?? '')) &&
      (kind === undefined || (toolsOf[kind]?.includes(call.tool) ?? true)),
  );
  return others.length === 0 ? only : undefined;
}

/** “Stop it”, right after a sequence was begun. */
function stopped({ earlier }: Dialogue): readonly Part[] | undefined {
  const [last, ...more] = earlier.at(-1)?.calls ?? [];
  if (last?.tool !== 'start_sequence' || last.result?.kind !== 'action' || more.length > 0) return undefined;
  const candidate = candidateOf(last);
  return candidate === undefined ? undefined : [partOf({ tool: 'stop_sequence', arguments: { candidate } }, [])];
}

/** Turns back in which it was begun. */
const near = 4;

/** “Stop the one for Omar”: what was begun for him in this talk. */
function stoppedFor(text: string, { earlier }: Dialogue, known: Known): readonly Part[] | undefined {
  const { whom, owner } = endsTheirs.exec(text.replace(hesitations, ''))?.groups ?? {};
  const [person, ...others] = findPeople(`for ${whom ?? owner ?? ''}`, known.names, []);
  if (person?.candidates.kind !== 'one' || others.length > 0) return undefined;
  const { id } = person.candidates.person;
  const done = earlier.slice(-near).flatMap(({ calls }) => calls.filter((call) => candidateOf(call) === id));
  const isBegun =
    done.length > 0 && done.every(({ tool, result }) => tool === 'start_sequence' && result?.kind === 'action');
  return isBegun ? [partOf({ tool: 'stop_sequence', arguments: { candidate: id } }, [])] : undefined;
}
