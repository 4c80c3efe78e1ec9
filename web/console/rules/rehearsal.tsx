// What a rule would have done with past events.
import type { ReactNode } from 'react';
import type { RuleRehearsal } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { plain } from '../words/words.ts';

const mostShown = 10;

export function Rehearsal({ rehearsal, days }: { rehearsal: RuleRehearsal; days: number }): ReactNode {
  const { clock } = useService();
  const { people, words } = useNames();
  const { events_seen: seen, matches, warnings } = rehearsal;
  return (
    <section aria-label="Dry run" className="rounded-card bg-soft p-4 text-sm">
      <p className="font-medium">
        {`It would have acted ${matches.length === 1 ? 'once' : `${String(matches.length)} times`} in ${String(days)} days, on ${String(seen)} events. Nothing was done.`}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 text-warn">
          {warning}
        </p>
      ))}
      <ul className="mt-2 grid gap-2">
        {matches
          .slice(0, mostShown)
          .map(({ event_id: id, occurred_at: at, candidate_id: candidate, tool, ...match }) => (
            <li key={id}>
              <p>
                {`${clock.full(at)} · ${candidate === null ? '' : `${people.known(candidate) ?? candidate}: `}${plain(tool)}`}
              </p>
              <p className="text-muted">
                {Object.values(match.arguments)
                  .map((value) => words(value))
                  .join(' · ')}
              </p>
              {match.problem !== null && <p className="text-bad">{match.problem}</p>}
            </li>
          ))}
      </ul>
    </section>
  );
}
