// What Muster notes beside a connected calendar: which writes it has done, and meetings that the calendar no longer shows.
import { z } from 'zod';
import { MeetingId } from '../../core/ids.ts';
import type { Records, RecordStore } from '../../core/ports/record-store.ts';
import { Meeting } from '../../core/records.ts';

const Done = z.strictObject({ meeting: MeetingId });

/** The meeting as it was before it was cancelled; `now`: what the calendar calls it since it was booked anew. */
const MeetingRecord = z.strictObject({ meeting: Meeting, now: MeetingId });
export type MeetingRecord = z.infer<typeof MeetingRecord>;

export interface KeptMeetings {
  /** Which meeting a write under that key was about; undefined where there was none. */
  done(key: string): Promise<MeetingId | undefined>;
  kept(id: MeetingId): Promise<MeetingRecord | undefined>;
  /** Those that were booked anew, by what they are called now. */
  renamed(): Promise<ReadonlyMap<string, MeetingId>>;
  keep(kept: MeetingRecord): Promise<void>;
  /** In one step with the key of the write. */
  note(done: { key: string; meeting: MeetingId; kept?: MeetingRecord }): Promise<void>;
}

const kinds = { done: 'calendar_done', kept: 'calendar_kept', renamed: 'calendar_renamed' } as const;
const Renamed = z.strictObject({ scope: z.string(), id: MeetingId, now: MeetingId });

/** `scope`: the connection, so that two calendars of one organization do not mix. */
export function keptMeetings(store: RecordStore, scope: string): KeptMeetings {
  const at = (of: string): string => `${scope}:${of}`;
  const put = async (records: Records, kept: MeetingRecord): Promise<void> => {
    const { id } = kept.meeting;
    await records.put({ kind: kinds.kept, id: at(id), body: kept });
    if (kept.now !== id) await records.put({ kind: kinds.renamed, id: at(id), body: { scope, id, now: kept.now } });
  };
  return {
    done: (key) =>
      store.read(async (records) => Done.optional().parse(await records.get(kinds.done, at(key)))?.meeting),
    kept: (id) => store.read(async (records) => MeetingRecord.optional().parse(await records.get(kinds.kept, at(id)))),
    renamed: () =>
      store.read(async (records) => {
        const all = (await records.list(kinds.renamed)).map((one) => Renamed.parse(one));
        return new Map(all.flatMap((one) => (one.scope === scope ? [[one.now, one.id] as const] : [])));
      }),
    keep: (kept) => store.change((records) => put(records, kept)),
    note: ({ key, meeting: id, kept }) =>
      store.change(async (records) => {
        await records.put({ kind: kinds.done, id: at(key), body: { meeting: id } });
        if (kept !== undefined) await put(records, kept);
      }),
  };
}
