// set_text_consent: notes that somebody agreed to text messages, with where and how, or wants none. It belongs to their number.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import { Phone, phoneOf } from '../core/phone.ts';
import { TextConsent } from '../core/ports/text-consents.ts';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';
import { instantIn } from '../services/operations/local-time.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { stepBack } from './recovery.ts';
import type { ToolPorts } from './tool-ports.ts';

const Consent = z.enum(['given', 'stopped']);

const Input = z
  .strictObject({
    candidate: argument.candidate,
    consent: Consent.describe('given: they agreed to texts; stopped: they want none.'),
    proof: safeText(2_000).min(1).describe('With given: where and how the person agreed.').optional(),
  })
  .refine(({ consent, proof }) => consent === 'stopped' || proof !== undefined, {
    path: ['proof'],
    message: 'is needed with given',
  });

const Plan = z.strictObject({
  about: About,
  phone: Phone,
  consent: Consent,
  proof: z.string().nullable(),
  zone: z.string(),
  before: TextConsent.nullable(),
});

/**
 * Belongs to the number. Throws `conflict` without a number or where that is noted already, and `contact_declined` after a
 * STOP: only the person's own START ends that.
 */
export const setTextConsent = ({ ats, textConsents }: Pick<ToolPorts, 'ats' | 'textConsents'>) =>
  writeTool({
    name: 'set_text_consent',
    summary: 'Note that a candidate agreed to text messages, or wants none.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: Input,
    plan: Plan,
    output: z.strictObject({ revision: z.string() }),

    async prepare({ candidate: id, consent, proof }, { settings }) {
      const { candidate, about } = await lookUp(ats, id);
      const phone = phoneOf(candidate.phone);
      if (phone === undefined)
        throw new Problem('conflict', `The ATS has no mobile number of ${about.name} with its country.`);
      const before = (await textConsents.of(phone)) ?? null;
      if (before?.state === consent)
        throw new Problem('conflict', `It is noted already that ${about.name} ${inWords[consent]}.`);
      if (before?.state === 'stopped' && before.changedBy.startsWith('system:'))
        throw new Problem(
          'contact_declined',
          `${about.name} wrote STOP. Only their own START lets texts reach them again.`,
        );
      return { about, phone, consent, proof: proof ?? null, zone: settings.timeZone, before };
    },

    preview: ({ about, consent, proof }) =>
      consent === 'given'
        ? `Note that ${about.name} (${about.jobTitle}) ${inWords.given}, on the strength of: ${excerpt(proof ?? '')}`
        : `Note that ${about.name} (${about.jobTitle}) ${inWords.stopped}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about, phone, consent, proof, zone, before }, { key, now, actor }) {
      await textConsents.change({
        phone,
        candidate: about.candidate,
        from: before?.revision ?? null,
        to: { state: consent, proof, changedBy: actor.id, changedAt: instantIn(now.getTime(), zone), revision: key },
      });
      return { revision: key };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    // The change knows its key.
    recover: async () => ({ kind: 'repeat' }),

    undo: ({ plan: { about, phone, before }, output: { revision } }) =>
      stepBack(
        () => textConsents.change({ phone, candidate: about.candidate, from: revision, to: before ?? undefined }),
        async () => ((await textConsents.of(phone))?.revision ?? null) === (before?.revision ?? null),
      ),
  });

const inWords = { given: 'agreed to text messages', stopped: 'wants no text messages' } as const;
