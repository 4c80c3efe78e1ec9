// The message of one step, with the candidate's real data and the way to be left in peace.
import type { JsonObject } from '../../core/json.ts';
import { phoneOf } from '../../core/phone.ts';
import { Problem } from '../../core/problem.ts';
import type { Candidate, Meeting } from '../../core/records.ts';
import type { SequenceStep } from '../../core/sequence.ts';
import { withInterview } from '../../services/operations/interview-of.ts';
import { renderTemplate } from '../../services/operations/render.ts';
import { withWayOut } from '../../services/operations/texts/consent.ts';
import { wordsAround } from '../../services/operations/words/candidate-words.ts';
import type { RuleSubject } from '../facts.ts';
import type { AutomationContext } from '../context.ts';

/** `text` is as the reader gets it, with the line for opting out; `input` goes to `tool`. */
export interface StepMessage {
  readonly tool: 'send_message' | 'send_text' | 'notify_user';
  readonly input: JsonObject;
  readonly subject: string;
  readonly text: string;
}

/** Throws a Problem for a template that is gone or asks for what is not known. */
export async function messageOf(
  context: Pick<
    AutomationContext,
    'sequences' | 'directory' | 'unsubscribeUrl' | 'systems' | 'enrolments' | 'settings' | 'clocks' | 'textConsents'
  >,
  { candidate, job }: RuleSubject,
  { step, meeting }: { step: SequenceStep; meeting?: Meeting | undefined },
): Promise<StepMessage> {
  const template = await context.sequences.template(step.template);
  const hiringManager = (await context.directory.users()).find(({ id }) => id === job.hiringManager);
  const merge = await withInterview(
    { calendar: context.systems.calendar, directory: context.directory },
    {
      template,
      meeting,
      merge: { candidate, job, recruiter: undefined, hiringManager },
      now: context.clocks.business.now(),
      zone:
        (await context.enrolments.contact(candidate.id)).timeZone ?? (await context.settings.get()).settings.timeZone,
    },
  );
  const { subject, text } = renderTemplate(template, merge);
  if (step.channel === 'text' && (await mayText(context, candidate)))
    return { tool: 'send_text', input: { candidate: candidate.id, text }, subject, text: withWayOut(text) };
  if (step.channel !== 'chat') {
    const whole = `${text}\n\n--\n${wordsAround(text).noMore(context.unsubscribeUrl(candidate.id))}`;
    return { tool: 'send_message', input: { candidate: candidate.id, subject, text: whole }, subject, text: whole };
  }
  if (job.hiringManager === null)
    throw new Problem('user_not_found', 'The requisition has no hiring manager to write to.');
  return { tool: 'notify_user', input: { user: job.hiringManager, text }, subject, text };
}

/** Whoever has not agreed to texts, or has no number, gets the same by e-mail. */
async function mayText(
  { systems, textConsents }: Pick<AutomationContext, 'systems' | 'textConsents'>,
  { phone: written }: Candidate,
): Promise<boolean> {
  const phone = phoneOf(written);
  if (phone === undefined || (await systems.texts.unable()) !== null) return false;
  return (await textConsents.of(phone))?.state === 'given';
}
