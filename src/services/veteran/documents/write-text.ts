// A résumé as plain text, which every applicant tracking system can read.
import type { ResumeDocument } from './resume-document.ts';

export function writeText({ title, sections }: ResumeDocument): Uint8Array {
  const blocks = sections.map(({ heading, paragraphs, points }) =>
    [heading.toUpperCase(), ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
  );
  return Buffer.from(`${[title, ...blocks].join('\n\n')}\n`, 'utf8');
}
