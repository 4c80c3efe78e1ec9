// Files through Kombo: docs.kombo.dev/ats/v1/get-candidates-candidate-id-attachments (read on 2026-11-28). It wants the permission to
// read attachments.
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';

export const komboFiles = {
  lists: [
    {
      call: { method: 'GET', path: '/ats/candidates/{person}/attachments' },
      items: 'data.results',
      id: 'id',
      name: 'file_name',
      addedAt: 'remote_created_at',
      kind: { field: 'type', resume: ['CV'], coverLetter: ['COVER_LETTER'] },
      read: { address: 'data_url' },
    },
  ],
} as const satisfies FilesMappingInput;
