// Files of the sandbox's candidates: what stands in each is kept as words, and written as a file when somebody opens it.
import { z } from 'zod';
import { CandidateFile } from '../../core/candidate-file.ts';
import { CandidateId } from '../../core/ids.ts';
import { documentFormats, type PlainDocument, type WriteDocument } from '../../core/plain-document.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { Problem } from '../../core/problem.ts';
import type { KeyedStore } from './keyed-store.ts';

export const KeptFile = CandidateFile.omit({ bytes: true }).extend({
  candidate: CandidateId,
  format: z.enum(documentFormats),
  title: z.string(),
  sections: z.array(
    z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) }),
  ),
});
export type KeptFile = z.infer<typeof KeptFile>;

export const sandboxFiles = ({ read }: KeyedStore, write: WriteDocument): Required<Pick<Ats, 'files' | 'file'>> => ({
  files: (id) =>
    read('files', async (records) =>
      (await records.list('file'))
        .map((body) => KeptFile.parse(body))
        .filter(({ candidate }) => candidate === id)
        .map(({ id: file, kind, name, addedAt }) => ({ id: file, kind, name, bytes: null, addedAt })),
    ),
  async file({ candidate, file }) {
    const kept = await read('file', async (records) =>
      KeptFile.nullable().parse((await records.get('file', file)) ?? null),
    );
    if (kept === null || kept.candidate !== candidate)
      throw new Problem('not_found', 'The ATS has no such file of that candidate any more.');
    return write(kept, kept.format);
  },
});

/** Where nobody hands in a writer of documents. */
export const asText: WriteDocument = async ({ title, sections }: PlainDocument) =>
  new TextEncoder().encode(
    [title, ...sections.map(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points].join('\n'))].join(
      '\n\n',
    ),
  );
