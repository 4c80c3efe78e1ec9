// Files through Merge: docs.merge.dev/merge-unified/ats/common-models/attachments (read on 2026-11-28).
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';
import { paging } from '../ats/merge.ts';

export const mergeFiles = {
  lists: [
    {
      call: { method: 'GET', path: '/ats/v1/attachments', query: { candidate_id: '{person}' } },
      items: 'results',
      id: 'id',
      name: 'file_name',
      addedAt: 'created_at',
      gone: 'remote_was_deleted',
      kind: { field: 'attachment_type', resume: ['RESUME'], coverLetter: ['COVER_LETTER'] },
      paging,
      read: { address: 'file_url' },
    },
  ],
} as const satisfies FilesMappingInput;
