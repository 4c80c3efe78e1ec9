// “Yes, go ahead” and “no, don't”, said right after something was put up for approval: the request that waits is decided. A bare
// “ok” only takes note of it.
import type { Dialogue } from './dialogue.ts';
import type { Known } from './known.ts';
import { type Part, partOf } from './parts.ts';

const agrees =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|absolutely|definitely)[,.! ]+)?(?:please )?(?:go ahead|go for it|do it|do that|send it|approve|approve it|approve that|confirm(?:ed)?|approved|sign it off|proceed|yes please|please do|make it so|ship it)(?: please)?[.! ]*$|^(?:yes|yep|yeah),? (?:approve|please)[.! ]*$/i;
const refuses =
  /^(?:(?:no|nope|wait|stop|hold on|hang on|oh no|actually)[,.! ]+)+(?:don't|do not|please don't|don't (?:do it|send it|do that)|not that|decline (?:it|that|that request|the request)|withdraw (?:it|that))?(?: please)?[.! ]*$|^(?:don't (?:do it|send it|do that)|withdraw (?:it|that)|decline (?:it|that|the request))[.! ]*$/i;

/** Undefined unless the last message left exactly one request waiting, and this one decides it. */
export async function decided(
  said: string,
  { earlier }: Dialogue,
  { world }: Known,
): Promise<readonly Part[] | undefined> {
  const tool = agrees.test(said.trim()) ? 'approve_action' : refuses.test(said.trim()) ? 'decline_action' : undefined;
  if (tool === undefined) return undefined;
  const asked = (earlier.at(-1)?.calls ?? []).flatMap(({ result }) =>
    result?.kind === 'action' && result.approval !== undefined ? [result.approval.approval_id] : [],
  );
  const waiting = (await world.pendingApprovals()).filter(({ id }) => asked.includes(id));
  const [only, ...others] = waiting;
  if (only === undefined || others.length > 0 || asked.length > 1) return undefined;
  return [partOf({ tool, arguments: { approval: only.id } }, [])];
}
