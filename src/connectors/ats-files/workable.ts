// Files at Workable: a candidate's own record names the address of the résumé, and of nothing else
// (workable.readme.io/reference/job-candidates-show, read on 2026-11-28).
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';

export const workableFiles = {
  lists: [
    {
      call: { method: 'GET', path: '/spi/v3/candidates/{id}' },
      items: 'candidate',
      id: 'id',
      addedAt: 'created_at',
      kind: 'resume',
      read: { address: 'resume_url' },
    },
  ],
} as const satisfies FilesMappingInput;
