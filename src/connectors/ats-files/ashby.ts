// Files at Ashby: developers.ashbyhq.com/reference/fileinfo and candidateinfo (read on 2026-11-28). A candidate names handles, and each is
// asked for its address, which ends soon.
import type { FilesMappingInput } from '../../core/connector/candidate-files.ts';

const handles = <Kind extends 'resume' | 'other'>(field: string, kind: Kind) => ({
  call: { method: 'POST' as const, path: '/candidate.info', body: { id: '{person}' } },
  items: `results.${field}`,
  id: 'id',
  name: 'name',
  handle: 'handle',
  kind,
  read: {
    call: { method: 'POST' as const, path: '/file.info', body: { fileHandle: '{handle}' } },
    address: 'results.url',
  },
});

export const ashbyFiles = {
  lists: [handles('resumeFileHandle', 'resume'), handles('fileHandles', 'other')],
} as const satisfies FilesMappingInput;
