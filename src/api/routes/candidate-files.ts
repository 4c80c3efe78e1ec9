// Résumés and other files of a candidate. They stay in the connected system: each is fetched when somebody opens it, kept nowhere here,
// and named in the audit trail. What stands in them was written by somebody else: it is sent as a download, shown as text that a process
// of its own has taken out, or, for a PDF alone, shown by the browser within a page that may do nothing.
import { z } from 'zod';
import { type CandidateFile, fileTypeOf, fileTypes, type FileType } from '../../core/candidate-file.ts';
import { CandidateId, type TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { whyUnable } from '../../services/operations/unable.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireCandidateFile, WireFileText, wireCandidateFile } from '../wire/candidate-file.ts';
import { reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

export const candidateFileRoutes = (ports: RoutePorts): Route[] => [listFiles(ports), openFile(ports), showText(ports)];

const troubles = ['candidate_not_found', 'not_supported', 'upstream_failed', 'upstream_rate_limited'] as const;
const ofFile = z.strictObject({ candidate_id: CandidateId, file_id: z.string().min(1).max(500) });
/** Whoever may act for candidates may read what they sent. */
const opens = {
  tag: 'operations',
  access: { scope: 'operations:*' },
  audit: { event: 'candidate_file.read' },
} as const;

const listFiles = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/candidates/:candidate_id/files',
    summary: 'List the résumé and other files of a candidate, newest first',
    params: z.strictObject({ candidate_id: CandidateId }),
    replies: { 200: z.object({ data: z.array(WireCandidateFile), next_cursor: z.null() }) },
    problems: troubles,
    async handle({ by: { tenant }, params: { candidate_id: candidate } }) {
      const ats = await readable(ports, tenant);
      await ats.candidate(candidate);
      const files = (await ats.files?.(candidate)) ?? [];
      return { status: 200, body: { data: files.map(wireCandidateFile), next_cursor: null } };
    },
  });

/** A PDF that is shown stands in a page that may do nothing; what is not one is never shown. */
const shownOnly = "sandbox; default-src 'none'; frame-ancestors 'self'";

const openFile = (ports: RoutePorts): Route =>
  defineRoute({
    ...opens,
    method: 'GET',
    path: '/api/v1/candidates/:candidate_id/files/:file_id',
    summary: 'Get one file of a candidate',
    description:
      'The bytes as the connected system has them, at most 10 MB. The media type follows from the bytes. With `show=true` a PDF is sent to be shown by the browser; everything else is always a download.',
    limit: 'jobs',
    params: ofFile,
    query: z.strictObject({ show: z.stringbool().default(false) }),
    replies: { 200: z.custom<Uint8Array>((value) => value instanceof Uint8Array) },
    sendsBytes: Object.values(fileTypes),
    problems: [...troubles, 'not_found'],
    async handle({ by: { tenant }, params: { candidate_id: candidate, file_id: id }, query: { show } }) {
      const { bytes, file } = await contentOf(ports, tenant, { candidate, id });
      const type = fileTypeOf(bytes);
      const isShown = show && type === 'pdf';
      const headers = {
        'content-type': fileTypes[type],
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${named(file, type)}`,
        'content-security-policy': isShown ? shownOnly : 'sandbox',
        'cache-control': 'no-store',
      };
      return { status: 200, body: bytes, subject: candidate, headers };
    },
  });

const showText = (ports: RoutePorts): Route =>
  defineRoute({
    ...opens,
    method: 'GET',
    path: '/api/v1/candidates/:candidate_id/files/:file_id/text',
    summary: 'Read the text of one file of a candidate',
    description:
      'Taken out by a process of its own that holds nothing else. No planner and no language model reads it.',
    limit: 'jobs',
    params: ofFile,
    replies: { 200: WireFileText },
    problems: [...troubles, 'not_found'],
    async handle({ by: { tenant }, params: { candidate_id: candidate, file_id: id } }) {
      const { bytes, file } = await contentOf(ports, tenant, { candidate, id });
      const read = await ports.readFile(extensionOf(file.name), bytes);
      const body =
        read.kind === 'text'
          ? { readable: true, what: read.what, text: read.text }
          : { readable: false, what: read.because, text: null };
      return { status: 200, body, subject: candidate };
    },
  });

async function readable({ ats: of }: RoutePorts, tenant: TenantId) {
  const ats = of(tenant);
  const because = await whyUnable(ats, 'read_files');
  if (because !== null) throw new Problem('not_supported', because);
  return ats;
}

/** Only what stands in the candidate's own list is fetched. */
async function contentOf(
  ports: RoutePorts,
  tenant: TenantId,
  { candidate, id }: { candidate: CandidateId; id: string },
): Promise<{ bytes: Uint8Array; file: CandidateFile }> {
  const ats = await readable(ports, tenant);
  const file = (await ats.files?.(candidate))?.find((one) => one.id === id);
  if (file === undefined || ats.file === undefined) throw new Problem('not_found', 'That candidate has no such file.');
  return { file, bytes: await ats.file({ candidate, file: id }) };
}

const endings: Readonly<Partial<Record<FileType, string>>> = { pdf: 'pdf', docx: 'docx', text: 'txt' };
const extensionOf = (name: string): string => /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** With the ending of what it is; a name is quoted as RFC 6266 says, and cannot break out of its header. */
function named({ name }: CandidateFile, type: FileType): string {
  const ending = endings[type];
  const fits = ending === undefined || extensionOf(name) === ending || (type === 'text' && isTextName.test(name));
  const whole = fits ? name : `${name}.${ending}`;
  const plain = whole.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(whole).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const isTextName = /\.(?:txt|md|csv|tsv)$/i;
