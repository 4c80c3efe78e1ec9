// Plain orders made of what is told, where something is sure to be asked for: “Judith would love to meet Russell on Tuesday at ten” is
// “book a meeting with Judith and Russell on Tuesday at ten”. By what is named and a few words of wishing, not by single sentences.
import type { RequestKind } from '../../../../../nlp/bare-requests.ts';
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { moved, noted, passedOn, sent } from './candidates.ts';
import { booked, calledOff, cancelled, rescheduled } from './meetings.ts';
import { voiced } from './voiced.ts';
import { doubtful, type Wish } from './wish.ts';

const agreed =
  /^(?<doing>\p{L}+ing) (?<what>.+?) (?:is|was|has been|seems|sounds|looks) (?:now |long |well |way |already |also |really )*(?:overdue|due|agreed|decided|settled|approved|signed off|cleared|fine|okay|ok|in order|needed|necessary|the (?:right|next|only|sensible) \p{L}+|what we (?:want|agreed|decided|need)|next)\b(?!.*\b(?:but|if|unless|not|once|when)\b)/iu;

function nominal({ clause }: Reading): Clause | undefined {
  const { doing = '', what } = agreed.exec(clause.said)?.groups ?? {};
  const verb = baseOf(doing);
  return verb === undefined || what === undefined ? undefined : clauseOf(`${verb} ${what}`);
}

/** “Rajan asked whether the call could be on Friday”: what he asks for. */
const asked =
  /^.{2,60}?\b(?:asked|asks|is asking|was asking|wondered|wonders|was wondering|is wondering|wants to know|wanted to know|would like to know|enquired|inquired)(?: me| us| you)? (?:if|whether) /i;

const certain =
  (orderOf: Wish['orderOf']): Wish['orderOf'] =>
  (told) =>
    doubtful.test(told.text.replace(asked, '')) ? undefined : orderOf(told);

const wishes: readonly Wish[] = [
  { kinds: ['any'], orderOf: nominal },
  { kinds: ['any', 'tell', 'send'], orderOf: passedOn },
  { kinds: ['note'], orderOf: noted },
  { kinds: ['any', 'book'], orderOf: certain(booked) },
  { kinds: ['any'], orderOf: calledOff },
  { kinds: ['cancel'], orderOf: cancelled },
  { kinds: ['any', 'shift'], orderOf: certain(rescheduled) },
  { kinds: ['any', 'move', 'shift'], orderOf: certain(moved) },
  { kinds: ['any', 'send'], orderOf: certain(sent) },
  { kinds: ['any', 'shift'], orderOf: certain(voiced) },
];

/** The order that a request of that kind makes of what was told. */
export function wishedFor(told: Reading, kind: RequestKind): Clause | undefined {
  for (const { kinds, orderOf } of wishes) {
    const order = kinds.includes(kind) ? orderOf(told) : undefined;
    if (order !== undefined) return order;
  }
  return undefined;
}
