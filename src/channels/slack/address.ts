// Slack's own parts of a spot and of a posted message.
import { z } from 'zod';
import type { Spot } from '../channel.ts';

const Address = z.strictObject({ channel: z.string(), thread: z.string().optional() });
type Address = z.infer<typeof Address>;

export const addressOf = ({ address }: Spot): Address => Address.parse(JSON.parse(address));

export const spotOf = (at: { team: string; surface: Spot['surface'] } & Address): Spot => ({
  platform: 'slack',
  team: at.team,
  surface: at.surface,
  address: JSON.stringify({ channel: at.channel, ...(at.thread === undefined ? {} : { thread: at.thread }) }),
});

/** One thread, or one direct conversation: what is said there belongs together. */
export function threadOf(spot: Spot): string {
  const { channel, thread } = addressOf(spot);
  return thread === undefined ? channel : `${channel} ${thread}`;
}

/** A long card is several messages, in reading order. */
const SlackAddress = z.strictObject({ channel: z.string(), thread: z.string().optional(), ts: z.array(z.string()) });
export type SlackAddress = z.infer<typeof SlackAddress>;

export const placeOf = (text: string): SlackAddress => SlackAddress.parse(JSON.parse(text));
export const placeText = (place: SlackAddress): string => JSON.stringify(place);

/** Direct messages have ids of their own kind. */
export const isDirect = (channel: string): boolean => channel.startsWith('D');
