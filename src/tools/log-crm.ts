// log_crm: writes one entry about a candidate into the CRM's log. Entries stay; undoing adds one that takes it back.
import { z } from 'zod';
import { safeText } from '../core/json.ts';
import type { Ats } from '../core/ports/ats.ts';
import type { Crm } from '../core/ports/crm.ts';
import { Problem } from '../core/problem.ts';
import { writeTool } from '../core/tool.ts';
import { instantIn } from '../services/operations/local-time.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import * as argument from './arguments.ts';
import { recoverBy, unknown } from './recovery.ts';

export const logCrm = ({ ats, crm }: { ats: Pick<Ats, 'candidate' | 'job'>; crm: Crm }) =>
  writeTool({
    name: 'log_crm',
    summary: 'Write an entry about a candidate into the log of the CRM. Nobody is messaged.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'compensating',
    input: z.strictObject({
      candidate: argument.candidate,
      text: argument.noteText,
      kind: safeText(80).min(1).describe('What sort of entry it is, such as note or stage_change.').optional(),
    }),
    plan: z.strictObject({ about: About, kind: z.string(), text: z.string(), zone: z.string() }),
    output: z.strictObject({ logged: z.literal(true) }),

    async prepare({ candidate, text, kind }, { settings }) {
      const { about, candidate: whom } = await lookUp(ats, candidate);
      const because = (await crm.unable?.(whom)) ?? null;
      if (because !== null) throw new Problem('not_supported', because);
      return { about, kind: kind ?? 'note', text, zone: settings.timeZone };
    },

    preview: ({ about, text }) => `CRM entry on ${about.name}: ${excerpt(text)}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about: { candidate }, kind, text, zone }, { key, now }) {
      await crm.log({ candidate, kind, text, at: instantIn(now.getTime(), zone), key });
      return { logged: true } as const;
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),

    // The log cannot be read back: without keys only a person can tell.
    recover: (_plan, { key }) =>
      recoverBy(crm, async () => {
        const logged = await crm.hasLogged(key);
        if (logged === undefined) return unknown('the CRM cannot tell whether the entry was written');
        return logged ? { kind: 'done', output: { logged: true } as const } : { kind: 'repeat' };
      }),

    async undo({ plan: { about, kind, text, zone } }, { key, now }) {
      if (crm.repeats === 'read_back' && (await crm.hasLogged(key)) === true) return { kind: 'undone' };
      const taken = `Taken back: ${text}`;
      await crm.log({ candidate: about.candidate, kind, text: taken, at: instantIn(now.getTime(), zone), key });
      return { kind: 'undone', note: 'Entries of the CRM stay; one that takes it back was added.' };
    },
  });
