// A message that does nothing but decide on the one thing its writer was shown here is the act of that person. It is read before
// any planner, and whatever is unclear stays undecided.
import type { Approval } from '../../core/action.ts';
import { HumanAct } from '../../core/human-act.ts';
import { JsonObject } from '../../core/json.ts';
import type { Turn, TurnCall } from '../../core/ports/conversations.ts';
import type { World } from '../../services/operations/world.ts';
import { AskInput, askTool } from '../ask.ts';
import { decisionRecord } from './decision-record.ts';
import { outcome } from './outcome.ts';
import { readDecision, type SaidDecision, type Target } from './read-decision.ts';
import { type DraftDecision, readDraftDecision } from './read-draft-decision.ts';
import type { DecisionMessage } from './decision-message.ts';
import { type ShownApproval, shownTo } from './shown-approvals.ts';

/** Undefined: the message decides nothing, and a planner answers it. */
export async function decideByWords(said: DecisionMessage): Promise<TurnCall | undefined> {
  const onDraft = readDraftDecision(said);
  if (onDraft !== undefined) return carryOutDraft(said, onDraft);
  const verdict = readDecision(said.text);
  if (verdict === undefined || isUnclear(verdict, said.earlier)) return undefined;
  const shown = shownTo(said.by.id, said.earlier);
  if (shown.all.length === 0 || (verdict.isLoose && !(shown.isFresh && shown.last.length === 1))) return undefined;
  const waiting = await waitingAmong(shown.all, said.world);
  const chosen = await chooseFrom(waiting, { target: verdict.target, last: shown.last, world: said.world });
  if (chosen === undefined || (verdict.isLoose && chosen.id !== shown.last[0]?.id)) return undefined;
  return carryOut(said, verdict, chosen);
}

/** Where several readings of an order were offered, a bare “approve” may mean one of them. */
const isUnclear = ({ target }: SaidDecision, earlier: readonly Turn[]): boolean =>
  target.by === 'only' &&
  (earlier.at(-1)?.calls ?? []).some(
    ({ tool, arguments: args }) => tool === askTool.name && (AskInput.safeParse(args).data?.readings ?? []).length > 0,
  );

/** Still waiting, and still what was shown. */
async function waitingAmong(shown: readonly ShownApproval[], world: World): Promise<readonly Approval[]> {
  const digests = new Map(shown.map(({ id, digest }) => [id, digest]));
  return (await world.pendingApprovals()).filter(({ id, digest }) => digests.get(id) === digest);
}

interface Choice {
  readonly target: Target;
  readonly last: readonly ShownApproval[];
  readonly world: World;
}

/** One, or none: of two that fit neither is meant. */
async function chooseFrom(
  waiting: readonly Approval[],
  { target, last, world }: Choice,
): Promise<Approval | undefined> {
  switch (target.by) {
    case 'only':
      return only(waiting);
    case 'place': {
      const id = last.at(target.place > 0 ? target.place - 1 : target.place)?.id;
      return waiting.find((one) => one.id === id);
    }
    case 'name': {
      const fitting: Approval[] = [];
      for (const one of waiting) if (await fits(one, target, world)) fitting.push(one);
      return only(fitting);
    }
    default:
      return target satisfies never;
  }
}

const only = <T>([first, ...others]: readonly T[]): T | undefined => (others.length === 0 ? first : undefined);

async function fits(
  { tool, preview, input }: Approval,
  { tools, names }: Extract<Target, { by: 'name' }>,
  world: World,
): Promise<boolean> {
  if (tools !== undefined && !tools.includes(tool)) return false;
  return names.length === 0 || (await isNamed({ preview, candidate: input['candidate'], names }, world));
}

interface Named {
  readonly preview: string;
  readonly candidate: unknown;
  readonly names: readonly string[];
}

/** By words of the preview or of the person's name, or the way every order finds people: “Leo” of Leonardo. */
async function isNamed({ preview, candidate, names }: Named, world: World): Promise<boolean> {
  const index = typeof candidate === 'string' ? await world.candidateNames() : undefined;
  const person = typeof candidate === 'string' ? index?.byId(candidate) : undefined;
  const known = wordsOf(`${person?.name ?? ''} ${preview}`);
  if (names.every((word) => [...wordsOf(word)].every((part) => known.has(part)))) return true;
  const found = index?.find(names.join(' '));
  return found?.kind === 'one' && found.person.id === candidate;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

async function carryOutDraft(
  { by, channel, gate, turnId }: DecisionMessage,
  { decision, draft, digest }: DraftDecision,
): Promise<TurnCall> {
  const act = HumanAct.words({ by, channel, digest });
  const result = await outcome(() =>
    decision === 'send' ? gate.sendDraft(draft, act) : gate.discardDraft(draft, act),
  );
  const call = { id: `${turnId}:decision`, tool: decisionRecord[decision], arguments: { draft } };
  return { ...call, result: JsonObject.parse(result) };
}

async function carryOut(
  { by, channel, gate, turnId }: DecisionMessage,
  { decision, reason }: SaidDecision,
  { id, digest }: Approval,
): Promise<TurnCall> {
  const act = HumanAct.words({ by, channel, digest });
  const args: JsonObject = { approval: id, ...(reason === null ? {} : { reason }) };
  const call = { id: `${turnId}:decision`, tool: decisionRecord[decision], arguments: args };
  const result = await outcome(() => (decision === 'approve' ? gate.approve(id, act) : gate.reject(id, act, reason)));
  return { ...call, result: JsonObject.parse(result) };
}
