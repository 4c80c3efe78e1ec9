// reject_candidate: ends a candidacy, and tells the candidate only where a message template is named.
import { z } from 'zod';
import { Instant, Stage } from '../core/records.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { TemplateId } from '../core/ids.ts';
import { Problem } from '../core/problem.ts';
import { stageKind } from '../core/stages.ts';
import { type Recovery, type ToolContext, type UndoOutcome, writeTool } from '../core/tool.ts';
import { whyUnable } from '../services/operations/unable.ts';
import { instantIn } from '../services/operations/local-time.ts';
import type { Merge } from '../services/operations/render.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { fillLetter, isKept, shownLetter } from './filled-letter.ts';
import {
  expectNoContactSince,
  type Filled,
  HeldLetter,
  holdLetter,
  LetterPlan,
  type Mailing,
  planLetter,
  recoverLetter,
  takeLetterBack,
} from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { afterFirstEffect, recoverBy, stepBack, unknown } from './recovery.ts';
import { leavesOut, namesOne, noCriterion, oneOfThree, severalOf, whom } from './several.ts';
import { sayWhatStays } from './told-change.ts';
import {
  planStatements,
  StatementPlans,
  statementsInWords,
  statementSteps,
  stopStatements,
} from './rejection-statements.ts';
import { RecordYears, recordYearsOf } from './record-years.ts';
import type { ToolPorts } from './tool-ports.ts';

const Input = z
  .strictObject({ ...whom, reason: argument.reason.optional(), message_template: argument.template.optional() })
  .refine(namesOne, oneOfThree)
  .refine(leavesOut, noCriterion);

const Plan = z.strictObject({
  about: About,
  from: Stage,
  to: Stage,
  since: Instant,
  reason: z.string().nullable(),
  zone: z.string(),
  letter: LetterPlan.nullable(),
  /** What the law asks for where they were scored; absent: nothing. */
  statements: StatementPlans.exactOptional(),
  /** For how long the law wants the decision kept; absent: as long as the settings say. */
  records: RecordYears.exactOptional(),
  /** Why it cannot be taken back, where the system lets nobody back in. */
  stays: z.string().optional(),
});
type Plan = z.infer<typeof Plan>;
const Output = z.strictObject({
  letter: HeldLetter.nullable(),
  /** Under which the statements are held. */
  statements: z.string().exactOptional(),
});
type Output = z.infer<typeof Output>;

type RejectCandidateDependencies = Pick<
  ToolPorts,
  'ats' | 'ledger' | 'letters' | 'preferences' | 'directory' | 'templates' | 'calendar' | 'scores'
>;

/**
 * What the law asks for is held before the ATS is touched and stopped where the rejection does not come about. Throws
 * `candidate_not_found`, `unknown_stage`, `not_supported`, `conflict`, `contact_declined`, `duty_unmet`. Undo refuses once
 * the letter has left or the candidate was moved.
 */
export const rejectCandidate = (ports: RejectCandidateDependencies) =>
  writeTool({
    name: 'reject_candidate',
    summary:
      'Reject a candidate, or several at once: moves them to the rejected stage. They are written to only when a message template is named.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    fillsTemplate: true,
    replacesEarlier: true,
    input: Input,
    plan: Plan,
    output: Output,

    async expand({ reason, message_template, ...about }, context) {
      const several = await severalOf(ports, about, context);
      const said = {
        ...(reason === undefined ? {} : { reason }),
        ...(message_template === undefined ? {} : { message_template }),
      };
      return several?.map((candidate) => ({ candidate, ...said }));
    },

    prepare: (input, context) => planRejection(ports, input, { context }),
    prepareAgain: (input, context, shown) => planRejection(ports, input, { context, shown }),

    preview: ({ about, from, reason, letter, statements, stays }) =>
      `Reject ${about.name} (${about.jobTitle}, now in ${from})` +
      (reason === null ? '' : `, reason: ${excerpt(reason)}`) +
      (letter === null ? ', without a message' : `, and email “${letter.subject}”: ${excerpt(letter.text)}`) +
      statementsInWords(statements) +
      (stays === undefined ? '' : ` (it stays: ${stays})`),
    subject: ({ about, to, letter, statements = [] }) => ({
      ...subjectOf(about, (letter === null ? 0 : 1) + statements.length),
      stage: to,
    }),

    before: statementSteps(ports.letters),

    async execute({ about, from, to, reason, zone, letter, statements }, context) {
      const { candidate } = about;
      const present = await ports.ats.candidate(candidate);
      if (present.stage === from) expectNoContactSince(present, letter);
      const rejection = { reason, at: instantIn(context.now.getTime(), zone) };
      await ports.ats.move({ candidate, from, to, rejection, key: context.key });
      const held = heldUnder(statements, context);
      if (letter === null) return { letter: null, ...held };
      return { letter: await afterFirstEffect(() => holdLetter(ports, { candidate, letter }, context)), ...held };
    },

    outcome: ({ plan: { about, from, to, statements }, output: { letter } }) => ({
      atsUpdated: true,
      contacted: letter === null && statements === undefined ? [] : [about.candidate],
      undoUntil: letter === null ? null : new Date(letter.releaseAt),
      events: [{ kind: 'candidate.rejected', candidate: about.candidate, job: about.job, from, to }],
    }),

    recover: (plan, context) => recoverBy(ports.ats, () => readBack(ports, plan, context)),

    undo: async (done, context) => sayWhatStays(await takeBack(ports, done, context), context.settings),
  });

