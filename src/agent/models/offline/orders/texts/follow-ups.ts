// Follow-ups and letters by their templates: to candidates one by one, or to a group that is described.
import { z } from 'zod';
import type { JsonObject } from '../../../../../core/json.ts';
import type { PastCall } from '../../context/dialogue.ts';
import { everybody } from '../../named/filters.ts';
import { joinedStages } from '../../named/joined-stages.ts';
import { given } from '../../given.ts';
import { openGroup, openJob } from './groups.ts';
import { type Open, type Part, partOf, question } from '../../parts.ts';
import { whichCandidates } from '../../context/whom.ts';
import { findTemplate } from '../../named/title-words.ts';
import { openTemplate } from './open-template.ts';
import { candidatesOrTopic, openWhom, type Order, perCandidate } from '../order.ts';

/** To each who is named, to those who are described, or to the list that was shown. */
export function sendLetter(order: Order): readonly Part[] {
  const { reading, known, focus } = order;
  if (reading.people.length > 0) return toEach(order);
  if (Object.keys(reading.filters).length > 0 || reading.unknownRole !== undefined) return described(order);
  const listed = isOfMessage(order) ? undefined : listedGroup(order);
  if (listed === 'nobody')
    return [
      question('Nobody was on that list, so there is nobody to write to. Which stage, role or name do you mean?'),
    ];
  if (listed !== undefined) return [toGroup(order, listed)];
  const isPointed = whichCandidates(reading, known, focus).kind !== 'nobody';
  if (isPointed || candidatesOrTopic(order).kind === 'people') return toEach(order);
  if (everybody.test(reading.text))
    return [question('That would be everybody in the pipeline. Which stage, role or requisition do you mean?')];
  return [partOf({ tool: 'send_followup', arguments: chosenFor(order) }, [openWhom({ kind: 'nobody' })])];
}

const described = (order: Order): readonly Part[] => {
  const { reading, known } = order;
  const { filters, unknownRole: role } = reading;
  if (role !== undefined) return [unknownRole(role, order)];
  const joined = joinedStages(reading.text, reading.stages, known.stages);
  const groups = joined?.stages.map((stage) => ({ ...filters, stage })) ?? [filters];
  return groups.map((group) => toGroup(order, group, [openGroup(order), openJob(order)]));
};

const chosenFor = ({ reading }: Order) => given({ message_template: reading.template?.ids[0] });

export const toEach = (order: Order): readonly Part[] =>
  lettersIn(order).size > 1
    ? [question('I see more than one letter in that, and want to send the right one to each. Who gets which?')]
    : perCandidate(order, () => ({
        call: { tool: 'send_followup', arguments: chosenFor(order) },
        open: [openTemplate(order)],
      }));

/** “The test link to Thabiso, the crew day details to Dragomir”: each has a letter of their own. */
function lettersIn({ reading: { text, template, people }, known }: Order): ReadonlySet<string> {
  if (template === undefined || people.length < 2) return new Set();
  const beside = `${text.slice(0, template.start)} , ${text.slice(template.end)}`;
  const other = findTemplate(beside, known.templates, []);
  return new Set([...template.ids, ...(other?.ids ?? [])]);
}

const toGroup = (order: Order, filters: JsonObject, open: readonly (Open | undefined)[] = []): Part =>
  partOf({ tool: 'send_followup', arguments: { filters, ...chosenFor(order) } }, [...open, openTemplate(order)]);

const criteria = ['role', 'stage', 'job', 'days_since_contact', 'at_risk'];

const foundNobody = ({ result }: PastCall): boolean =>
  result?.kind === 'action' && Total.safeParse(result.result).data?.total === 0;

const Total = z.looseObject({ total: z.number() });

/** “Move both to Offer and write to them”: those of this message, who no longer stand where the list found them. */
const isOfMessage = ({ focus: { recent, candidates } }: Order): boolean =>
  recent.inMessage && recent.candidates && (candidates[0]?.length ?? 0) > 1;

/** “Them”, right after a list was shown: whoever fits what was asked for then. */
function listedGroup({ reading, dialogue }: Order): JsonObject | 'nobody' | undefined {
  if (!/\b(?:them|these|those|all of them|everyone)\b/i.test(reading.text)) return undefined;
  const [shown, ...others] = dialogue.earlier.at(-1)?.calls ?? [];
  if (shown?.tool !== 'find_candidates' || others.length > 0) return undefined;
  if (foundNobody(shown)) return 'nobody';
  const asked = Object.entries(shown.arguments);
  return asked.length > 0 && asked.every(([key]) => criteria.includes(key)) ? shown.arguments : undefined;
}

export function unknownRole(role: string, { known }: Order): Part {
  const roles = [...new Set(known.jobs.map((job) => job.role))];
  return question(
    `Nobody is being hired as “${role}” here. Which role do you mean: ${roles.join(', ')}?`,
    roles.map((one) => ({ label: one, value: one })),
  );
}
