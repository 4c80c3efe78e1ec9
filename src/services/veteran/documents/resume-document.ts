// A résumé as headings, paragraphs and points: what all three file forms are made from.
import { type DocumentFormat, documentFormats, type PlainDocument } from '../../../core/plain-document.ts';

export type ResumeDocument = PlainDocument;
export type ResumeFormat = DocumentFormat;
export const resumeFormats = documentFormats;

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<ResumeFormat, string>;
