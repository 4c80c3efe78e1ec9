// All that happened with one candidate, newest first, narrowed by what it is about.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actionColumns } from '../actions/csv.ts';
import { allActions } from '../api/actions.ts';
import { timelineQuery, type TimelineEntry } from '../api/candidates.ts';
import { useFilters } from '../app/filters.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { ExportButton } from '../kit/export.tsx';
import { Empty, Shown } from '../kit/states.tsx';
import { EntryView } from './timeline-entry.tsx';

const sorts = [
  { value: '', label: 'All', about: undefined },
  { value: 'messages', label: 'Messages', about: ['message'] },
  { value: 'stages', label: 'Stage and offer', about: ['stage', 'offer', 'application'] },
  { value: 'interviews', label: 'Interviews', about: ['interview'] },
  { value: 'notes', label: 'Notes', about: ['note'] },
  { value: 'automatic', label: 'Automatic', about: ['automation'] },
] as const satisfies readonly { value: string; label: string; about: readonly TimelineEntry['about'][] | undefined }[];

const names = ['show'] as const;

export function CandidateTimeline({ candidate }: { candidate: string }): ReactNode {
  const { api } = useService();
  const { filters, change } = useFilters(names);
  const query = useInfiniteQuery(timelineQuery(api, candidate));
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
      <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
        {sorts.map(({ value, label }) => (
          <Button
            key={value}
            className="px-3"
            aria-pressed={filters.show === value}
            onClick={() => change({ show: value })}
          >
            {label}
          </Button>
        ))}
      </div>
      <Shown query={query} what="the timeline">
        {({ pages }) => (
          <Entries
            entries={pages.flatMap(({ data }) => data).filter(({ about }) => wanted?.includes(about) !== false)}
            isBlind={pages.some(({ missing }) => missing.length > 0)}
          />
        )}
      </Shown>
      {query.hasNextPage && (
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

function Entries({ entries, isBlind }: { entries: readonly TimelineEntry[]; isBlind: boolean }): ReactNode {
  // What was written last is what most people come for.
  const latest = entries.find(({ letter }) => letter !== null);
  return (
    <>
      {isBlind && (
        <p className="rounded-small bg-warn-bg px-3 py-2 text-sm text-warn">
          The calendar does not answer: interviews are missing here.
        </p>
      )}
      {entries.length === 0 ? (
        <Empty title="Nothing of this kind yet" />
      ) : (
        <ol className="overflow-hidden rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <EntryView key={keyOf(entry)} entry={entry} isLatestLetter={entry === latest} />
          ))}
        </ol>
      )}
    </>
  );
}

const keyOf = ({ at, kind, action, meeting, report, text }: TimelineEntry): string =>
  action?.action_id ?? meeting?.meeting_id ?? `${kind} ${at} ${report?.event ?? text ?? ''}`;
