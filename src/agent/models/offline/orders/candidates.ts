// Orders about a candidate's way through the pipeline: move, reject, offer, show, score, sequences.
import type { Candidate } from '../../../../core/records.ts';
import { stageKind } from '../../../../core/stages.ts';
import { stageBeside } from '../../../../nlp/stages-in-words.ts';
import { everybody } from '../named/filters.ts';
import { type Open, type Part, partOf, question, remark } from '../parts.ts';
import { whichCandidates } from '../context/whom.ts';
import {
  candidatesOrTopic,
  clearlyNamed,
  oneByOne,
  openWhom,
  type Order,
  perCandidate,
  type TakeOrder,
} from './order.ts';
import { offer } from './offers.ts';
import { openTemplate } from './texts/open-template.ts';
import { declinedRequest } from './waiting-request.ts';

const stageChoices = (stages: readonly string[]) => stages.map((stage) => ({ label: stage, value: stage }));

interface Target {
  readonly stage?: string;
  readonly open?: Open;
}

function targetOf(order: Order, candidate: Candidate | undefined): Target {
  const { reading, known } = order;
  const said = reading.stages.find(({ isOrigin }) => !isOrigin);
  if (said?.found.kind === 'one') return { stage: said.found.stage };
  if (said?.found.kind === 'several') {
    const asks = `Which stage do you mean by “${said.text}”?`;
    return { open: { slot: 'stage', question: asks, choices: stageChoices(said.found.stages) } };
  }
  const stage = stageByVerb(order, candidate);
  if (stage !== undefined) return { stage };
  const asks = `To which stage shall I move ${candidate?.name ?? 'the candidate'}?`;
  return { open: { slot: 'stage', question: asks, choices: stageChoices(known.stages) } };
}

/** “Hire her”, “the next stage”; “advance her” alone is one step on. A step never ends in a rejection. */
function stageByVerb({ reading, known }: Order, candidate: Candidate | undefined): string | undefined {
  if (/^hire\b/i.test(reading.text)) return known.stages.find((stage) => stageKind(stage) === 'hired');
  const step = reading.step ?? (/^(?:advance|promote|progress)\b/i.test(reading.text) ? 1 : undefined);
  if (candidate === undefined || step === undefined) return undefined;
  const stage = stageBeside(known.stages, candidate.stage, step);
  return stage === undefined || stageKind(stage) === 'rejected' ? undefined : stage;
}

/** “from onsite” is checked: who stands elsewhere is perhaps not the one who was meant. */
function originOpen({ reading }: Order, candidate: Candidate | undefined, stage: string | undefined): Open | undefined {
  const origin = reading.stages.find(({ isOrigin }) => isOrigin)?.found;
  if (origin?.kind !== 'one' || candidate === undefined || candidate.stage === origin.stage) return undefined;
  const choices = stage === undefined ? [] : [{ label: `Yes, to ${stage}`, value: stage }];
  return {
    slot: 'stage',
    question: `${candidate.name} is in ${candidate.stage}, not in ${origin.stage}. Move anyway?`,
    choices,
  };
}

export const move: TakeOrder = (order) => {
  // “Luca to offer, 115k”: who names a sum wants the offer sent.
  if (order.reading.money.length > 0) return offer(order);
  const shares = sharesOf(order);
  if (shares !== undefined) return shares.flatMap((share) => moveAll(share));
  return moveAll(order);
};

/** “Ann and Ben to the panel and Cy to offer”: each stage takes the people who were named since the one before it. */
function sharesOf(order: Order): readonly Order[] | undefined {
  const { reading } = order;
  const targets = reading.stages.filter(({ isOrigin }) => !isOrigin);
  if (targets.length < 2 || reading.people.length < 2) return undefined;
  return targets.map((target, index) => {
    const from = targets[index - 1]?.end ?? 0;
    const people = reading.people.filter(({ start }) => start >= from && start < target.start);
    const text = reading.text.slice(from, target.end);
    return { ...order, reading: { ...reading, text, people, stages: [target] } };
  });
}

function moveAll(order: Order): readonly Part[] {
  const whom = candidatesOrTopic(order);
  if (whom.kind === 'nobody' && everybody.test(order.reading.text)) return [oneByOne('move')];
  if (whom.kind !== 'people') {
    const { stage, open } = targetOf(order, undefined);
    const tool = stage !== undefined && stageKind(stage) === 'rejected' ? 'reject_candidate' : 'move_stage';
    const clear = whom.kind === 'unsure' ? clearlyNamed(order) : [];
    return [
      ...clear.map((candidate) => moveOne(order, candidate)),
      partOf({ tool, arguments: stage === undefined || tool === 'reject_candidate' ? {} : { stage } }, [
        withStep(openWhom(whom), order.reading.step),
        open,
      ]),
    ];
  }
  return whom.people.map((candidate) => moveOne(order, candidate));
}

const withStep = (open: Open, step: number | undefined): Open => (step === undefined ? open : { ...open, step });

function moveOne(order: Order, candidate: Candidate): Part {
  const { stage, open } = targetOf(order, candidate);
  if (stage === candidate.stage)
    return remark(`${candidate.name} is already in ${stage}, so there was nothing to move.`);
  if (stage !== undefined && stageKind(stage) === 'rejected') return rejection(order, candidate);
  return partOf(
    { tool: 'move_stage', arguments: { candidate: candidate.id, ...(stage === undefined ? {} : { stage }) } },
    [open, originOpen(order, candidate, stage)],
  );
}

function rejection({ reading }: Order, candidate: Candidate | undefined): Part {
  const { reason, template } = reading;
  const [id] = template?.ids ?? [];
  return partOf(
    {
      tool: 'reject_candidate',
      arguments: {
        ...(candidate === undefined ? {} : { candidate: candidate.id }),
        ...(reason === undefined ? {} : { reason }),
        ...(id === undefined ? {} : { message_template: id }),
      },
    },
    [],
  );
}

export const reject: TakeOrder = async (order) => {
  const { reading } = order;
  const waiting = await declinedRequest(order);
  if (waiting !== undefined) return [waiting];
  if (reading.people.length === 0 && Object.keys(reading.filters).length > 0) return [oneByOne('reject')];
  return perCandidate(order, (candidate) => {
    const part = rejection(order, candidate);
    const call = part.kind === 'call' ? part.call : { tool: 'reject_candidate', arguments: {} };
    return { call, open: [openTemplate(order)] };
  });
};

export const show: TakeOrder = (order) => {
  const whom = whichCandidates(order.reading, order.known, order.focus);
  const isColleague = whom.kind === 'nobody' && order.reading.people.some(({ users }) => users.kind === 'one');
  if (isColleague) return [question('That is a colleague. I can show you candidates: whom would you like to see?')];
  return perCandidate(order, () => ({ call: { tool: 'show_candidate', arguments: {} }, open: [] }));
};

export const score: TakeOrder = (order) => {
  const [job, ...others] = order.reading.job?.ids ?? [];
  const isClear = job !== undefined && others.length === 0;
  return perCandidate(order, () => ({
    call: { tool: 'score_candidate', arguments: isClear ? { job } : {} },
    open: [],
  }));
};
