// move_stage: puts one candidate into another stage of the hiring pipeline.
import { z } from 'zod';
import { Instant, Stage } from '../core/records.ts';
import type { Ats } from '../core/ports/ats.ts';
import { Problem } from '../core/problem.ts';
import { stageKind } from '../core/stages.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { findStage } from '../services/operations/select.ts';
import { JsonObject } from '../core/json.ts';
import type { SelectPorts } from '../services/operations/select.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { expectAble } from './able.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';
import { Rejection } from './rejection.ts';
import { leavesOut, namesOne, noCriterion, oneOfThree, severalOf, whom } from './several.ts';
import { sayWhatStays } from './told-change.ts';

const Input = z
  .strictObject({ ...whom, stage: Stage.describe('Name of the stage to move to, as the pipeline spells it.') })
  .refine(namesOne, oneOfThree)
  .refine(leavesOut, noCriterion);
type Input = z.infer<typeof Input>;

type Ports = SelectPorts & { readonly ats: Ats };

/**
 * Becomes `reject_candidate` for the rejected stage. Throws `candidate_not_found`, `unknown_stage`, `not_supported`, and
 * `conflict` for somebody who stands there already; of several, those are left out. Undo refuses once somebody moved the
 * candidate on.
 */
export const moveStage = (ports: Ports) => {
  const { ats } = ports;
  return writeTool({
    name: 'move_stage',
    summary:
      'Move a candidate, or several at once, to another stage of the pipeline. Use it when candidates and a stage are named. Moving to the rejected stage is reject_candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: z.strictObject({ about: About, from: Stage, to: Stage, since: Instant, rejection: Rejection.nullable() }),
    output: z.strictObject({ stage: Stage }),

    redirect: (input) => toRejection(ats, input),
    expand: (input, context) => oneByOne(ports, input, context),

    async prepare({ candidate: named, stage }) {
      const id = argument.candidate.parse(named);
      await expectAble(ats, 'move');
      const { candidate, about } = await lookUp(ats, id);
      const to = findStage(await ats.stages(), stage);
      if (to === candidate.stage) throw new Problem('conflict', `${id} is already in ${to}.`);
      return { about, from: candidate.stage, to, since: candidate.stageSince, rejection: candidate.rejection };
    },

    preview: ({ about, from, to }) => `Move ${about.name} (${about.jobTitle}) from ${from} to ${to}`,
    subject: ({ about, to }) => ({ ...subjectOf(about, 0), stage: to }),

    async execute({ about, from, to }, { key }) {
      await ats.move({ candidate: about.candidate, from, to, key });
      return { stage: to };
    },

    outcome: ({ plan: { about, from, to } }) => ({
      atsUpdated: true,
      contacted: [],
      undoUntil: null,
      events: [{ kind: 'candidate.moved', candidate: about.candidate, job: about.job, from, to }],
    }),

    recover: ({ about, from, to }) =>
      recoverBy(ats, async () => {
        const { stage } = await ats.candidate(about.candidate);
        if (stage === to) return { kind: 'done', output: { stage: to } };
        return stage === from ? { kind: 'repeat' } : unknown(`the candidate stands in ${stage} by now`);
      }),

    // Someone may have moved the candidate on in the meantime: going back to the old stage would destroy their work.
    async undo({ plan: { about, from, to, since, rejection } }, { key, settings }) {
      const { candidate } = about;
      const before = { since, ...(rejection === null ? {} : { rejection }) };
      const back = await stepBack(
        () => ats.move({ candidate, from: to, to: from, ...before, key }),
        async () => (await ats.candidate(candidate)).stage === from,
      );
      return sayWhatStays(back, settings);
    },
  });
};

/** Moving to the rejected stage is a rejection, with its stakes. */
async function toRejection(ats: Ats, { stage, ...about }: Input) {
  const to = findStage(await ats.stages(), stage);
  if (stageKind(to) !== 'rejected') return undefined;
  const given = Object.entries(about).filter(([, value]) => value !== undefined);
  return { tool: 'reject_candidate', input: JsonObject.parse(Object.fromEntries(given)) };
}

/** Whoever stands there already needs no move. */
async function oneByOne(ports: Ports, { stage, ...about }: Input, context: ToolContext) {
  const several = await severalOf(ports, about, context);
  if (several === undefined) return undefined;
  const to = findStage(await ports.ats.stages(), stage);
  const there = new Set((await ports.ats.candidates({ stage: to })).map(({ id }) => id));
  return several.filter((id) => !there.has(id)).map((candidate) => ({ candidate, stage: to }));
}
