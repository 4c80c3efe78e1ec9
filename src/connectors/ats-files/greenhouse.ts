// Files at Greenhouse: Harvest v3 keeps attachments apart (harvestdocs.greenhouse.io; fields as docs.workato.com/connectors/greenhouse
// names them, read on 2026-11-28). Their addresses end after days.
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';

export const greenhouseFiles = {
  lists: [
    {
      call: { method: 'GET', path: '/v3/attachments', query: { application_ids: '{id}' } },
      items: '$',
      id: 'id',
      name: 'filename',
      addedAt: 'created_at',
      kind: { field: 'type', resume: ['resume'], coverLetter: ['cover_letter'] },
      paging: { kind: 'link' },
      read: { address: 'url' },
    },
  ],
} as const satisfies FilesMappingInput;
