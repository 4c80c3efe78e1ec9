// “Approve William's.” – “Drop the other one.”: of the requests that wait, the one that was not decided in the last turn, nor is in
// another clause of this message. A decision that was refused was about that one all the same.
import { decidesOther, requested } from '../../../../../nlp/lexicon/talk.ts';
import type { Approval } from '../../../../../core/action.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import { waitingIn } from '../../context/waiting.ts';
import type { Known } from '../../named/known.ts';
import { findPeople } from '../../named/people.ts';
import { type Part, partOf } from '../../parts.ts';

/** Turns back at which the first one was decided. */
const near = 3;
const decisions: ReadonlySet<string> = new Set(['approve_action', 'decline_action']);

/** Undefined where the words speak of no other, or where no other waits. */
export async function otherRequest(
  clause: string,
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Part[] | undefined> {
  const heard = /\bthe other\b/i.test(clause) ? decidesOther.exec(clause.trim())?.groups : undefined;
  if (heard === undefined) return undefined;
  const last = lastDecision(dialogue);
  const before = [...(await decidedHere(clause, dialogue, known)), ...(last?.approvals ?? [])];
  const tool = toolOf(heard) ?? last?.tool;
  if (tool === undefined || before.length === 0) return undefined;
  return decidedOn(tool, await waitingBeside(before, dialogue, known));
}

const toolOf = ({ no, yes }: Record<string, string | undefined>): string | undefined =>
  no === undefined ? (yes === undefined ? undefined : 'approve_action') : 'decline_action';

/** What this talk has asked for, and still waits. */
async function waitingBeside(
  before: readonly string[],
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Approval[]> {
  const mine = new Set((await waitingIn(dialogue, known)).map(({ approval }) => String(approval)));
  return (await known.world.pendingApprovals()).filter(({ id }) => mine.has(id) && !before.includes(id));
}

function decidedOn(tool: string, left: readonly Approval[]): readonly Part[] | undefined {
  const [only, ...more] = left;
  if (only === undefined) return undefined;
  if (more.length === 0) return [partOf({ tool, arguments: { approval: only.id } }, [])];
  return [
    partOf({ tool, arguments: {} }, [
      { slot: 'approval', question: 'Which one do you mean?', choices: labelled(left) },
    ]),
  ];
}

const labelled = (approvals: readonly Approval[]) =>
  approvals.map(({ id, preview }) => ({ label: preview, value: id }));

/** What was decided last, or was to be. */
function lastDecision({ earlier }: Dialogue): { tool: string; approvals: readonly string[] } | undefined {
  const turn = earlier.slice(-near).findLast(({ calls }) => calls.some(({ tool }) => decisions.has(tool)));
  const calls = turn?.calls.filter(({ tool }) => decisions.has(tool)) ?? [];
  const [first] = calls;
  if (first === undefined) return undefined;
  return {
    tool: first.tool,
    approvals: calls.flatMap(({ arguments: { approval } }) => (typeof approval === 'string' ? [approval] : [])),
  };
}

/** “Approve the offer, drop the other one”: what the rest of the message names, by kind or by whom it is about. */
async function decidedHere(clause: string, dialogue: Dialogue, known: Known): Promise<readonly string[]> {
  const rest = dialogue.said.replace(clause, ' ');
  if (rest.trim() === '' || rest === dialogue.said) return [];
  const kinds = rest.match(new RegExp(requested.source, 'giu'))?.map((kind) => toolsOf[kind.toLowerCase()] ?? '') ?? [];
  const people = findPeople(rest, known.names, []).flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  );
  if (kinds.length + people.length === 0) return [];
  return (await known.world.pendingApprovals()).flatMap(({ id, tool, input }) =>
    kinds.includes(tool) || people.some((one) => one === input['candidate']) ? [String(id)] : [],
  );
}
const toolsOf: Readonly<Record<string, string>> = { offer: 'send_offer', rejection: 'reject_candidate' };
