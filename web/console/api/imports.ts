// Importing candidates and requisitions from a file.
import type { z } from 'zod';
import type { ImportPreview as WireImportPreview } from '../../../src/api/wire/imports.ts';
import type { Api } from './client.ts';
import type { Outcome } from './wire.ts';

export type ImportPreview = z.infer<typeof WireImportPreview>;
export type ImportKind = 'candidates' | 'requisitions';

export interface ImportFile {
  readonly kind: ImportKind;
  /** In base64. */
  readonly file: string;
  readonly mapping?: Readonly<Record<string, string | null>> | undefined;
  /** For rows that name none. */
  readonly job_id?: string | undefined;
}

export const previewImport = (api: Api, body: ImportFile): Promise<ImportPreview> =>
  api.change<ImportPreview>('POST /api/v1/imports/preview', { body });

export const startImport = (
  api: Api,
  { key, ...body }: ImportFile & { readonly wrong_lines: 'refuse' | 'skip'; readonly key: string },
): Promise<Outcome> => api.change('POST /api/v1/imports', { body, key });
