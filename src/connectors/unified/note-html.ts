// Notes of systems that keep them as HTML: what a recruiter wrote goes in as text and comes out as the same text.

const escapes: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];

export const htmlOf = (text: string): string =>
  escapes.reduce((html, [sign, escaped]) => html.replaceAll(sign, escaped), text).replaceAll('\n', '<br>');

/** Lines for paragraphs and breaks; every other tag is dropped. */
export function plainOf(html: string): string {
  const bare = html
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'");
  return escapes
    .toReversed()
    .reduce((text, [sign, escaped]) => text.replaceAll(escaped, sign), bare)
    .trim();
}
