// The Message-ID of a letter tells its key, so that an answer, which quotes it, tells which letter it answers (RFC 5322, 3.6.4).

const mark = 'muster.';

/** `<muster.<key>@<domain of the sender>>`; what may not stand in an id is written as hexadecimal. */
export function messageIdOf(key: string, from: string): string {
  const [, domain = 'localhost'] = /@([\w.-]+)>?\s*$/.exec(from) ?? [];
  return `<${mark}${Buffer.from(key).toString('hex')}@${domain}>`;
}

/** The headers that tie a letter to those before it (RFC 5322, 3.6.4); none where it follows none. */
export function threadOf(follows: readonly string[], from: string): { inReplyTo?: string; references?: string[] } {
  const references = follows.map((key) => messageIdOf(key, from));
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references };
}

/** The keys in `In-Reply-To` and `References`, the nearest first. */
export const keysIn = (headers: string): string[] =>
  [...headers.matchAll(/<muster\.((?:[0-9a-f]{2})+)@[^<>\s]+>/giu)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('utf8'))
    .toReversed();
