// All that happened with one candidate, newest first, narrowed by what it is about.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actionColumns } from '../actions/csv.ts';
import { allActions } from '../api/actions.ts';
import { scoresQuery, timelineQuery, type PastScore, type TimelineEntry } from '../api/candidates.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { ExportButton } from '../kit/export.tsx';
import { Segments } from '../kit/segments.tsx';
import { Empty, Fault, Loading, Shown } from '../kit/states.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { EntryView } from './timeline-entry.tsx';

const sorts = [
  { value: '', label: 'All', about: undefined },
  { value: 'messages', label: 'Messages', about: ['message'] },
  { value: 'stages', label: 'Stages', about: ['stage', 'offer', 'application'] },
  { value: 'interviews', label: 'Interviews', about: ['interview'] },
  { value: 'notes', label: 'Notes', about: ['note'] },
  { value: 'automatic', label: 'Automatic', about: ['automation'] },
  { value: 'scores', label: 'Scores', about: [] },
] as const satisfies readonly { value: string; label: string; about: readonly TimelineEntry['about'][] | undefined }[];

const names = ['show'] as const;

export function CandidateTimeline({ candidate }: { candidate: string }): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(names);
  const query = useInfiniteQuery(timelineQuery(api, candidate));
  const maySeeScores = useAllowed('retention:read');
  const isScores = filters.show === 'scores';
  const scores = useQuery({ ...scoresQuery(api, candidate), enabled: maySeeScores && isScores });
  const wanted: readonly string[] | undefined = sorts.find(({ value }) => value === filters.show)?.about;
  return (
    <section aria-labelledby="timeline" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="timeline" className="text-lg font-semibold">
          Timeline
        </h2>
        <ExportButton
          what="actions"
          file={`history-${candidate}`}
          columns={actionColumns}
          read={(reading) => allActions(api, { candidate, effect: 'write' }, reading)}
        />
      </div>
      <Segments
        label="Show"
        options={sorts.filter(({ value }) => maySeeScores || value !== 'scores')}
        value={sorts.find(({ value }) => value === filters.show)?.value}
        onChange={(show) => change({ show })}
      />
      <Shown query={query} what="the timeline">
        {({ pages }) => (
          <Entries
            entries={pages.flatMap(({ data }) => data).filter(({ about }) => wanted?.includes(about) !== false)}
            scores={isScores || filters.show === '' ? (scores.data?.data ?? []) : []}
            isAsking={isScores && scores.isPending}
            isBlind={pages.some(({ missing }) => missing.length > 0)}
          />
        )}
      </Shown>
      {isScores && scores.isError && <Fault error={scores.error} retry={() => void scores.refetch()} />}
      {query.hasNextPage && !isScores && (
        <Button
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </section>
  );
}

interface EntriesProps {
  readonly entries: readonly TimelineEntry[];
  readonly scores: readonly PastScore[];
  readonly isAsking: boolean;
  readonly isBlind: boolean;
}

function Entries({ entries, scores, isAsking, isBlind }: EntriesProps): ReactNode {
  // What was written last is what most people come for.
  const latest = entries.find(({ letter }) => letter !== null);
  const rows = [...entries, ...scores].toSorted(
    (one, other) => Date.parse(momentOf(other)) - Date.parse(momentOf(one)),
  );
  return (
    <>
      {isBlind && (
        <p className="rounded-small bg-warn-bg px-3 py-2 text-sm text-warn">
          The calendar does not answer: interviews are missing here.
        </p>
      )}
      {isAsking && <Loading what="the scores" rows={1} />}
      {!isAsking && rows.length === 0 && <Empty title="Nothing of this kind yet" />}
      {rows.length > 0 && (
        <ol className="overflow-hidden rounded-card border border-line bg-surface">
          {rows.map((row) =>
            'prediction_id' in row ? (
              <ScoreEntry key={row.prediction_id} score={row} />
            ) : (
              <EntryView key={keyOf(row)} entry={row} isLatestLetter={row === latest} />
            ),
          )}
        </ol>
      )}
    </>
  );
}

const momentOf = (row: TimelineEntry | PastScore): string => ('prediction_id' in row ? row.scored_at : row.at);

const keyOf = ({ at, kind, action, meeting, report, text }: TimelineEntry): string =>
  action?.action_id ?? meeting?.meeting_id ?? `${kind} ${at} ${report?.event ?? text ?? ''}`;
