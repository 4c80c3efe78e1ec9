// Figures of an offer that are no yearly sum: “offer him 65”, “at 140”, “thirty dollars an hour”. What is meant has to be asked.
import type { When } from './when.ts';

/** “At 140” is spelled as the hour that it may be elsewhere. */
export const bareSum = (text: string, whens: readonly When[]): string | undefined =>
  bareFigure.exec(text)?.[0].trim() ??
  byTheHour.exec(text)?.[0] ??
  /^(?:at )?(?<hours>\d{1,2}):(?<minutes>\d\d)(?![\d:]| ?[ap]\.?m)/i
    .exec(whens.find(({ says }) => says.time)?.text ?? '')
    ?.slice(1)
    .join('');

/** “Offer him 65”, “at 140”, “one forty”: thousands perhaps, and perhaps an hour's pay. No day, and no hour of one. */
const bareFigure =
  /(?<![\p{L}\d:.,/-])(?:\d{2,4}(?:\.\d+)?(?![,.]\d)|(?:one|two) (?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|ten|eleven|twelve)(?:[ -]\p{L}+)?)(?: ?(?:an|per|a|\/) ?(?:hour|hr|h|day|week|month|shift)\b| base\b|(?=\s*(?:$|[,.;]|(?:start\w*|from|and|plus|with|as|beginning|gross|net)\b)))/iu;

const byTheHour = /(?:\S+ ){1,2}(?:an|per) (?:hour|hr|day)\b/i;
