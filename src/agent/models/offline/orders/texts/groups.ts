// What is open about a group that is to be written to: words that describe it and were not understood, a requisition that fits two.
import { leftoversOf } from '../../clause/recognised/leftovers.ts';
import { joinedStages } from '../../named/joined-stages.ts';
import type { Open } from '../../parts.ts';
import type { Order } from '../order.ts';

/** A group is only written to when every word that describes it was understood. */
export function openGroup({ reading, known }: Order): Open | undefined {
  const { content, numbers, tells } = leftoversOf(withStagesRead(withoutRemark(reading), known));
  const unread = [...[...content, ...tells].filter((word) => !groupWords.has(word)), ...numbers];
  if (unread.length === 0) return openSilence(reading);
  return {
    slot: 'filters',
    question: `I understood part of whom you mean, but not “${unread.join(' ')}”. Whom exactly shall I write to?`,
  };
}

/** “In Pre-screen and Interview”: the second is as much a stage as the first. */
function withStagesRead(reading: Order['reading'], { stages }: Order['known']): Order['reading'] {
  const end = joinedStages(reading.text, reading.stages, stages)?.end;
  const start = reading.stages[0]?.start ?? 0;
  return end === undefined ? reading : { ...reading, taken: [...reading.taken, { start, end }] };
}

/** “…, they deserve to hear from us”, “…, it's been too long”: said of the group, and describing none. */
function withoutRemark(reading: Order['reading']): Order['reading'] {
  const [remarked] =
    /,? (?:(?:because|since|as|so|cos) )?\b(?:they|it|we|i|that)(?:'\p{L}+)? (?!(?:who|which|haven't|have not|didn't)\b)[^,.]*$/iu.exec(
      reading.text,
    ) ?? [];
  const isBare =
    remarked?.startsWith(',') === true &&
    !describing.test(remarked) &&
    reading.taken.every(({ end }) => end <= reading.text.length - remarked.length);
  return isBare ? { ...reading, text: reading.text.slice(0, -remarked.length) } : reading;
}
const describing = /\b(?:only|except|but|unless|if|not|nobody|who|whose|which|other than|\p{L}+n't)\b|\d/iu;

/** “No contact since …” of which no length was understood would reach those who were spoken to today. */
const openSilence = ({ filters, text }: Order['reading']): Open | undefined =>
  filters['days_since_contact'] === undefined && filters['at_risk'] === undefined && silent.test(text)
    ? { slot: 'filters', question: 'For how many days shall they have heard nothing?' }
    : undefined;

const silent = /\b(?:no contact|without (?:contact|answer)|not heard|haven't (?:heard|been contacted)|since)\b/i;

const groupWords = new Set(
  "no without zero untouched after that been waits wait awaiting radio haven't hasn't didn't aren't isn't have has had is are was were did does do been who's who've they've we've that's follow followed following up followup followups chase chased nudge nudged ping contact contacted reach check checking email mail message text write reengage re engage remind reminder heard hear nothing anything silence silent quiet gone going cold contact spoken talked touched touch response reply replied responded last past since ago more than over least longer days weeks using use used template letter everybody everyone anybody whoever else at risk still waiting sitting those everyone applicants folks ones crowd lot group whole entire bunch open active current awaiting circle back shoot drop line word blast fire ping hit flick zap sling fling lob beam sent sends gets get got give given goes long longest overdue too time due soon stuck sitting hanging left lying reached answered persons peoples presently usual usually currently kindly means crew ppl group word news spoke speaking".split(
    ' ',
  ),
);

export function openJob({ reading, known }: Order): Open | undefined {
  const { job } = reading;
  if (job === undefined || job.ids.length === 1) return undefined;
  const among =
    job.ids.length === 0 ? known.jobs.filter(({ status }) => status === 'open').map(({ id }) => id) : job.ids;
  return {
    slot: 'job',
    question: `Which requisition do you mean by “${job.text.trim()}”?`,
    choices: among.map((id) => ({ label: known.jobs.find((one) => one.id === id)?.title ?? id, value: id })),
  };
}
