// “Reject Marcus and send him the not moving forward mail”: a rejection and its letter are one order, however they were said.
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import type { Json } from '../../../../../core/json.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { proposing } from '../../talk/decisions/proposals.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Part } from '../../parts.ts';

interface Letter {
  readonly candidate: Json;
  readonly id: string;
}

function letterOf(part: Part): Letter | undefined {
  if (part.kind !== 'call' || part.call.tool !== 'send_followup') return undefined;
  const { candidate, message_template: id } = part.call.arguments;
  return typeof id === 'string' && candidate !== undefined && parting.test(id) ? { candidate, id } : undefined;
}

const isBareRejection = (part: Part, candidate: unknown): boolean =>
  part.kind === 'call' &&
  part.call.tool === 'reject_candidate' &&
  part.call.arguments['candidate'] === candidate &&
  part.call.arguments['message_template'] === undefined;

export function withPartingLetters(parts: readonly Part[]): readonly Part[] {
  const letters = parts.flatMap((part) => letterOf(part) ?? []);
  return parts.flatMap((part): readonly Part[] => {
    const letter = letterOf(part);
    if (letter !== undefined && parts.some((one) => isBareRejection(one, letter.candidate))) return [];
    const own = letters.find(({ candidate }) => isBareRejection(part, candidate));
    if (own === undefined || part.kind !== 'call') return [part];
    const call = { ...part.call, arguments: { ...part.call.arguments, message_template: own.id } };
    return [{ kind: 'call', call }];
  });
}

/** “Reject Darrow, his ask was way off. Use the decision email.”: the letter belongs to the one order that may have one. */
export function withLetterNamed(parts: readonly Part[], readings: readonly Reading[]): readonly Part[] {
  const named = readings.flatMap((reading) =>
    reading.template?.ids.length === 1 &&
    reading.people.length === 0 &&
    (asksForLetter.test(reading.clause.text) || isLetterAlone(reading))
      ? reading.template.ids
      : [],
  );
  const [id, another] = named;
  const [order, second] = parts.filter((part) => part.kind === 'call' && written.has(part.call.tool));
  if (id === undefined || another !== undefined || second !== undefined || order?.kind !== 'call') return parts;
  if (order.call.arguments['message_template'] !== undefined) return parts;
  const call = { ...order.call, arguments: { ...order.call.arguments, message_template: id } };
  return parts.map((part) => (part === order ? { kind: 'call', call } : part));
}

/** A parting letter by itself, named beside somebody of whom nothing was understood: it goes with a rejection, or is asked about. */
export async function withoutLoneLetters(
  parts: readonly Part[],
  readings: readonly Reading[],
  { dialogue, known }: { dialogue: Dialogue; known: Known },
): Promise<readonly Part[]> {
  const isAsked = (id: string): boolean =>
    readings.some(
      ({ template, people, filters }) =>
        template?.ids[0] === id && (people.length > 0 || Object.keys(filters).length > 0),
    );
  const wasRejected = (candidate: unknown): boolean =>
    dialogue.earlier.some(({ calls }) =>
      calls.some(({ tool, arguments: args }) => tool === 'reject_candidate' && args['candidate'] === candidate),
    );
  return Promise.all(
    parts.map(async (part): Promise<Part> => {
      const letter = letterOf(part);
      if (letter === undefined || isAsked(letter.id) || wasRejected(letter.candidate)) return part;
      const because = `“${letter.id}” goes with a rejection.`;
      const call = {
        tool: 'reject_candidate',
        arguments: { candidate: letter.candidate, message_template: letter.id },
      };
      return proposing(because, [{ kind: 'call', call }], { known, otherwise: `${because} What shall I do?` });
    }),
  );
}

const written = new Set(['reject_candidate', 'send_followup']);
/** The second where it was put behind the story that it followed. */
const asksForLetter =
  /^(?:use|with|via|take|pick|choose|go with|send)\b|\busing the \S+ template$|\b(?:(?:will|would|should) do|is fine|is enough)[.! ]*$/i;
/** “Nudge Ann, check-in one”: its name and no more. */
export const isLetterAlone = ({ template, clause, payload }: Reading): boolean =>
  template?.ids.length === 1 && payload === undefined && littleMore.test(clause.text.replace(template.text, ''));
const littleMore = /^(?:the|an?|our|that|one|template|letter|e?-?mail|message|text|version|thing|\s)*[.! ]*$/i;
