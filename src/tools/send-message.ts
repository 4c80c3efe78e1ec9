// send_message: writes one candidate an e-mail with the words given. No template, so nothing in it is replaced.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import { writeTool } from '../core/tool.ts';
import { withDisclosure } from '../services/operations/assistant-disclosure.ts';
import { subjectFor, wordLetter } from '../services/operations/letter-wording.ts';
import { refusePlaceholders } from '../services/operations/render.ts';
import { lookUp } from './about.ts';
import * as argument from './arguments.ts';
import { planLetter } from './held-letter.ts';
import { MessageOutput, MessagePlan, messageSteps } from './message-steps.ts';
import type { ToolPorts } from './tool-ports.ts';

const mostSubject = 300;

/**
 * The words are sent as they are: a placeholder in them is refused. Throws `candidate_not_found`, `contact_declined`,
 * `conflict` without an address.
 */
export const sendMessage = (ports: Pick<ToolPorts, 'ats' | 'letters' | 'preferences' | 'directory'>) =>
  writeTool({
    name: 'send_message',
    summary: 'E-mail one candidate with the words given. For a prepared text use send_followup.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({
      candidate: argument.candidate,
      subject: safeText(mostSubject)
        .min(1)
        .describe('Subject line; made from the requisition where absent.')
        .optional(),
      text: argument.messageText,
    }),
    wording: {
      argument: 'text',
      async compose({ text, ...same }, { actor, settings }) {
        const { candidate, job } = await lookUp(ports.ats, same.candidate);
        const { name } = candidate;
        const users = await ports.directory.users();
        const sender = users.find(({ id }) => id === actor.user)?.name;
        const others = users.map((user) => user.name);
        const subject = same.subject ?? subjectFor(text, job.title).slice(0, mostSubject);
        return {
          ...same,
          subject,
          text: withDisclosure(wordLetter(text, { name, others, sender, tone: settings.tone })),
        };
      },
    },
    plan: MessagePlan,
    output: MessageOutput,

    async prepare({ candidate: id, subject, text }, context) {
      refusePlaceholders(text, 'text');
      refusePlaceholders(subject ?? '', 'subject');
      const { candidate, job, about } = await lookUp(ports.ats, id);
      const message = { subject: subject ?? `Your application: ${job.title}`, text };
      return { about, letter: await planLetter(ports, { candidate, message, purpose: 'contact' }, context) };
    },

    ...messageSteps(ports),
  });
