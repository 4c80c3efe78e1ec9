// A résumé as PDF, tagged, so that screen readers and applicant tracking systems find headings and lists.
import type PDFDocument from 'pdfkit';
import type { ResumeDocument } from './resume-document.ts';
import { isSettable, settable } from './font-coverage.ts';
import { fonts } from './fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

export async function writePdf(document: ResumeDocument): Promise<Uint8Array> {
  // Loaded when first needed: most answers are JSON.
  const { default: Writer } = await import('pdfkit');
  const pdf = new Writer({
    size: 'LETTER',
    margin: 64,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    // A fixed date: the file does not say when somebody looked for work.
    info: { Title: document.title, CreationDate: new Date('2000-01-01T00:00:00Z') },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  write(pdf, document);
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Whether the typeface has every letter of the text; where it does not, a Word document shows them all. */
export const isPrintable = ({ title, sections }: ResumeDocument): boolean => {
  const texts = sections.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points]);
  const { has } = fonts();
  return [title, ...texts].every((text) => isSettable(text, has));
};

function write(pdf: Pdf, { title, sections }: ResumeDocument): void {
  const { regular, bold } = fonts();
  pdf.registerFont('text', regular);
  pdf.registerFont('heading', bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  add(root, pdf, { tag: 'H1', text: title, font: 'heading', size: 18 });
  for (const { heading, paragraphs, points } of sections) {
    pdf.moveDown(0.6);
    add(root, pdf, { tag: 'H2', text: heading, font: 'heading', size: 12.5 });
    for (const text of paragraphs) add(root, pdf, { tag: 'P', text, font: 'text', size: 10.5 });
    if (points.length > 0) addList(root, pdf, points);
  }
  root.end();
}

function addList(root: Structure, pdf: Pdf, points: readonly string[]): void {
  const list = pdf.struct('L');
  root.add(list);
  for (const text of points) {
    const item = pdf.struct('LI');
    list.add(item);
    add(item, pdf, { tag: 'LBody', text: `• ${text}`, font: 'text', size: 10.5 });
    item.end();
  }
  list.end();
}

function add(root: Structure, pdf: Pdf, line: { tag: string; text: string; font: string; size: number }): void {
  root.add(
    pdf.struct(line.tag, {}, () => {
      pdf.font(line.font).fontSize(line.size).text(settable(line.text, fonts().has), { paragraphGap: 3 });
    }),
  );
}
