// “Deployed to Kuwait” as a civilian reads it. Software, servers and networks are deployed in civilian life, too, and stay.
import { type Change, changeOf } from './change.ts';

const verb =
  /\b(?<never>never\s+)?(?<be>(?:was|were|been|being|am|is|are|get|got|getting)\s+)?(?:forward[ -])?deployed\s+(?:(?<prep>to|with|aboard|overseas|abroad|in support of)\b)/giu;

/** Who is deployed serves on a deployment; where something is deployed by somebody, a noun follows and nothing changes. */
export const plainDeployments = (text: string): Change[] =>
  [...text.matchAll(verb)].flatMap((match) => {
    const { never, be = '', prep = '' } = match.groups ?? {};
    if (isOfThings(text.slice(Math.max(0, match.index - 60), match.index))) return [];
    const end = match.index + match[0].length;
    if (placesOfThings.test(text.slice(end, end + 40))) return [];
    const isWhile = /\b(?:while|when|whilst)\s+$/iu.test(text.slice(Math.max(0, match.index - 8), match.index));
    const form = isWhile || be.trim().toLowerCase() === 'being' ? 'serving' : 'served';
    const opens = never === undefined ? '' : `${never.trim()} `;
    return [changeOf(match, cased(match[0], `${opens}${form} on deployment ${prep}`))];
  });

const things =
  /\b(?:software|code|servers?|systems?|networks?|applications?|apps?|services?|patches|updates?|containers?|versions?|releases?|sensors?|websites?|models?|tools?|it|they|which|that)\s+(?:(?:was|were|are|is|been|being|that|which|has been|have been|I|we|he|she|they|our team|my team)\s+)*$/i;
/** Where software goes: “deployed to production”, “to 14 sites”. */
const placesOfThings =
  /^\s+(?:the\s+)?(?:\d[\d,]*\s+)?(?:production|prod|staging|test|AWS|Azure|GCP|cloud|kubernetes|docker|servers?|clusters?|users?|sites|machines|clients?|customers?|workstations?|laptops?|endpoints?|devices?)\b/iu;
const isOfThings = (before: string): boolean => things.test(before);

const cased = (before: string, after: string): string =>
  /^[A-Z]/.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after;
