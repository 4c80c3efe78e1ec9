// Orders about Muster's own doings: approve, decline, undo; and its overviews.
import { placesInList } from '../../../../nlp/lexicon/talk.ts';
import { writtenCode } from '../../../../nlp/military/written-code.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { joinedStages } from '../named/joined-stages.ts';
import type { Approval } from '../../../../core/action.ts';
import { askTool, AskInput } from '../../../ask.ts';
import { type Open, type Part, partOf, question } from '../parts.ts';
import { whichCandidates } from '../context/whom.ts';
import { unknownRole } from './texts/follow-ups.ts';
import { periodOf } from './periods.ts';
import type { PastCall } from '../context/dialogue.ts';
import { waitingIn } from '../context/waiting.ts';
import type { Order, TakeOrder } from './order.ts';

const deciding =
  (tool: 'approve_action' | 'decline_action'): TakeOrder =>
  async (order) => {
    const pending = await order.known.world.pendingApprovals();
    const whom = whichCandidates(order.reading, order.known, order.focus);
    const fits =
      order.reading.people.length > 0 && whom.kind === 'people'
        ? pending.filter(({ input }) => whom.people.some(({ id }) => id === input['candidate']))
        : pending;
    const narrowed = byPlace(order, byTool(order.reading.text, besidesNamed(order, fits)));
    if (pending.length === 0) return [question('Nothing is waiting for approval at the moment.')];
    if (order.reading.people.length > 0 && whom.kind !== 'people')
      return [
        question(
          whom.kind === 'unsure' ? whom.question : 'Whose approval do you mean?',
          whom.kind === 'unsure' ? whom.choices : [],
        ),
      ];
    const [approval, ...others] = narrowed;
    if (approval === undefined)
      return [question('Nothing of that kind is waiting. This is: which one do you mean?', choicesOf(pending))];
    if (others.length > 0 && (await isAll(order, narrowed)))
      return narrowed.toReversed().map(({ id }) => partOf({ tool, arguments: { approval: id } }, []));
    if (others.length > 0)
      return [
        partOf({ tool, arguments: {} }, [
          { slot: 'approval', question: 'Which one do you mean?', choices: choicesOf(narrowed) },
        ]),
      ];
    return [partOf({ tool, arguments: { approval: approval.id } }, [openSince(tool, order, approval)])];
  };

/** “Wrong, 245.”, said of it since and not understood: it may have been a correction. */
function openSince(tool: string, { dialogue, reading }: Order, { id, preview }: Approval): Open | undefined {
  if (tool !== 'approve_action') return undefined;
  const last = dialogue.earlier.at(-1);
  const isUnclear =
    last !== undefined && last.calls.length > 0 && last.calls.every(isPlainQuestion) && corrects.test(last.said);
  return isUnclear && reading.people.length === 0
    ? {
        slot: 'approval',
        question: 'I did not understand what you said last, so that waits as it was. Shall I approve it like that?',
        choices: [{ label: `Approve: ${preview}`, value: id }],
      }
    : undefined;
}
const corrects = /\d|\b(?:wrong|no|not|instead|actually|sorry|wait|meant|mean|rather|should|change|correction)\b/i;

function isPlainQuestion({ tool, arguments: args }: PastCall): boolean {
  const asked = tool === askTool.name ? AskInput.safeParse(args).data : undefined;
  return asked !== undefined && asked.pending === undefined && asked.proposes === undefined;
}

/** “Approve Pieter's, decline the other”: not the one whom the message has just named. */
function besidesNamed({ reading, focus }: Order, approvals: readonly Approval[]): readonly Approval[] {
  if (!/\bthe other(?: one)?\b/i.test(reading.text) || !focus.recent.inMessage) return approvals;
  const [named = []] = focus.candidates;
  return approvals.filter(({ input }) => !named.some((id) => id === input['candidate']));
}

/** “Both” of two, or all of what this conversation has asked for or was shown; more may wait than anybody has in mind. */
async function isAll({ reading: { text }, dialogue, known }: Order, narrowed: readonly Approval[]): Promise<boolean> {
  if (narrowed.length === 2 && /\b(?:both|the two)\b/i.test(text)) return true;
  if (!/\b(?:all|everything|every one|each|them|the lot)\b/i.test(text)) return false;
  const [shown] = dialogue.earlier.at(-1)?.calls ?? [];
  if (shown?.tool === 'list_approvals') return true;
  const asked = new Set((await waitingIn(dialogue, known)).map(({ approval }) => String(approval)));
  return narrowed.every(({ id }) => asked.has(id));
}

