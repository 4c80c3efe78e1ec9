// A résumé as PDF, tagged, so that screen readers and applicant tracking systems find headings and lists.
import type PDFDocument from 'pdfkit';
import type { ResumeDocument } from './resume-document.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

export async function writePdf(document: ResumeDocument): Promise<Uint8Array> {
  // Loaded when first needed: most answers are JSON.
  const { default: Writer } = await import('pdfkit');
  const pdf = new Writer({
    size: 'LETTER',
    margin: 64,
    tagged: true,
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

function write(pdf: Pdf, { title, sections }: ResumeDocument): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  add(root, pdf, { tag: 'H1', text: title, bold: true, size: 18 });
  for (const { heading, paragraphs, points } of sections) {
    pdf.moveDown(0.8);
    add(root, pdf, { tag: 'H2', text: heading, bold: true, size: 13 });
    for (const text of paragraphs) add(root, pdf, { tag: 'P', text, bold: false, size: 11 });
    for (const text of points) add(root, pdf, { tag: 'P', text: `• ${text}`, bold: false, size: 11 });
  }
  root.end();
}

function add(root: Structure, pdf: Pdf, line: { tag: string; text: string; bold: boolean; size: number }): void {
  root.add(
    pdf.struct(line.tag, {}, () => {
      pdf
        .font(line.bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(line.size)
        .text(printable(line.text), { paragraphGap: 4 });
    }),
  );
}

/** The built-in fonts know Western letters; others are written without their accents, or as a question mark. */
const printable = (text: string): string =>
  Array.from(text.replaceAll(/[\u2010-\u2012]/g, '-').replaceAll(/[^\P{Cc}\n]/gu, ' '), (mark) =>
    isWestern(mark) ? mark : western(mark),
  ).join('');

const extras = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\n');
const isWestern = (mark: string): boolean => {
  const point = mark.codePointAt(0) ?? 0;
  return extras.has(mark) || (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff);
};

function western(mark: string): string {
  const [bare = '?'] = mark.normalize('NFD');
  return isWestern(bare) ? bare : '?';
}
