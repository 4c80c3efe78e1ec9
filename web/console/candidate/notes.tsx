// Notes of the ATS, and a field for another one.
import { useState, type ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { useTool } from '../cards/use-tool.ts';
import { buttonLook } from '../kit/button.tsx';
import { AreaField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';

export function NotesCard({
  candidate: { candidate_id: candidate, notes },
}: {
  candidate: CandidateDetail;
}): ReactNode {
  const { clock } = useService();
  const [text, setText] = useState('');
  const adding = useTool(() => setText(''));
  const mayAct = useAllowed('operations:*');
  return (
    <Card title="Notes">
      {notes.length === 0 && <p className="text-sm text-muted">No notes yet.</p>}
      <ul className="grid gap-3">
        {notes.toReversed().map((note) => (
          <li key={`${note.at} ${note.text}`} className="text-sm">
            <p className="whitespace-pre-wrap">{note.text}</p>
            <p className="text-muted">{clock.full(note.at)}</p>
          </li>
        ))}
      </ul>
      {mayAct && (
        <form
          className="mt-4 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '' && !adding.isPending)
              adding.mutate({ tool: 'add_note', arguments: { candidate, text: text.trim() } });
          }}
        >
          <AreaField
            label="New note"
            rows={2}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {adding.isError && <Fault error={adding.error} />}
          <button type="submit" className={`${buttonLook()} justify-self-start`}>
            Add the note
          </button>
        </form>
      )}
    </Card>
  );
}
