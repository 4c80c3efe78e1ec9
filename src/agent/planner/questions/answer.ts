// The room's door: a message that only asks about what was done is answered from the ledger, before anything else reads it.
import type { World } from '../../../services/operations/world.ts';
import type { Dialogue } from '../../models/offline/context/dialogue.ts';
import { catalogueOf } from '../catalogue.ts';
import { focusOf } from '../focus.ts';
import { messageOf } from '../message.ts';
import { talkSigns } from '../talk-signs.ts';
import { type Answer, fromLedger } from './ledger.ts';
import { sentencesIn } from './sentences.ts';

export async function answerTo(
  { said, earlier }: Dialogue,
  world: World,
  me: string | undefined,
): Promise<Answer | undefined> {
  const catalogue = await catalogueOf(world, me);
  const message = messageOf(said, catalogue, talkSigns(earlier));
  const sentences = sentencesIn(message);
  const asked = sentences.filter(({ kind }) => kind === 'question');
  if (asked.length === 0 || sentences.some(({ kind }) => kind === 'other')) return undefined;
  return fromLedger(asked, message, focusOf(earlier, catalogue.meetings));
}
