// Whether an order stands beside a question: then the message is no question alone.
import { isDeed, isPast } from './deeds.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** “… and then reject him”, “…, could you let her know?”, “if so, move her”: in any clause behind the first. */
export function hasOrder(masks: readonly string[]): boolean {
  return masks.some((mask, at) => {
    if (mask === 'if' && /^(?:so|not|yes|no)$/.test(masks[at + 1] ?? '')) return true;
    if (at === 0 || !orderJoints.has(mask)) return false;
    const rest = masks.slice(at + 1);
    const verb = rest.findIndex((one) => !between.has(one));
    const next = rest[verb] ?? '';
    const isAsked = mask.startsWith('pl') || rest.slice(0, verb).some((one) => asked.test(one));
    return isDeed(next) && (isAsked || !isPast(next) || next === 'let');
  });
}

const orderJoints = set('and then so , but : - – — please pls plz');
const between = set('then please pls also just , and can could would will you u');
const asked = /^(?:then|please|pls|you|u)$/;