/** “Decline the second”, right after what waits was listed: newest first, as here. */
function byPlace({ reading, dialogue }: Order, approvals: readonly Approval[]): readonly Approval[] {
  const [shown, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  if (shown?.tool !== 'list_approvals' || others.length > 0 || reading.people.length > 0) return approvals;
  const place = placesInList.find(([said]) => said.test(reading.text))?.[1];
  const one = place === undefined ? undefined : approvals.at(place);
  return place === undefined ? approvals : one === undefined ? [] : [one];
}

const choicesOf = (approvals: readonly Approval[]) =>
  approvals.map(({ id, preview }) => ({ label: preview, value: id }));

function byTool(text: string, approvals: readonly Approval[]): readonly Approval[] {
  const tool = /\boffer\b/i.test(text)
    ? 'send_offer'
    : /\breject/i.test(text.replace(/^\s*reject\b/i, ''))
      ? 'reject_candidate'
      : /\bfollow/i.test(text)
        ? 'send_followup'
        : undefined;
  return tool === undefined ? approvals : approvals.filter((approval) => approval.tool === tool);
}

export const approve = deciding('approve_action');
export const decline = deciding('decline_action');

const overview =
  (tool: string, takesPeriod: boolean): TakeOrder =>
  (order) => {
    const period = periodOf(order);
    return [{ kind: 'call', call: { tool, arguments: takesPeriod && period !== undefined ? { period } : {} } }];
  };

export const brief = overview('morning_brief', false);
export const metrics = overview('show_metrics', true);
export const approvals = overview('list_approvals', false);
export const actions = overview('list_actions', true);
export const health = overview('integration_health', false);

const branches: readonly (readonly [said: RegExp, branch: string])[] = [
  [/\b(?:army|soldier)\b/i, 'Army'],
  [/\b(?:navy|sailor)\b/i, 'Navy'],
  [/\b(?:air force|usaf|airman)\b/i, 'Air Force'],
  [/\b(?:marines?|marine corps|usmc)\b/i, 'Marines'],
  [/\b(?:coast guard|uscg)\b/i, 'Coast Guard'],
  [/\b(?:space force|ussf)\b/i, 'Space Force'],
];

export const branchIn = (text: string): string | undefined => branches.find(([said]) => said.test(text))?.[1];

export const translate: TakeOrder = ({ reading }): Part[] => {
  const code = writtenCode(reading.clause.text);
  const branch = branchIn(reading.clause.text);
  const withText = /(?<!\p{L})(?:r[eé]sum[eé]s?|cv)(?!\p{L})/iu.test(reading.clause.text);
  return [
    partOf(
      {
        tool: 'translate_mos',
        arguments: {
          ...(code === undefined ? {} : { mos_code: code }),
          ...(branch === undefined ? {} : { branch }),
          ...(withText ? { include_resume_translation: true } : {}),
        },
      },
      [code === undefined ? { slot: 'mos_code', question: 'Which military code is it?' } : undefined],
    ),
  ];
};

export const find: TakeOrder = (order): Part[] => {
  const { reading } = order;
  if (reading.unknownRole !== undefined) return [unknownRole(reading.unknownRole, order)];
  const stage = reading.stages.find(({ found }) => found.kind === 'one')?.found;
  const [job, ...others] = reading.job?.ids ?? [];
  const before = /\bof (?:them|those|these)\b/i.test(order.dialogue.said) ? lastLook(order) : {};
  const named = /\b(?:named|called)\s+([\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)/u.exec(reading.text)?.[1];
  const places = joinedStages(reading.text, reading.stages, order.known.stages)?.stages ?? [
    stage?.kind === 'one' ? stage.stage : undefined,
  ];
  return places.map((place) => ({
    kind: 'call',
    call: {
      tool: 'find_candidates',
      arguments: {
        ...before,
        ...(named === undefined ? {} : { name: named }),
        ...reading.filters,
        ...(place === undefined ? {} : { stage: place }),
        ...(job !== undefined && others.length === 0 ? { job } : {}),
      },
    },
  }));
};

/** “Who of them is at the panel?”: of the list that was just shown. */
function lastLook({ dialogue }: Order): JsonObject {
  const [shown, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  return shown?.tool === 'find_candidates' && others.length === 0 ? shown.arguments : {};
}
