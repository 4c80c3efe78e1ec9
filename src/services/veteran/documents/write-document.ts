// A document as a file of any of the three forms.
import type { WriteDocument } from '../../../core/plain-document.ts';
import { writeDocx } from './write-docx.ts';
import { isPrintable, writePdf } from './write-pdf.ts';
import { writeText } from './write-text.ts';

/** What the typeface of a PDF cannot show is written as text instead. */
export const writeDocument: WriteDocument = async (document, format) => {
  if (format === 'docx') return writeDocx(document);
  return format === 'pdf' && isPrintable(document) ? writePdf(document) : writeText(document);
};
