// Everything after the planning of a tool whose only effect is one e-mail: send_message and send_followup.
import { z } from 'zod';
import type { Outcome, Recovery, ToolContext, UndoOutcome } from '../core/tool.ts';
import { About, excerpt, subjectOf } from './about.ts';
import { HeldLetter, holdLetter, LetterPlan, type Mailing, recoverLetter, takeLetterBack } from './held-letter.ts';

export const MessagePlan = z.strictObject({ about: About, letter: LetterPlan });
export type MessagePlan = z.infer<typeof MessagePlan>;
export const MessageOutput = z.strictObject({ letter: HeldLetter });
export type MessageOutput = z.infer<typeof MessageOutput>;

interface SentMessage {
  readonly plan: MessagePlan;
  readonly output: MessageOutput;
}

/**
 * The letter is held under the action's id and leaves after the hold window; undo is exact until then and refuses
 * afterwards. Executing throws `changed_since` where somebody was in contact since the plan was made.
 */
export const messageSteps = (mailing: Mailing) => ({
  preview: ({ about, letter }: MessagePlan) =>
    `Email ${about.name} (${about.jobTitle}): “${letter.subject}”: ${excerpt(letter.text)}`,
  subject: ({ about }: MessagePlan) => subjectOf(about, 1),
  async execute({ about, letter }: MessagePlan, context: ToolContext): Promise<MessageOutput> {
    return { letter: await holdLetter(mailing, { candidate: about.candidate, letter }, context) };
  },
  outcome: ({ plan: { about }, output: { letter } }: SentMessage): Outcome => ({
    atsUpdated: true,
    contacted: [about.candidate],
    undoUntil: new Date(letter.releaseAt),
    events: [{ kind: 'candidate.contacted', candidate: about.candidate }],
  }),
  async recover({ about, letter }: MessagePlan, context: ToolContext): Promise<Recovery<MessageOutput>> {
    const found = await recoverLetter(mailing, { candidate: about.candidate, letter }, context);
    return found.kind === 'done' ? { kind: 'done', output: { letter: found.output } } : found;
  },
  undo: ({ plan: { about, letter }, output }: SentMessage, context: ToolContext): Promise<UndoOutcome> =>
    takeLetterBack(mailing, { candidate: about.candidate, letter, held: output.letter }, context),
});
