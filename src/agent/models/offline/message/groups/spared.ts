// “Everyone in Offer but Ann”: those of a group who are left, by name. Nobody is turned down or forgotten so, and a group that is
// described by how long it has been silent stays a group.
import type { Candidate } from '../../../../../core/records.ts';
import * as words from '../../../../../nlp/lexicon/descriptions.ts';
import { cancelling, rejecting } from '../../../../../nlp/lexicon/verbs.ts';
import { behindPeople, fitting, isPayload, listed, stageShape } from './described.ts';
import { findPeople } from '../../named/people.ts';
import type { Known } from '../../named/known.ts';

/** More than these are no longer had in mind one by one. */
export const most = 8;
const spares = new RegExp(
  `(?<![\\p{L}'-])(?:${words.everyone})(?<group>(?: [^,.;:!?]{1,60}?)?)(?:${words.sparing}) (?<tail>[^.;:!?\\n]+)`,
  'iu',
);
const groupShape = new RegExp(
  `^(?: (?<head>(?!(?:to|into|onto)\\b)\\p{L}[\\p{L}' -]*?))??(?:${stageShape}| (?:of|from)(?: the)? (?<origin>[\\p{L}\\p{N}' -]+?))?(?<between>(?: (?:${words.goingOn}))*(?: on| over| up| along| through| straight)? (?:to|into|onto) .+)?$`,
  'iu',
);
const stageBehind = new RegExp(`^${stageShape}${behindPeople}`, 'iu');
const swept = new RegExp(
  `\\b(?:${rejecting}|${cancelling}|days|weeks|months|(?:\\d+|an?|one|this|last|past) (?:day|week|month)|rejected|rejection)\\b`,
  'i',
);

/** Quotes have been put aside. */
export function withSpared(text: string, known: Known): string {
  const found = spares.exec(text);
  if (found === null || swept.test(sentenceAt(text, found.index))) return text;
  const lead = text.slice(0, found.index);
  const { group = '', tail = '' } = found.groups ?? {};
  const left = isPayload(lead) ? undefined : leftOf(group, tail, known);
  return left === undefined ? text : `${lead}${left}${text.slice(found.index + found[0].length)}`;
}

/** “ in Offer” but “Ann to Hired”: who is left by name, and what else was said. */
function leftOf(group: string, tail: string, known: Known): string | undefined {
  const parts = groupShape.exec(group)?.groups;
  const spared = sparedIn(tail, known);
  if (parts === undefined || spared === undefined) return undefined;
  const { stage, rest } = placed(parts, tail.slice(spared.end));
  const members = membersOf(parts['head'], stage, known);
  const left = members.filter(({ id }) => !spared.ids.has(id));
  const areMembers = members.length - left.length === spared.ids.size;
  return areMembers && left.length > 0 && left.length <= most
    ? `${listed(left)}${parts['between'] ?? ''}${rest}`
    : undefined;
}

/** Where the group stands may be said before those who are spared, or behind them. */
function placed(
  { stage, origin }: Readonly<Record<string, string>>,
  rest: string,
): { readonly stage: string | undefined; readonly rest: string } {
  const before = stage ?? origin;
  const behind = before === undefined ? stageBehind.exec(rest) : null;
  return { stage: before ?? behind?.groups?.['stage'], rest: rest.slice(behind?.[0].length ?? 0) };
}

/** “All nurses”, “everyone in Offer”, “all of Pre-screen”. */
export function membersOf(head: string | undefined, stage: string | undefined, known: Known): readonly Candidate[] {
  const members = fitting(
    { ...(head === undefined ? {} : { head }), ...(stage === undefined ? {} : { stage }) },
    known,
  );
  return members.length > 0 || head === undefined || stage !== undefined ? members : fitting({ stage: head }, known);
}

/** The words between the stops before and behind a place. */
export const sentenceAt = (text: string, index: number): string =>
  `${
    text
      .slice(0, index)
      .split(/[.;!?\n]/)
      .at(-1) ?? ''
  }${text.slice(index).split(/[.;!?\n]/)[0] ?? ''}`;

/** The names at the beginning; undefined where one of them is not clear. */
function sparedIn(
  tail: string,
  { names }: Known,
): { readonly ids: ReadonlySet<string>; readonly end: number } | undefined {
  const ids = new Set<string>();
  let end = 0;
  for (const mention of findPeople(tail, names, [])) {
    if (!/^(?:,? ?(?:and|or|nor)?,? ?)$/i.test(tail.slice(end, mention.start)) && !(end === 0 && mention.start === 0))
      break;
    if (mention.candidates.kind !== 'one') return undefined;
    ids.add(mention.candidates.person.id);
    end = mention.end;
  }
  return ids.size === 0 ? undefined : { ids, end };
}
