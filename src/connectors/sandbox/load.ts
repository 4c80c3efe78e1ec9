// Fills the sandbox systems from a file: at the first start, and whenever the sandbox is reset.
import type { RecordStore } from '../../core/ports/record-store.ts';
import type { SandboxFile } from './sandbox-file.ts';
import { recordsOf } from './sandbox-records.ts';

/** Clears what was there, recorded keys too; all or nothing. */
export async function loadSandbox(store: RecordStore, file: SandboxFile): Promise<void> {
  const { stages, jobs, candidates, meetings, rooms, scorecards, files } = recordsOf(file);
  await store.change(async (records) => {
    await records.clear();
    await records.put({ kind: 'pipeline', id: 'stages', body: [...stages] });
    for (const job of jobs) await records.put({ kind: 'job', id: job.id, body: job });
    for (const candidate of candidates) await records.put({ kind: 'candidate', id: candidate.id, body: candidate });
    for (const meeting of meetings) await records.put({ kind: 'meeting', id: meeting.id, body: meeting });
    for (const room of rooms) await records.put({ kind: 'room', id: room.id, body: room });
    for (const card of scorecards) await records.put({ kind: 'scorecard', id: card.id, body: card });
    for (const kept of files) await records.put({ kind: 'file', id: kept.id, body: kept });
  });
}
