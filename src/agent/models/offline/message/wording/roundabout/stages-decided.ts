// “She has had her call, so Phone Screen it is”: the stage that was decided on is where they go.
import type { Known } from '../../../named/known.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const before = '(?<before>^|[.!?;:,–—-]\\s+)(?:(?:and|so|then|hence|therefore)[, ]+)*(?:the )?';
const behind =
  "(?: then| now)?(?: for (?<whom>(?:her|him|them)|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?))?(?=\\s*(?:[.!;,]|$))";

/** Quotes have been put aside. */
export function withStagesDecided(text: string, { stages }: Known): string {
  if (!/\bit is\b/iu.test(text)) return text;
  return stages.reduce(
    (said, stage) =>
      said.replace(
        new RegExp(`${before}${escaped(stage)} it is${behind}`, 'iu'),
        (_, mark: string, whom: string | undefined) => `${mark === '' ? '' : '. '}move ${whom ?? 'them'} to ${stage}`,
      ),
    text,
  );
}
