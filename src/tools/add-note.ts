// add_note: writes a note on a candidate into the ATS.
import { z } from 'zod';
import { NoteId } from '../core/ids.ts';
import type { Ats } from '../core/ports/ats.ts';
import { writeTool } from '../core/tool.ts';
import { whyUnable } from '../services/operations/unable.ts';
import { instantIn } from '../services/operations/local-time.ts';
import { About, excerpt, lookUp, subjectOf } from './about.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import { recoverBy, stepBack, unknown } from './recovery.ts';

/**
 * Planning throws `candidate_not_found` and `not_supported`. After a lost answer the note is looked for by its text. Undo
 * refuses once somebody has edited the note.
 */
export const addNote = ({ ats }: { ats: Ats }) =>
  writeTool({
    name: 'add_note',
    summary: 'Write a note on a candidate into the ATS. Nobody is messaged.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ candidate: argument.candidate, text: argument.noteText }),
    /** `twins`: notes with the same text that are there already, so that a new one can be told from them. */
    plan: z.strictObject({
      about: About,
      text: z.string(),
      zone: z.string(),
      twins: z.array(NoteId),
      /** Why it cannot be taken back, where the system keeps its notes. */
      stays: z.string().optional(),
    }),
    output: z.strictObject({ note: NoteId }),

    async prepare({ candidate: id, text }, { settings }) {
      await expectAble(ats, 'add_note');
      const stays = await whyUnable(ats, 'remove_note');
      const { candidate, about } = await lookUp(ats, id);
      const twins = candidate.notes.filter((note) => note.text === text).map((note) => note.id);
      return { about, text, zone: settings.timeZone, twins, ...(stays === null ? {} : { stays }) };
    },

    preview: ({ about, text, stays }) =>
      `Note on ${about.name}: ${excerpt(text)}${stays === undefined ? '' : ` (it stays: ${stays})`}`,
    subject: ({ about }) => subjectOf(about, 0),

    async execute({ about: { candidate }, text, zone }, { key, now }) {
      return { note: await ats.addNote({ candidate, text, at: instantIn(now.getTime(), zone), key }) };
    },

    outcome: () => ({ atsUpdated: true, contacted: [], undoUntil: null, events: [] }),

    recover: ({ about: { candidate }, text, twins }) =>
      recoverBy(ats, async () => {
        const unseen = await whyUnable(ats, 'read_notes');
        if (unseen !== null) return unknown(unseen);
        const { notes } = await ats.candidate(candidate, { fresh: true });
        const found = notes.find((note) => note.text === text && !twins.includes(note.id));
        return found === undefined ? { kind: 'repeat' } : { kind: 'done', output: { note: found.id } };
      }),

    undo: ({ plan: { about, text }, output: { note } }, { key }) =>
      stepBack(
        () => ats.removeNote({ candidate: about.candidate, note, text, key }),
        // Where notes cannot be read, one that is not seen may stand all the same.
        async () =>
          (await whyUnable(ats, 'read_notes')) === null &&
          !(await ats.candidate(about.candidate, { fresh: true })).notes.some(({ id }) => id === note),
      ),
  });