async function planRejection(
  ports: RejectCandidateDependencies,
  { candidate: named, reason, message_template: template }: z.infer<typeof Input>,
  { context, shown }: { context: ToolContext; shown?: Plan },
): Promise<Plan> {
  const id = argument.candidate.parse(named);
  await expectAble(ports.ats, 'reject');
  const stays = await whyUnable(ports.ats, 'restore');
  const { candidate, job, about } = await lookUp(ports.ats, id);
  const to = await rejectedStage(ports.ats);
  if (stageKind(candidate.stage) === 'rejected')
    throw new Problem('conflict', `${id} is already in ${candidate.stage}.`);
  const merge = (): Promise<Merge> => mergeFor(ports.directory, { candidate, job }, context);
  const message = await messageOf(ports, merge, { template, shown: shown?.letter });
  const records = await recordYearsOf(ports, { candidate, job }, context);
  const statements = await planStatements(ports, { candidate, job, merge, context, shown: shown?.statements });
  return {
    about,
    from: candidate.stage,
    to,
    since: candidate.stageSince,
    reason: reason ?? null,
    zone: context.settings.timeZone,
    letter: message === null ? null : await planLetter(ports, { candidate, message, purpose: 'awaited' }, context),
    ...(statements === undefined ? {} : { statements }),
    ...(records === undefined ? {} : { records }),
    ...(stays === null ? {} : { stays }),
  };
}

async function messageOf(
  { templates }: RejectCandidateDependencies,
  merge: () => Promise<Merge>,
  { template, shown }: { template: TemplateId | undefined; shown: Plan['letter'] | undefined },
): Promise<Filled | null> {
  if (template === undefined) return null;
  return isKept(shown) ? shownLetter(shown, await merge()) : fillLetter(await templates.get(template), await merge());
}

async function takeBack(
  mailing: Mailing,
  { plan: { about, from, to, since, letter, statements = [] }, output }: { plan: Plan; output: Output },
  context: ToolContext,
): Promise<UndoOutcome> {
  const { candidate } = about;
  const { stage } = await mailing.ats.candidate(candidate);
  if (stage !== to && stage !== from)
    return { kind: 'refused', because: `The candidate stands in ${stage} by now. Nothing was changed.` };
  const { letter: held, statements: key } = output;
  if (letter !== null && held !== null) {
    const stopped = await takeLetterBack(mailing, { candidate, letter, held }, context);
    if (stopped.kind === 'refused') return stopped;
  }
  const back = await stepBack(
    () => mailing.ats.move({ candidate, from: to, to: from, since, key: context.key }),
    async () => (await mailing.ats.candidate(candidate)).stage === from,
  );
  if (back.kind === 'refused')
    return letter === null ? back : { kind: 'refused', because: `${back.because} The message was stopped.` };
  const left = key === undefined ? [] : await stopStatements(mailing.letters, { key, statements });
  return left.length === 0 ? back : { ...back, note: 'The statement about the decision had left already; tell them.' };
}

const heldUnder = (statements: Plan['statements'], { key }: Pick<ToolContext, 'key'>): Pick<Output, 'statements'> =>
  statements === undefined ? {} : { statements: key };

/** Systems that honour no key: all of it, none of it, or a person has to look. */
async function readBack(
  mailing: Mailing,
  { about: { candidate }, from, to, letter, statements }: Plan,
  context: ToolContext,
): Promise<Recovery<Output>> {
  const { stage } = await mailing.ats.candidate(candidate);
  if (stage === from) return { kind: 'repeat' };
  if (stage !== to) return unknown(`the candidate stands in ${stage} by now`);
  const under = heldUnder(statements, context);
  if (letter === null) return { kind: 'done', output: { letter: null, ...under } };
  const found = await recoverLetter(mailing, { candidate, letter }, context);
  if (found.kind === 'done') return { kind: 'done', output: { letter: found.output, ...under } };
  return unknown('the candidate is rejected in the ATS, but the message is not on its way');
}

async function rejectedStage(ats: Ats): Promise<string> {
  const stages = await ats.stages();
  const found = stages.find((stage) => stageKind(stage) === 'rejected');
  if (found === undefined)
    throw new Problem('unknown_stage', 'The pipeline has no stage for rejected candidates.', {
      extra: { choices: stages },
    });
  return found;
}
