// “Reject Marcus and send him the not moving forward mail”: a rejection and its letter are one order, however they were said.
import { parting } from '../../../nlp/lexicon/parting.ts';
import type { Part } from './parts.ts';

interface Letter {
  readonly candidate: unknown;
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
