// What the network says of a text that left: it settles what was uncertain, and what did not arrive goes by mail.
import type { Letters } from '../../../core/ports/letters.ts';
import { sendInstead } from './release.ts';

export interface Receipt {
  /** Of the letter. */
  readonly key: string;
  readonly delivery: 'delivered' | 'undelivered';
  readonly at: Date;
}

/** Twice is once. */
export async function takeReceipt(letters: Letters, receipt: Receipt): Promise<void> {
  if (!(await letters.delivered(receipt)) || receipt.delivery === 'delivered') return;
  const letter = await letters.find(receipt.key);
  if (letter !== undefined) await sendInstead(letters, letter, receipt.at);
}
