// A résumé as a Word document: the smallest package that Word, LibreOffice and Google Docs open, with real headings.
import { strToU8, zipSync } from 'fflate';
import type { ResumeDocument } from './resume-document.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export function writeDocx(document: ResumeDocument): Uint8Array {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
    ]),
    'word/document.xml': body(document),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
  };
  // One fixed time for all entries: the same résumé is the same file, and the file says nothing of when it was made.
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: new Date('1980-01-02T00:00:00Z'),
  });
}

function body({ title, sections }: ResumeDocument): string {
  const paragraphs = sections.flatMap(({ heading, paragraphs: texts, points }) => [
    paragraph(heading, '<w:pStyle w:val="Heading1"/>'),
    ...texts.map((text) => paragraph(text, '')),
    ...points.map((text) =>
      paragraph(text, '<w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    ),
  ]);
  return `${declaration}<w:document xmlns:w="${word}"><w:body>${paragraph(title, '<w:pStyle w:val="Title"/>')}${paragraphs.join('')}<w:sectPr/></w:body></w:document>`;
}

const paragraph = (text: string, properties: string): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${text
    .split('\n')
    .map((line) => `<w:r><w:t xml:space="preserve">${escape(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>')}</w:p>`;

/** XML 1.0 allows no control characters but these, escaped or not. */
const escape = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const relations = (targets: readonly (readonly [string, string])[]): string =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="r${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${types}.numbering+xml"/></Types>`;

const style = (id: string, name: string, inside: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;

const styles = `${declaration}<w:styles xmlns:w="${word}">${[
  `<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults>`,
  style('Title', 'Title', '<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>'),
  style(
    'Heading1',
    'heading 1',
    '<w:pPr><w:keepNext/><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="26"/></w:rPr>',
  ),
  style('ListParagraph', 'List Paragraph', '<w:pPr><w:ind w:left="720"/></w:pPr>'),
].join('')}</w:styles>`;

const numbering = `${declaration}<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
