// “Fri 11”: eleven o'clock on Friday, or a Friday that is the eleventh. A meeting that stands has an hour, so nothing else would be asked.
import type { When } from '../../../../../nlp/when.ts';
import type { Open } from '../../parts.ts';

const bare = /^(?:on |this |next )*(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?:0?[1-9]|1[0-2])$/iu;

export const mayBeHour = ({ text, says }: When): boolean => says.date && !says.time && bare.test(text);

export const openDayOrHour = (when: When | undefined): Open | undefined =>
  when === undefined || !mayBeHour(when)
    ? undefined
    : {
        slot: 'start',
        question: `I can read “${when.text}” as a day and an hour, or as a date. Which day and time do you mean?`,
      };
