// What systems that send text messages report by themselves: somebody wrote back, or a text arrived or did not.
// Twilio: twilio.com/docs/messaging/guides/webhook-request and …/outbound-message-status-in-status-callbacks (a form).
// Telnyx: developers.telnyx.com/docs/messaging/messages/receiving-webhooks (JSON; the address of ours stands in the signed body).
import { z } from 'zod';
import type { Json } from '../../core/json.ts';
import { Phone } from '../../core/phone.ts';

export type TextReport =
  | { readonly kind: 'incoming'; readonly id: string; readonly from: Phone; readonly text: string }
  | { readonly kind: 'receipt'; readonly letter: string; readonly delivery: 'delivered' | 'undelivered' };

const id = z.string().min(1).max(200);
const words = z.string().max(10_000);

const TwilioIncoming = z.object({ MessageSid: id, From: Phone, Body: words, MessageStatus: z.undefined().optional() });
const TwilioStatus = z.object({ MessageSid: id, MessageStatus: z.string() });
const ends: Readonly<Record<string, 'delivered' | 'undelivered'>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'undelivered',
};

function ofTwilio(json: Json | undefined, letter: string | undefined): TextReport | undefined {
  const incoming = TwilioIncoming.safeParse(json).data;
  if (incoming !== undefined)
    return { kind: 'incoming', id: incoming.MessageSid, from: incoming.From, text: incoming.Body };
  const delivery = ends[TwilioStatus.safeParse(json).data?.MessageStatus ?? ''];
  return letter === undefined || delivery === undefined ? undefined : { kind: 'receipt', letter, delivery };
}

const number = z.object({ phone_number: Phone });
const TelnyxIncoming = z.object({
  data: z.object({
    event_type: z.literal('message.received'),
    payload: z.object({ id, from: number, text: words }),
  }),
});
const TelnyxFinal = z.object({
  data: z.object({
    event_type: z.literal('message.finalized'),
    payload: z.object({ webhook_url: z.url(), to: z.array(z.object({ status: z.string() })).min(1) }),
  }),
});
/** `delivery_unconfirmed` says neither. */
const finals: Readonly<Record<string, 'delivered' | 'undelivered'>> = {
  delivered: 'delivered',
  delivery_failed: 'undelivered',
  sending_failed: 'undelivered',
};

function ofTelnyx(json: Json | undefined): TextReport | undefined {
  const incoming = TelnyxIncoming.safeParse(json).data?.data.payload;
  if (incoming !== undefined)
    return { kind: 'incoming', id: incoming.id, from: incoming.from.phone_number, text: incoming.text };
  const final = TelnyxFinal.safeParse(json).data?.data.payload;
  const delivery = finals[final?.to[0]?.status ?? ''];
  const letter = final === undefined ? null : new URL(final.webhook_url).searchParams.get('letter');
  return letter === null || delivery === undefined ? undefined : { kind: 'receipt', letter, delivery };
}

/** Undefined: it says nothing that concerns anybody. */
export function readTextReport(
  system: string,
  { json, letter }: { json: Json | undefined; letter: string | undefined },
): TextReport | undefined {
  if (system === 'twilio') return ofTwilio(json, letter);
  return system === 'telnyx' ? ofTelnyx(json) : undefined;
}
