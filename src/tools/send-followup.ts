// send_followup: writes one candidate, or everybody whom the filters select, with a message template.
import { z } from 'zod';
import { writeTool } from '../core/tool.ts';
import type { TemplateId } from '../core/ids.ts';
import { followUpTemplate, renderTemplate } from '../services/operations/render.ts';
import { withInterview } from '../services/operations/interview-of.ts';
import { Filters, narrows } from '../services/operations/filters.ts';
import { askingOf, selectCandidates } from '../services/operations/select.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';
import { planLetter } from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { MessageOutput, MessagePlan, messageSteps } from './message-steps.ts';
import type { ToolPorts } from './tool-ports.ts';

const input = z
  .strictObject({
    candidate: argument.candidate.optional(),
    filters: Filters.describe('Whom to write to: the criteria of find_candidates; all have to fit.').optional(),
    message_template: argument.template.optional(),
  })
  .refine(({ candidate, filters }) => (candidate === undefined) !== (filters === undefined), {
    path: ['filters'],
    message: 'name either a candidate or filters',
  })
  .refine(({ filters }) => filters === undefined || narrows(filters), {
    path: ['filters'],
    message: 'name at least one criterion; everybody at once is not a filter',
  });

export const sendFollowup = (
  ports: Pick<ToolPorts, 'ats' | 'letters' | 'directory' | 'templates' | 'calendar' | 'scores' | 'preferences'>,
) => {
  const templateOf = async (id: TemplateId | undefined) =>
    ports.templates.get(id ?? followUpTemplate(await ports.templates.list()));
  return writeTool({
    name: 'send_followup',
    summary:
      'Send a follow-up e-mail from a message template to one candidate, or to all candidates that the filters select (the same as of find_candidates).',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input,
    plan: MessagePlan,
    output: MessageOutput,

    async expand({ filters, message_template }, context) {
      if (filters === undefined) return undefined;
      const { id } = await templateOf(message_template);
      const { found } = await selectCandidates(ports, filters, askingOf(context.actor, context.now, context.settings));
      return found.map(({ candidate }) => ({ candidate: candidate.id, message_template: id }));
    },

    async prepare({ candidate: id, message_template }, context) {
      const template = await templateOf(message_template);
      const { candidate, job, about } = await lookUp(ports.ats, argument.candidate.parse(id));
      const named = await mergeFor(ports.directory, { candidate, job }, context);
      const { now, settings } = context;
      const merge = await withInterview(ports, { template, merge: named, now, zone: settings.timeZone });
      const message = renderTemplate(template, merge);
      return { about, letter: await planLetter(ports, { candidate, message, purpose: 'contact' }, context) };
    },

    ...messageSteps(ports),
  });
};
