// Orders about an offer: its sum, its currency, the day on which the job begins; and taking it back.
import { currencyIn, isByTheHour } from '../../../../nlp/money.ts';
import { bareSum } from '../../../../nlp/bare-sums.ts';
import type { When } from '../../../../nlp/when.ts';
import type { Open } from '../parts.ts';
import { openTemplate } from './texts/open-template.ts';
import { type Order, perCandidate, type TakeOrder } from './order.ts';
import { openDate } from './times/time.ts';

export const offer: TakeOrder = (order) => {
  const { reading } = order;
  const [money] = reading.money;
  const start = startOf(reading);
  const currency = money && currencyIn(money, order.known.world.timeZone);
  return perCandidate(order, () => ({
    call: {
      tool: 'send_offer',
      arguments: {
        ...(money === undefined ? {} : { salary: money.amount }),
        ...(currency === undefined ? {} : { currency }),
        ...(start === undefined ? {} : { start_date: start.start.slice(0, 10) }),
        ...(reading.template?.ids[0] === undefined ? {} : { message_template: reading.template.ids[0] }),
      },
    },
    open: [
      openSum(reading),
      money?.currency !== undefined && currency === undefined
        ? { slot: 'currency', question: `Which currency is “${money.text}”? Its three letters will do.` }
        : undefined,
      openStartDate(start, order),
      openTemplate(order),
    ],
  }));
};

const openStartDate = (start: When | undefined, { reading, known }: Order): Open | undefined => {
  if (start?.end !== undefined && start.problem === undefined)
    return { slot: 'start_date', question: `On which day of “${start.text}” shall it begin?`, day: start.start };
  if (start !== undefined) return openDate(start, 'start_date', known);
  return dated.test(reading.text)
    ? { slot: 'start_date', question: 'On which day shall it begin? I am not sure which one you mean.' }
    : undefined;
};

function openSum({ text, money: sums, whens }: Order['reading']): Open | undefined {
  const [money, ...more] = sums;
  if (money !== undefined && isByTheHour(text, money))
    return {
      slot: 'salary',
      question: `“${money.text}” is not a yearly amount. What salary a year shall the offer name?`,
    };
  if (money !== undefined && /\bby (?:another |an extra )?$/i.test(text.slice(0, money.index)))
    return { slot: 'salary', question: `“${money.text}” is the difference. Which amount shall the offer name in all?` };
  const figure = money === undefined ? bareSum(text, whens) : undefined;
  if (figure !== undefined)
    return { slot: 'salary', question: `“${figure}” is not a yearly amount. What salary a year shall the offer name?` };
  if (money === undefined && comparing.test(text))
    return { slot: 'salary', question: 'Which amount shall the offer name? I need it as a figure.' };
  if (money === undefined && pointing.test(text))
    return { slot: 'salary', question: 'Which amount shall the offer name? I am not sure which one you mean.' };
  if (more.length === 0) return undefined;
  return {
    slot: 'salary',
    question: 'Which amount shall the offer name?',
    choices: sums.map(({ text: said, amount }) => ({ label: said, value: amount })),
  };
}

/** “Offer her the same as Rui”, “as much as we can”: a sum that is only described. */
const comparing =
  /\b(?:the (?:figure|sum|number|amount|salary|rate|money|terms|package) (?:that |which )?(?:i|we|you|s?he|they|\p{Lu}\p{L}+) \p{L}+|(?:the )?same (?:as|salary|money|amount|pay)|as (?:much|little|high|low)|(?:more|less|better|higher|lower) than|whatever|what(?:ever)? (?:we|she|he|they|you|it)|match(?:ing)? (?:her|his|their|the)|market rate|the usual|(?:top|bottom|middle|mid-?point) of|a bit (?:more|less)|the maximum|a fair)\b/iu;

/** “Offer her that”: an amount that was said before. */
const pointing =
  /^(?:offer|send|give|make|extend)\b.*?\b(?:that(?: (?:much|amount|sum|figure|salary|number|one))?|so much)[.! ]*$|\b(?:for|at|with|of) that(?: (?:amount|sum|figure|salary|number))?(?=[\s,.!]|$)(?! (?:start|date|day|role|job|post))|\bthat (?:amount|sum|figure|salary|much)\b/i;
/** “With that start date”: a day that was said before. */
const dated =
  /\b(?:that|this|the same|said|given) (?:start(?:ing)? )?(?:date|day|start)\b|\b(?:starting|from|beginning) then\b/i;

/** “Starting on …” says when the job begins; “an offer in her inbox today” does not. */
function startOf({ whens, text }: Order['reading']): When | undefined {
  const dates = whens.filter(({ says, index }) => says.date && !expires.test(text.slice(0, index)));
  const marked = dates.find(({ index }) => begins.test(text.slice(0, index)));
  return (
    marked ??
    dates.find(({ text: said }) => !/^(?:today|now|tonight|right now|this (?:morning|afternoon|week))$/i.test(said))
  );
}

/** “Valid until Friday”, “he has to answer by Monday” */
const expires =
  /\b(?:expir\p{L}*|valid|good|open|stands?|lapses?|deadline|deciding|decide|decision|answer|respond|reply|accept|sign|signed|response)\b[^,;.]{0,20}$/iu;

const begins =
  /\b(?:start|starts|starting|begin|begins|beginning|commenc\w+|join|joins|joining|from|as of|effective|with effect from|date)\b[\s:]*(?:is |on |at |from |the |of |date |by )*$/i;

export const withdrawOffer: TakeOrder = (order) => {
  const template = order.reading.template?.ids[0];
  return perCandidate(order, () => ({
    call: { tool: 'withdraw_offer', arguments: template === undefined ? {} : { message_template: template } },
    open: [openTemplate(order)],
  }));
};
