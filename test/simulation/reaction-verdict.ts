// What was made of events, when everything has come to rest: each that was acknowledged is kept once, each promise was kept or given
// up with somebody told, and each effect was asked for once.
import type { Organization } from './organization.ts';
import { acme } from './people.ts';

/** A promise that is due is kept within minutes. */
const patienceMs = 10 * 60_000;

export function reactions(organization: Organization, acknowledged: ReadonlySet<string>): readonly string[] {
  return [
    ...kept(organization, acknowledged),
    ...promises(organization),
    ...reacted(organization),
    ...once(organization),
  ];
}

function kept({ events }: Organization, acknowledged: ReadonlySet<string>): readonly string[] {
  return [...acknowledged].flatMap((id) => {
    const times = events.rows.filter(({ fingerprint }) => fingerprint === id).length;
    return times === 1 ? [] : [`the event ${id} was acknowledged, and is kept ${times} times`];
  });
}

function promises({ outbox, scheduler }: Organization): readonly string[] {
  return [...outbox.rows.values()].flatMap(({ job, because }) => {
    if (because === null)
      return job.due.getTime() > scheduler.now - patienceMs ? [] : [`the promise ${job.id} (${job.name}) was not kept`];
    return [];
  });
}

/** Something stands for each change that was reported or made, unless its promise was given up, of which somebody is told. */
function reacted({ events, outbox, troubles }: Organization): readonly string[] {
  const givenUp = new Set(
    [...outbox.rows.values()].flatMap(({ job }) => (job.name === 'react-to-event' ? [job.data['event'] ?? null] : [])),
  );
  return events.rows.flatMap(({ event: { id, kind } }) => {
    const isSeen = events.noted.some(({ event }) => event === id);
    const isTold = givenUp.has(id) || troubles.rows.has(`event ${id}`);
    return kind !== 'candidate.moved' || isSeen || isTold ? [] : [`nothing was made of the event ${id}`];
  });
}

/** Of one event and part one action at most was done; what failed cleanly may be proposed anew. */
function once({ ledgers }: Organization): readonly string[] {
  const done = new Map<string, number>();
  for (const { idem, status } of ledgers.of(acme).actionRows.values())
    if (/^(?:event|sequence) /.test(idem) && ['executed', 'undone', 'executing'].includes(status)) {
      const name = idem.replace(/ try \d+$/, '');
      done.set(name, (done.get(name) ?? 0) + 1);
    }
  return [...done].flatMap(([name, times]) => (times > 1 ? [`${name} was done ${times} times`] : []));
}
