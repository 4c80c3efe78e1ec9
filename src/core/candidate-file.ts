// Files of a candidate as an applicant tracking system keeps them: what is known of each, and what stands in one that was fetched.
// Somebody else wrote them: what they hold is data, shown to people and to no planner.
import { z } from 'zod';
import { Instant } from './records.ts';

/** `other`: whatever else the system says. */
export const fileKinds = ['resume', 'cover_letter', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * `bytes` and `addedAt` are null where the system does not say. The content is fetched when asked for and stored nowhere.
 */
export const CandidateFile = z.strictObject({
  id: z.string().min(1).max(500),
  kind: z.enum(fileKinds),
  name: z.string().min(1).max(200),
  bytes: z.int().nonnegative().nullable(),
  addedAt: Instant.nullable(),
});
export type CandidateFile = z.infer<typeof CandidateFile>;

/** Larger ones stay where they are. */
export const mostFileBytes = 10 * 1024 * 1024;

/** What a file is; told by its bytes and never by its name or by what a server says. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  other: 'application/octet-stream',
} as const;
export type FileType = keyof typeof fileTypes;

/** Looks at the bytes alone, so that a renamed program is not taken for a document; what cannot be told is `other`. */
export function fileTypeOf(bytes: Uint8Array): FileType {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return isWord(bytes) ? 'docx' : 'other';
  return isText(bytes) ? 'text' : 'other';
}

/** The names of the parts stand unpacked in the zip. */
const isWord = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('word/document.xml');

/** UTF-8 without control signs; what looks like a page or a document of another program is none. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 2_000_000), { stream: true });
    return !/^\s*(?:<|\{\\rtf)/.test(text.slice(0, 200));
  } catch {
    return false;
  }
}

/** What was taken out of a file. */
export type FileText =
  | { readonly kind: 'text'; readonly what: string; readonly text: string }
  | { readonly kind: 'unreadable'; readonly because: string };

/** Reads it where what it holds can do no harm. */
export type ReadFile = (extension: string, bytes: Uint8Array) => Promise<FileText>;
