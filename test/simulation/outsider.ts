// What happens in the applicant tracking system besides: people who use it by themselves, and what it says of every move.
import { z } from 'zod';
import { remoteAts } from '../../src/connectors/unified/remote-ats.ts';
import { CandidateId } from '../../src/core/ids.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import type { Organization } from './organization.ts';
import { acme } from './people.ts';
import { Life, places } from './place.ts';
import type { Entry } from './vendor.ts';
import type { Moved } from './webhooks.ts';

const Move = z.object({ about: z.object({ candidate: z.string() }), from: z.string(), to: z.string() });

/** What Muster moved itself is reported as well. */
export function ownMove(organization: Organization, { key, phase }: Entry): Moved | undefined {
  const row = organization.ledgers.of(acme).actionRows.get((key ?? '').replace(/:undo$/, ''));
  if (row === undefined || !['move_stage', 'reject_candidate'].includes(row.tool)) return undefined;
  const { about, from, to } = Move.parse(row.plan);
  const { candidate } = about;
  return phase === 'undo' ? { candidate, from: to, to: from } : { candidate, from, to };
}

/** Somebody who uses the applicant tracking system itself. */
export function outsiderOf({ vendors, directory, clocks }: Organization, moved: (moved: Moved) => void) {
  const mapping = vendors.ats.connector.unified.ats;
  if (mapping === undefined) throw new Error('no applicant tracking system');
  const ats = remoteAts({
    remote: vendors.ats.open(clocks.real),
    mapping,
    config: {},
    scope: 'outside',
    store: createFakeRecordStore(),
    directory,
    clock: clocks.real,
    freshMs: 0,
  });
  let moves = 0;
  const move = async (candidate: string, to: string): Promise<void> => {
    const id = CandidateId.parse(candidate);
    moves += 1;
    // What the system does not let them do they leave.
    try {
      const { stage: from } = await ats.candidate(id);
      if (from === to) return;
      await ats.move({ candidate: id, from, to, key: `outside ${moves}` });
      moved({ candidate, from, to });
    } catch {
      // A move that another one overtook.
    }
  };
  const life = new Life('somebody', { isSpared: true });
  return (candidate: string, to: string): Promise<void> => places.run({ life }, () => move(candidate, to));
}
