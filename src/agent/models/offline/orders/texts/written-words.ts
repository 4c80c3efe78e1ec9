// The words that are to be written: as they are said to whoever reads them, and asked for where there are none.
import { isAsked, type Reader, saidTo, thanked } from '../../../../../nlp/direct-speech.ts';
import type { Open } from '../../parts.ts';
import type { Order } from '../order.ts';

export const openText = (text: string | undefined, asks: string): Open | undefined =>
  text === undefined || text === '' ? { slot: 'text', question: asks } : undefined;

export const inDirectSpeech = (text: string, reader: Reader, { dialogue }: Order): string =>
  thanked(text, dialogue.said) ?? (isAsked(text, dialogue.said) ? saidTo(text, reader) : text);
