// Translating a military code into civilian skills and open jobs.
import type { z } from 'zod';
import type { WireMatch } from '../../../src/api/wire/veteran.ts';
import type { Api } from './client.ts';

interface Translation {
  readonly mos_title: string;
  readonly civilian_skills: readonly string[];
  readonly matched_jobs: readonly z.infer<typeof WireMatch>[];
}

interface TranslationRequest {
  readonly mos_code: string;
  readonly branch: string;
  readonly client_id: string;
}

export const translate = (api: Api, asked: TranslationRequest): Promise<Translation> =>
  api.change('POST /v1/veteran/translate', { body: asked });
