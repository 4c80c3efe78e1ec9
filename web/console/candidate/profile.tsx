// What the ATS holds about a candidate beside their stage: experience, assessments, ratings and answers.
import type { ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { useNames } from '../app/service.tsx';
import { Card, Facts } from '../kit/layout.tsx';
import { profileRows } from './profile-rows.ts';

export function ProfileCard({ candidate: { signals, notes } }: { candidate: CandidateDetail }): ReactNode {
  const { words } = useNames();
  const rows = profileRows(signals, words);
  const note = notes.at(-1);
  if (rows.length === 0 && note === undefined) return null;
  return (
    <Card title="Profile">
      {rows.length > 0 && <Facts rows={rows} />}
      {note !== undefined && (
        <blockquote className="mt-3 border-s-3 border-line ps-3 text-sm break-words whitespace-pre-wrap">
          {note.text}
        </blockquote>
      )}
    </Card>
  );
}
