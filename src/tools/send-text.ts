// send_text: writes one candidate a text message with the words given, if they agreed to texts. It waits for the end of their quiet
// hours, and goes by mail if the network does not deliver it.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import { Phone } from '../core/phone.ts';
import { noAddress } from '../core/records.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';
import { withTextDisclosure } from '../services/operations/assistant-disclosure.ts';
import { expectWelcome } from '../services/operations/contact-preference.ts';
import { timeInWords } from '../services/operations/local-time.ts';
import { refusePlaceholders } from '../services/operations/render.ts';
import { expectAgreed, expectTexts, withWayOut } from '../services/operations/texts/consent.ts';
import { afterQuietHours } from '../services/operations/texts/quiet-hours.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { HeldLetter, holdLetter, LetterPlan, recoverLetter, takeLetterBack } from './held-letter.ts';
import type { ToolPorts } from './tool-ports.ts';

type Ports = Pick<ToolPorts, 'ats' | 'letters' | 'preferences' | 'texts' | 'textConsents' | 'enrolments'>;

const Plan = z.strictObject({
  about: About,
  letter: LetterPlan,
  phone: Phone,
  /** The candidate's, where a system told it. */
  zone: z.string(),
});

const Input = z.strictObject({
  candidate: argument.candidate,
  // What ten parts of a text hold (developers.telnyx.com), less the way out.
  text: safeText(1_500).min(1).describe('The text, exactly as it will be sent; how to opt out is added.'),
});

/**
 * Throws `candidate_not_found`, `connection_missing` where no system sends texts, `conflict` without a number,
 * `contact_declined` without consent. Leaves after the hold window and the reader's quiet hours; undo is exact until then.
 */
export const sendText = (ports: Ports) =>
  writeTool({
    name: 'send_text',
    summary: 'Send one candidate a text message (SMS) with the words given. Only to those who agreed to texts.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    // A text has no greeting and no signature.
    wording: {
      argument: 'text',
      compose: async ({ text, ...same }) => ({ ...same, text: withTextDisclosure(text) }),
    },
    plan: Plan,
    output: z.strictObject({ letter: HeldLetter }),

    prepare: (input, context) => planned(ports, input, context),

    preview: ({ about, letter }) =>
      `Text ${about.name} (${about.jobTitle}): ${excerpt(letter.text)}` +
      (letter.to === noAddress ? '' : '; by email if it cannot be delivered'),
    subject: ({ about }) => subjectOf(about, 1),

    async execute({ about, letter, phone, zone }, context) {
      const { quietHours } = context.settings;
      const after = (at: Date) => afterQuietHours(at, quietHours, zone);
      return {
        letter: await holdLetter(ports, { candidate: about.candidate, letter, text: { phone, after } }, context),
      };
    },

    outcome: ({ plan: { about }, output: { letter } }) => ({
      atsUpdated: true,
      contacted: [about.candidate],
      undoUntil: new Date(letter.releaseAt),
      events: [{ kind: 'candidate.contacted', candidate: about.candidate }],
    }),

    async recover({ about, letter }, context) {
      const found = await recoverLetter(ports, { candidate: about.candidate, letter }, context);
      return found.kind === 'done' ? { kind: 'done', output: { letter: found.output } } : found;
    },

    async undo({ plan: { about, letter }, output }, context) {
      const back = await takeLetterBack(ports, { candidate: about.candidate, letter, held: output.letter }, context);
      if (back.kind === 'undone') return back;
      const at = timeInWords(output.letter.releaseAt, letter.zone);
      return { kind: 'refused', because: `Too late. It left at ${at}, and a text message cannot be called back.` };
    },
  });

async function planned(
  ports: Ports,
  { candidate: id, text }: z.infer<typeof Input>,
  { now, settings }: ToolContext,
): Promise<z.infer<typeof Plan>> {
  refusePlaceholders(text, 'text');
  const { candidate, job, about } = await lookUp(ports.ats, id);
  await expectTexts(ports.texts, candidate);
  await expectWelcome(ports.preferences, candidate, { purpose: 'contact', now, zone: settings.timeZone });
  const phone = await expectAgreed(ports.textConsents, candidate, settings.timeZone);
  const { timeZone } = await ports.enrolments.contact(id);
  return {
    about,
    phone,
    zone: timeZone ?? settings.timeZone,
    letter: {
      to: candidate.email,
      subject: `Your application: ${job.title}`,
      text: withWayOut(text),
      zone: settings.timeZone,
      contactBefore: candidate.lastContactAt,
    },
  };
}
