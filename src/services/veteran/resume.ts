// Makes a résumé to download, from a code or from pasted text, and gives it out until it expires or is deleted.
import type { ResumeDocument, ResumeFormat } from './documents/resume-document.ts';
import type { ActorId, TenantId } from '../../core/ids.ts';
import type { WordingAuthor } from '../../core/ports/wording-author.ts';
import type { Branch } from '../../nlp/military/branch.ts';
import type { ResumeStore } from './resume-store.ts';
import type { VeteranData } from './veteran-data.ts';
import { type Clearance, highestClearance } from '../../nlp/military/clearance.ts';
import { ownExperience } from '../../nlp/military/own-experience.ts';
import { Problem } from '../../core/problem.ts';
import { mediaTypes, resumeFormats } from './documents/resume-document.ts';
import { writeDocument } from './documents/write-document.ts';
import { isPrintable } from './documents/write-pdf.ts';
import type { Change } from './rewriting/change.ts';
import { chooseWording, type Wording } from './rewriting/choose-wording.ts';
import { rewriteResume } from './rewriting/rewrite-resume.ts';
import { translatedResume } from './resume-text.ts';
import { skillsForCode } from './skills.ts';
import { findCode } from './translate.ts';

export type ResumeRequest = { readonly client: TenantId } & (
  | { readonly kind: 'code'; readonly mosCode: string; readonly branch: string | undefined }
  | { readonly kind: 'text'; readonly text: string; readonly branch?: Branch | undefined }
);

export interface MadeResume {
  readonly token: string;
  readonly expiresAt: Date;
  readonly formats: readonly ResumeFormat[];
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  /** As a pasted text names it. */
  readonly clearance: Clearance | undefined;
  /** Whose wording `after` is; `changes` are those of the rules. */
  readonly wording?: Wording;
}

export interface ResumePorts {
  readonly data: VeteranData;
  readonly store: ResumeStore;
}

export function makeResume(request: ResumeRequest, { data, store }: ResumePorts): MadeResume {
  return stored(request.kind === 'code' ? fromCode(request, data) : fromText(request, data), request.client, store);
}

function stored({ document, ...texts }: Drafted, client: TenantId, store: ResumeStore): MadeResume {
  const formats = resumeFormats.filter((format) => format !== 'pdf' || isPrintable(document));
  return { ...store.put(document, client), formats, ...texts };
}

/** A language model may word what the rules made of a text; the rules' wording stays where it says anything else. */
export async function makeWordedResume(
  request: ResumeRequest & { readonly kind: 'text'; readonly by: ActorId },
  { data, store, wording: author }: ResumePorts & { readonly wording: WordingAuthor | undefined },
): Promise<MadeResume> {
  const { client, by } = request;
  const drafted = fromText(request, data);
  const wording = await chooseWording({ tenant: client, by, text: drafted.after }, author);
  const worded = { ...drafted, document: documentOf(wording.text), after: wording.text };
  return { ...stored(worded, client, store), wording };
}

interface Drafted {
  readonly document: ResumeDocument;
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  readonly clearance: Clearance | undefined;
}

function fromCode({ mosCode, branch }: { mosCode: string; branch: string | undefined }, data: VeteranData): Drafted {
  const { record, title, payGrade } = findCode(mosCode, branch, data);
  const skills = skillsForCode(record, data);
  const { before, after } = translatedResume({ record, title, skills, payGrade, years: undefined });
  const listed = skills.map(({ name }) => name);
  const names = record.occupations.flatMap(({ code }) => data.occupations.get(code)?.names.slice(0, 2) ?? []);
  const document = {
    title: `Military experience: ${title}`,
    sections: [
      { heading: 'Summary', paragraphs: [after], points: [] },
      ...(listed.length > 0 ? [{ heading: 'Skills', paragraphs: [], points: listed }] : []),
      ...(names.length > 0
        ? [{ heading: 'Job titles employers use', paragraphs: [], points: [...new Set(names)] }]
        : []),
      { heading: 'Military record', paragraphs: [before], points: [] },
    ],
  };
  return { document, before, after, changes: [], clearance: undefined };
}

function fromText({ text, branch }: { text: string; branch?: Branch | undefined }, data: VeteranData): Drafted {
  const { text: after, changes } = rewriteResume(text, data, branch);
  const clearance = highestClearance(ownExperience(text));
  return { document: documentOf(after), before: text, after, changes, clearance };
}

const documentOf = (text: string): ResumeDocument => ({
  title: 'Résumé',
  sections: [
    { heading: 'Experience', paragraphs: text.split(/\n{2,}/).filter((part) => part.trim() !== ''), points: [] },
  ],
});

export async function downloadResume(
  { token, client, format }: { token: string; client: TenantId; format: ResumeFormat },
  { store }: Pick<ResumePorts, 'store'>,
): Promise<{ bytes: Uint8Array; mediaType: string; fileName: string }> {
  const document = store.get(token, client);
  if (format === 'pdf' && !isPrintable(document)) throw notPrintable();
  return { bytes: await writeDocument(document, format), mediaType: mediaTypes[format], fileName: `resume.${format}` };
}

const notPrintable = (): Problem =>
  new Problem(
    'validation_failed',
    'The PDF cannot show all letters of this résumé. Download the Word document or the plain text, which can.',
    { errors: [{ path: 'format', code: 'letters_missing', message: 'use docx or txt' }] },
  );
