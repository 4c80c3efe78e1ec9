// “Why?”, “what did you just do?”, “who approves that?”: the last answer explained, in words; nothing is done.
import { asksWhat, asksWho, asksWhy } from '../../../../../nlp/lexicon/talk.ts';
import { AskInput } from '../../../../ask.ts';
import type { Dialogue, PastTurn } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, remark } from '../../parts.ts';
import { waitingIn } from '../../context/waiting.ts';

export async function lookedBack(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const last = dialogue.earlier.at(-1);
  if (last === undefined) return undefined;
  if (asksWho.test(said)) return whoDecides(dialogue, known);
  if (asksWhat.test(said)) return [remark(whatWasDone(dialogue.earlier))];
  return asksWhy.test(said) ? [remark(await whyIn(last, dialogue, known))] : undefined;
}

async function whoDecides(dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const waiting = await waitingIn(dialogue, known);
  const last = waiting.at(-1);
  if (last === undefined) return undefined;
  const names = last.approvers.flatMap((id) => known.names.users.byId(id)?.name ?? []);
  const who = names.length === 0 ? 'an admin' : `${names.join(', ')} or an admin`;
  const others = waiting.length === 1 ? '' : ` ${waiting.length} requests of this conversation wait in all.`;
  return [remark(`That is up to ${who}. Nothing happens before they approve it.${others}`)];
}

/** The newest turn that did anything but look, as it was told then. */
function whatWasDone(earlier: readonly PastTurn[]): string {
  const busy = earlier.findLast(didSomething);
  if (busy === undefined) return 'Nothing: in this conversation I have only looked things up and answered.';
  const lead = busy === earlier.at(-1) ? 'This, as you asked' : 'The last thing I did, as you asked';
  return `${lead} (“${shortened(busy.said)}”):\n${busy.reply}`;
}

const didSomething = ({ calls }: PastTurn): boolean =>
  calls.some(({ result }) => result?.kind === 'action' && result.effect !== 'read');

async function whyIn(last: PastTurn, dialogue: Dialogue, known: Known): Promise<string> {
  const failed = last.calls.flatMap(({ result }) => (result?.kind === 'problem' ? [result.problem.detail] : []));
  if (failed[0] !== undefined) return `Because the system refused it: ${failed[0]}`;
  const asked = last.calls.flatMap(({ tool, arguments: args }) =>
    tool === 'ask' ? (AskInput.safeParse(args).data ?? []) : [],
  );
  if (asked.length > 0)
    return `Because “${shortened(last.said)}” left something open, and I would rather ask than guess. My question was: ${asked[0]?.question ?? ''}`;
  const waiting = (await waitingIn(dialogue, known)).filter(({ turn }) => turn === dialogue.earlier.length - 1);
  if (waiting[0] !== undefined)
    return `It waits for approval because of the organisation's rules (${waiting[0].because}). You asked for it with “${shortened(last.said)}”.`;
  return didSomething(last)
    ? `Because you wrote “${shortened(last.said)}”. If that is not what you meant, “undo” takes it back.`
    : `I answered “${shortened(last.said)}”; nothing was changed.`;
}

const mostLetters = 90;
const shortened = (text: string): string => (text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`);
