// The words of a Word document (.docx, ECMA-376): a zip whose part `word/document.xml` holds paragraphs of runs. Nothing of it
// is followed, loaded or evaluated: no entity but the five of XML, no link, no macro.
import { unzipSync } from 'fflate';

const part = 'word/document.xml';
/** Unpacked; a small zip may claim to be anything. What is longer holds more than a chat can take up. */
const mostBytes = 5_000_000;

/** Undefined: it is no Word document, or a damaged one. */
export function wordText(bytes: Uint8Array): string | undefined {
  try {
    let isFound = false;
    // Once: a zip may list the same part thousands of times.
    const isWanted = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
      if (isFound || name !== part || originalSize > mostBytes) return false;
      isFound = true;
      return true;
    };
    const files = unzipSync(bytes, { filter: isWanted });
    const xml = files[part];
    return xml === undefined ? undefined : wordsIn(new TextDecoder('utf-8', { fatal: true }).decode(xml));
  } catch {
    // Cut off, encrypted, or no zip at all: the library throws errors of many kinds.
    return undefined;
  }
}

/**
 * Text of runs, tabs, breaks and the ends of paragraphs and cells; deleted text (`w:delText`) is not part of it. No attribute
 * holds a `<` (XML 1.0, 2.3), so that every try ends at the next one: the time is linear in the text.
 */
const tokens = /<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)(?:\s[^<>]*)?\/>|<\/w:(p|tc|tr)>/g;
const marks: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', p: '\n', tc: '\t', tr: '\n' };

const wordsIn = (xml: string): string =>
  Array.from(xml.matchAll(tokens), ([, text, empty, end]) =>
    text === undefined ? (marks[empty ?? end ?? ''] ?? '') : unescaped(text),
  ).join('');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text
    .replaceAll(/&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6}));/g, (whole, decimal?: string, hex?: string) => {
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
      return code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => entities[name] ?? whole);
