// What is done beside the page, on a thread of its own.
import firstFormatter from '../words/first-formatter.ts?worker&url';

interface Policy {
  createScriptURL(url: string): string;
}

/** The page's policy lets a worker start only from an address that somebody vouches for. */
declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;

const vouched = (url: string): string =>
  typeof trustedTypes === 'undefined'
    ? url
    : trustedTypes.createPolicy('muster-workers', { createScriptURL: (own) => own }).createScriptURL(url);

/** The first formatter of a page takes as long as half a screen, for the browser reads its tables of words and zones. */
export const readFormatsAhead = (): void => void new Worker(vouched(firstFormatter));
