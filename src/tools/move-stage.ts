// move_stage: puts one candidate into another stage of the hiring pipeline.
import { z } from 'zod';
import { Instant, Stage } from '../core/records.ts';
import type { Ats } from '../core/ports/ats.ts';
import { Problem } from '../core/problem.ts';
import { stageKind } from '../core/stages.ts';
import { writeTool } from '../core/tool.ts';
import { findStage } from '../services/operations/select.ts';
import { About, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { expectAble } from './able.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';
import { Rejection } from './rejection.ts';

export const moveStage = ({ ats }: { ats: Ats }) =>
  writeTool({
    name: 'move_stage',
    summary:
      'Move a candidate to another stage of the pipeline. Use it when a candidate and a stage are named. Moving to the rejected stage is reject_candidate.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({
      candidate: argument.candidate,
      stage: Stage.describe('Name of the stage to move to, as the pipeline spells it.'),
    }),
    plan: z.strictObject({ about: About, from: Stage, to: Stage, since: Instant, rejection: Rejection.nullable() }),
    output: z.strictObject({ stage: Stage }),

    async redirect({ candidate, stage }) {
      const to = findStage(await ats.stages(), stage);
      return stageKind(to) === 'rejected' ? { tool: 'reject_candidate', input: { candidate } } : undefined;
    },

    async prepare({ candidate: id, stage }) {
      await expectAble(ats, 'move');
      const { candidate, about } = await lookUp(ats, id);
      const to = findStage(await ats.stages(), stage);
      if (to === candidate.stage) throw new Problem('conflict', `The candidate ${id} already stands in ${to}.`);
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
    undo: ({ plan: { about, from, to, since, rejection } }, { key }) =>
      stepBack(
        () =>
          ats.move({
            candidate: about.candidate,
            from: to,
            to: from,
            since,
            ...(rejection === null ? {} : { rejection }),
            key,
          }),
        async () => (await ats.candidate(about.candidate)).stage === from,
      ),
  });
