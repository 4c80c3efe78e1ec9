// Notes in systems that keep them: what cannot be taken away is not called undone.
import { expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import type { Ats } from '../../src/core/ports/ats.ts';
import { Problem } from '../../src/core/problem.ts';
import { addNote } from '../../src/tools/add-note.ts';
import { openOperations } from '../support/operations.ts';

const ines = CandidateId.parse('c_ines');

/** An ATS that takes notes, and neither shows nor removes them. */
async function setUp(unable: readonly string[]) {
  const { ats, context } = await openOperations();
  const hidden: Ats = {
    ...ats,
    unable: async (act) => (unable.includes(act) ? 'That cannot be done here.' : null),
    candidate: async (id) => ({ ...(await ats.candidate(id)), notes: [] }),
    removeNote: () => Promise.reject(new Problem('not_undoable', 'It lets no note be taken away from outside.')),
  };
  const tool = addNote({ ats: hidden });
  const plan = await tool.prepare({ candidate: ines, text: 'Called her.' }, context('k1'));
  const output = await tool.execute(plan, context('k1'));
  if (tool.reversal === 'none') throw new Error('notes can be undone');
  return tool.undo({ plan, output }, context('k2'));
}

test('a note that can neither be removed nor seen is not called undone', async () => {
  expect(await setUp(['remove_note', 'read_notes'])).toMatchObject({ kind: 'refused' });
});

test('one that can be seen to be gone is', async () => {
  expect(await setUp(['remove_note'])).toMatchObject({ kind: 'undone' });
});
