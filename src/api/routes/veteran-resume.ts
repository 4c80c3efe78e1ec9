// Translated résumés: made in memory, downloaded with the token alone, deleted at will, gone after half an hour.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { downloadResume, type MadeResume, makeResume, makeWordedResume } from '../../services/veteran/resume.ts';
import { branchOf } from '../../services/veteran/translate.ts';
import { mediaTypes, resumeFormats } from '../../services/veteran/documents/resume-document.ts';
import { type Wording, wordingRefusals } from '../../services/veteran/rewriting/choose-wording.ts';
import type { Principal } from '../../core/access.ts';
import { type Route, type Via, defineRoute } from '../route.ts';
import type { VeteranPorts } from '../veteran-ports.ts';
import { branchName, codeText, WireClearance, wireClearance } from '../wire/veteran.ts';
import type { RoutePorts } from './route-ports.ts';

const access = { scope: 'veteran:read', publishable: true } as const;
const notRecorded = { none: true, because: 'résumés are held in memory only and leave no record' } as const;
const params = z.strictObject({ token: safeText(64).min(1) });

export const veteranResumeRoutes = (ports: RoutePorts): Route[] => [
  makeRoute(ports),
  downloadRoute(ports),
  deleteRoute(ports),
];

const ResumeBody = z.union([
  z.strictObject({ mos_code: codeText, branch: branchName.optional() }),
  z.strictObject({
    text: safeText(100_000).min(1),
    branch: branchName.optional(),
    wording: z
      .enum(['rules', 'model'])
      .default('rules')
      .describe(
        'model: the language model that is configured, if any, is sent the text without personal numbers and proposes its wording.',
      ),
  }),
]);
type ResumeBody = z.output<typeof ResumeBody>;

const makeRoute = ({ veteran }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/v1/veteran/resume',
    summary: 'Make a résumé in civilian language',
    examples: { request: { mos_code: '92A', branch: 'Army' } },
    tag: 'veteran',
    access,
    audit: notRecorded,
    repeatable: { because: 'nothing of it is kept beyond half an hour in memory' },
    body: ResumeBody,
    replies: {
      201: z.object({
        token: z.string(),
        expires_at: z.iso.datetime({ offset: true }),
        formats: z.array(z.enum(resumeFormats)),
        before: z.string(),
        after: z.string(),
        changes: z
          .array(z.object({ start: z.int(), end: z.int(), before: z.string(), after: z.string() }))
          .describe('Where in the text before, and what stands in its place.'),
        clearance: WireClearance.optional(),
        wording: z
          .object({ by: z.enum(['rules', 'model']), refused: z.enum(wordingRefusals).optional() })
          .optional()
          .describe(
            'Whose wording was used, and why a proposal was not; where one was asked for. `changes` are those of the rules.',
          ),
      }),
    },
    problems: ['mos_not_found', 'branch_required', 'unavailable'],
    async handle({ by, via, body }) {
      const { expiresAt, formats, changes, clearance, wording, ...made } = await madeFor(body, { by, via }, veteran);
      return {
        status: 201,
        body: {
          ...made,
          expires_at: expiresAt.toISOString(),
          formats: [...formats],
          changes: changes.map((change) => ({ ...change })),
          ...(clearance === undefined ? {} : { clearance: wireClearance(clearance) }),
          ...(wording === undefined ? {} : { wording: wireWording(wording) }),
        },
        headers: { location: `/v1/veteran/resume/${made.token}`, 'cache-control': 'no-store' },
      };
    },
  });

interface MadeBy {
  readonly by: Principal;
  readonly via: Via | undefined;
}

/** A visitor of a public page does not spend the organization's budget for its language model. */
async function madeFor(body: ResumeBody, { by, via }: MadeBy, veteran: VeteranPorts): Promise<MadeResume> {
  const client = by.tenant;
  if (!('text' in body))
    return makeResume({ kind: 'code', client, mosCode: body.mos_code, branch: body.branch }, veteran);
  const branch = branchOf(body.branch);
  const request = { kind: 'text', client, text: body.text, branch } as const;
  if (body.wording === 'rules') return makeResume(request, veteran);
  const wording = via === 'publishable' ? undefined : veteran.wording;
  return await makeWordedResume({ ...request, by: by.id }, { ...veteran, wording });
}

const wireWording = ({ by, refused }: Wording) => ({ by, ...(refused === undefined ? {} : { refused }) });

const downloadRoute = ({ veteran }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/resume/:token',
    summary: 'Download a résumé as PDF, Word or text',
    tag: 'veteran',
    access,
    audit: notRecorded,
    params,
    query: z.strictObject({ format: z.enum(resumeFormats).default('pdf') }),
    replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
    sendsBytes: Object.values(mediaTypes),
    problems: ['not_found'],
    async handle({ by, params: { token }, query: { format } }) {
      const { bytes, mediaType, fileName } = await downloadResume({ token, client: by.tenant, format }, veteran);
      return {
        status: 200,
        body: bytes,
        headers: {
          'content-type': mediaType,
          'content-disposition': `attachment; filename="${fileName}"`,
          'cache-control': 'no-store',
        },
      };
    },
  });

const deleteRoute = ({ veteran: { store } }: RoutePorts): Route =>
  defineRoute({
    method: 'DELETE',
    path: '/v1/veteran/resume/:token',
    summary: 'Delete a résumé',
    tag: 'veteran',
    access,
    audit: notRecorded,
    params,
    replies: { 204: z.undefined() },
    problems: ['not_found'],
    async handle({ by, params: { token } }) {
      store.remove(token, by.tenant);
      return { status: 204, body: undefined };
    },
  });
