// Ratings of sailors and coast guardsmen with their grade: HM2, MMC, BMCS. Rule of the two services: the rating's letters, then
// 3, 2 or 1 for a petty officer, C, CS or CM for a chief, senior chief or master chief.
import type { Branch } from '../../../nlp/military/branch.ts';
import { type Change, changeOf } from './change.ts';
import { articleFor, isCounted, opensSentence, pluralOf } from './inflection.ts';
import { isPostal } from './postal.ts';
import type { ResumeWords } from './resume-words.ts';

const grades = { '3': 'Third Class', '2': 'Second Class', '1': 'First Class' } as const;
const chiefs = { C: 'Chief', CS: 'Senior Chief', CM: 'Master Chief' } as const;

const graded =
  /(?<article>\b(?:a|an)\s+)?(?<![\p{L}\p{N}@.–/-])(?<name>[A-Z]{2,3}?(?<grade>CM|CS|[123C]))(?<many>s?)(?![\p{L}\p{N}-]|\s\d)/gu;
/** Bare letters are a rating where a role stands: “as a YN”, “cross-rated to IT”. */
const bare =
  /(?<=\b(?:an?|as|to|from)\s+)(?<name>[A-Z]{2,3})(?=\s*(?:[.,;:)!?]|$)|\s+(?:in|on|at|for|with|aboard|and|of|who)\b)|(?<![\p{L}\p{N}@.–/-])(?<schooled>[A-Z]{2,3})(?=\s+["']?[AC]["']?[ -]school)/gu;

/** Letters alone are many things: a MAC address, an ATC tower, a GMC truck. A chief is who somebody is or was. */
const isThing = (text: string, start: number, end: number): boolean =>
  /^\s+(?!(?:and|or|but|at|for|in|of|with|to|on|as|by|from|aboard|who|while|when|was|is|led|ran|\p{L}+ed)\b)\p{Ll}/u.test(
    text.slice(end, end + 20),
  ) && !opensSentence(text.slice(Math.max(0, start - 6), start), start);

/** “as an ATC”, “promoted to ATC”: there a chief is meant, whatever else the letters may be. */
const isRoleAhead = (text: string, at: number): boolean => rolesAhead.test(text.slice(Math.max(0, at - 20), at));
const rolesAhead = /\b(?:as|to|from|made|became|selected|frocked)\s+$/iu;

/** Letters that the branch writes for something else are a chief only in a role. */
function isNoChief(text: string, { 0: written, index, groups }: RegExpExecArray, isOtherWord: boolean): boolean {
  const isRole = groups?.['article'] !== undefined || isRoleAhead(text, index);
  return (isOtherWord && !isRole) || isThing(text, index, index + written.length);
}

export function spelledRatings(text: string, branch: Branch | undefined, words: ResumeWords): Change[] {
  if (branch !== 'Navy' && branch !== 'Coast Guard') return [];
  const withGrade = [...text.matchAll(graded)].flatMap((match) => {
    const full = gradedRating(text, match, (rating) => words.rating(branch, rating));
    const { name = '', grade = '', article = '', many = '' } = match.groups ?? {};
    if (full === undefined || isPostal(text, match.index)) return [];
    if (grade.startsWith('C') && isNoChief(text, match, words.has(branch, name))) return [];
    const lead = article === '' ? '' : `${articleFor(full)} `;
    return [changeOf(match, `${lead}${full} (${name}${many})`)];
  });
  const alone = [...text.matchAll(bare)].flatMap((match) => {
    const [name] = match;
    const rating = words.rating(branch, name);
    return rating === undefined ? [] : [changeOf(match, `${rating} (${name})`)];
  });
  return [...withGrade, ...alone];
}

function gradedRating(
  text: string,
  { index, groups }: RegExpExecArray,
  ratingOf: (letters: string) => string | undefined,
): string | undefined {
  const { name = '', grade = '', many = '' } = groups ?? {};
  const rating = ratingOf(name.slice(0, -grade.length));
  if (rating === undefined) return undefined;
  const isMany = many !== '' || isCounted(text.slice(Math.max(0, index - 30), index));
  return gradedName(isMany ? pluralOf(rating) : rating, grade);
}

function gradedName(rating: string, grade: string): string | undefined {
  if (grade === '1' || grade === '2' || grade === '3') return `${rating} ${grades[grade]}`;
  return grade === 'C' || grade === 'CS' || grade === 'CM' ? `${chiefs[grade]} ${rating}` : undefined;
}
