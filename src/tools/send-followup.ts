// send_followup: writes one candidate, several that are named, or everybody whom the filters select, with a message template.
import { z } from 'zod';
import { type ToolContext, writeTool } from '../core/tool.ts';
import type { TemplateId } from '../core/ids.ts';
import type { Template } from '../core/records.ts';
import { followUpTemplate, type Merge } from '../services/operations/render.ts';
import { withInterview } from '../services/operations/interview-of.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';
import { fillLetter, isKept, namedBy, shownLetter } from './filled-letter.ts';
import { type Filled, type LetterPlan, planLetter } from './held-letter.ts';
import { mergeFor } from './merge.ts';
import { MessageOutput, MessagePlan, messageSteps } from './message-steps.ts';
import { leavesOut, namesOne, noCriterion, oneOfThree, severalOf, whom } from './several.ts';
import type { ToolPorts } from './tool-ports.ts';
import { noticeNamed, textVersion } from '../core/law/duty-texts.ts';

const Input = z
  .strictObject({ ...whom, message_template: argument.template.optional() })
  .refine(namesOne, oneOfThree)
  .refine(leavesOut, noCriterion);

type Ports = Pick<ToolPorts, 'ats' | 'letters' | 'directory' | 'templates' | 'calendar' | 'scores' | 'preferences'>;

/**
 * Throws `candidate_not_found`, `template_not_found`, `validation_failed` for a template that cannot be filled,
 * `contact_declined`, `conflict` without an address. Of several, those who declined contact are left out.
 */
export const sendFollowup = (ports: Ports) =>
  writeTool({
    name: 'send_followup',
    summary:
      'Send a follow-up e-mail from a message template to one candidate, or to all candidates that the filters select (the same as of find_candidates).',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    fillsTemplate: true,
    input: Input,
    plan: MessagePlan,
    output: MessageOutput,

    async expand({ message_template, ...about }, context) {
      const several = await severalOf(ports, about, context);
      if (several === undefined) return undefined;
      const { id } = await templateOf(ports, message_template);
      return several.map((candidate) => ({ candidate, message_template: id }));
    },

    prepare: (input, context) => planFollowup(ports, input, { context }),
    prepareAgain: (input, context, { letter }) => planFollowup(ports, input, { context, shown: letter }),

    ...messageSteps(ports),
  });

const templateOf = async ({ templates }: Ports, id: TemplateId | undefined): Promise<Template> =>
  templates.get(id ?? followUpTemplate(await templates.list()));

/** `shown`: the letter as somebody was shown it, which is sent whatever became of its template. */
async function planFollowup(
  ports: Ports,
  { candidate: id, message_template }: z.infer<typeof Input>,
  { context, shown }: { context: ToolContext; shown?: LetterPlan },
): Promise<MessagePlan> {
  const { candidate, job, about } = await lookUp(ports.ats, argument.candidate.parse(id));
  const named = await mergeFor(ports.directory, { candidate, job }, context);
  const { now, settings } = context;
  const filled = async (template: Pick<Template, 'subject' | 'body' | 'html'>): Promise<Merge> =>
    withInterview(ports, { template, merge: named, now, zone: settings.timeZone });
  const fresh = async (): Promise<Filled> => {
    const template = await templateOf(ports, message_template);
    const letter = fillLetter(template, await filled(template));
    return noticeNamed(template.id) === undefined ? letter : { ...letter, version: textVersion(template) };
  };
  const message = isKept(shown) ? shownLetter(shown, await filled(namedBy(shown))) : await fresh();
  // A notice that the law asks for is no advertising: an opt-out from messages does not stop it.
  const purpose = noticeNamed(message_template) === undefined ? 'contact' : 'awaited';
  return { about, letter: await planLetter(ports, { candidate, message, purpose }, context) };
}
