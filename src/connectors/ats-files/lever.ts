// Files at Lever: hire.lever.co/developer/documentation, “Resumes” and “Files” (as clients of it use them, read on 2026-11-28): lists of
// each opportunity, and `…/download`, which answers with the file or leads to where it lies.
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';
import { paging } from '../ats/lever.ts';

const of = (list: 'resumes' | 'files') => ({
  call: { method: 'GET' as const, path: `/v1/opportunities/{id}/${list}` },
  items: 'data',
  id: 'id',
  paging,
  read: { call: { method: 'GET' as const, path: `/v1/opportunities/{id}/${list}/{file}/download` } },
});

export const leverFiles = {
  lists: [
    { ...of('resumes'), name: 'file.name', bytes: 'file.size', addedAt: 'createdAt', kind: 'resume' },
    { ...of('files'), name: 'name', bytes: 'size', addedAt: 'uploadedAt', kind: 'other' },
  ],
} as const satisfies FilesMappingInput;
