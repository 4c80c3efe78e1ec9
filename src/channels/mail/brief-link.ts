// The links in the mail of a morning brief. Each is sealed by this installation and names the person, the one call it makes
// and until when. Nothing of it is stored: what it did stands in the ledger, under a name that is made of the link.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { TenantId, UserId } from '../../core/ids.ts';
import { canonical, JsonObject } from '../../core/json.ts';
import type { Letter } from '../../core/ports/letters.ts';
import { type Sealer, valueAt } from '../../core/ports/sealer.ts';
import { labelOf } from '../cards/brief-card.ts';
import type { ChannelServices } from '../context.ts';

export const briefPath = '/do';
const place = 'brief link';
const validMs = 24 * 3_600_000;

const Offered = z.strictObject({
  tenant: TenantId,
  user: UserId,
  /** Key of the mail: tomorrow's brief offers the same anew. */
  mail: z.string(),
  tool: z.string(),
  arguments: JsonObject,
  /** Real time, milliseconds since 1970. */
  until: z.int(),
});
export type Offered = z.infer<typeof Offered>;

/** Undefined: it was not made here, or was altered. */
export const readOffer = (sealer: Sealer, token: string): Offered | undefined =>
  valueAt(sealer, token, { place, read: (text) => Offered.parse(JSON.parse(text)) });

/** The same for all links of one mail that do the same, so that whatever they do is done once. */
export const idemOf = ({ until: _until, ...offered }: Offered): string =>
  `brief-link ${createHash('sha256').update(canonical(offered)).digest('base64url')}`;

/** The text of a letter with its links, each under its line. */
export function withBriefLinks(
  { sealer, publicUrl, clocks }: Pick<ChannelServices, 'sealer' | 'publicUrl' | 'clocks'>,
  tenant: TenantId,
  { key, text, links }: Letter,
): string {
  if (links === null || 'booking' in links) return text;
  const until = clocks.real.now().getTime() + validMs;
  const lines = text.split('\n').map((line, index) => {
    const link = links.at.find((one) => one.line === index);
    if (link === undefined) return line;
    const { tool, arguments: input } = link;
    const offered: Offered = { tenant, user: links.reader, mail: key, tool, arguments: input, until };
    const token = sealer.seal(JSON.stringify(offered), place);
    return `${line}\n        ${labelOf(tool)}: ${publicUrl}${briefPath}?link=${encodeURIComponent(token)}`;
  });
  return lines.join('\n');
}
