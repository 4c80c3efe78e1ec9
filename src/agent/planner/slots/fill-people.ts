// Orders about candidates: where they go, what they are offered, which sequence they are on.
import type { JsonObject } from '../../../core/json.ts';
import { stageKind } from '../../../core/stages.ts';
import { stageBeside } from '../../../nlp/stages-in-words.ts';
import { onlyAddressed } from './addressed.ts';
import { type Filled, type Filling, lack, usedOf, wordsOf } from './filling.ts';
import { forEach } from './for-each.ts';
import { dayFor, isVagueDay } from './when.ts';
import { stageFor, stepsIn } from './which-stage.ts';
import { letterFor } from './which-template.ts';

const string = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** Without what is not told. */
const defined = (args: Readonly<Record<string, string | number | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function move(filling: Filling, tool: string): Filled {
  const { stages, candidates } = filling.catalogue;
  const { step: told } = filling.known;
  const steps = stepsIn(filling) || (typeof told === 'number' ? told : 0);
  const choices = stages.slice(0, 12).map((one) => ({ label: one, value: one }));
  const lacks = lack('stage', 'To which stage?', choices);
  const moved = forEach(filling, tool, (candidate) => {
    const from = candidates.byId(candidate)?.stage;
    const stage =
      (steps !== 0 && from !== undefined ? stageBeside(stages, from, steps) : stageFor(filling, from)) ??
      string(filling.known['stage']);
    return stage === undefined ? { args: { candidate }, lacks } : { args: { candidate, stage } };
  });
  // Whoever is chosen goes as many stages on or back.
  return moved.kind === 'open' && steps !== 0 ? { ...moved, open: { ...moved.open, step: steps } } : moved;
}

/** Whether they are hired already or are to be made an offer, the words do not tell. */
function hire(filling: Filling, tool: string): Filled {
  const stage = filling.catalogue.stages.find((one) => stageKind(one) === 'hired');
  const moved = forEach(filling, tool, (candidate) => ({ args: { candidate, ...defined({ stage }) } }));
  return stage === undefined ? offer(filling, 'send_offer') : asGuess(moved);
}

function noShow(filling: Filling, tool: string): Filled {
  const sequence = filling.catalogue.sequences.find(({ id }) => id === 'no-show')?.id;
  return sequence === undefined
    ? move(filling, 'move_stage')
    : asGuess(forEach(filling, tool, (candidate) => ({ args: { candidate, sequence } })));
}

/** Where and how they agreed is kept as the proof. */
function consent(filling: Filling): Filled {
  const proof = string(filling.known['proof']);
  const lacks = proof === undefined ? lack('proof', 'Where and how did they agree?') : undefined;
  return forEach(filling, 'set_text_consent', (candidate) => ({
    args: { candidate, consent: 'given', ...defined({ proof }) },
    lacks,
  }));
}

/** It is offered, never done at once. */
const asGuess = (filled: Filled): Filled => (filled.kind === 'calls' ? { ...filled, guessed: 1 } : filled);

function reject(filling: Filling, tool: string): Filled {
  const { args, lacks } = letterFor(filling);
  return forEach(filling, tool, (candidate) => ({
    args: { candidate, ...args, ...defined({ reason: filling.text }) },
    lacks,
  }));
}

const leastSalary = 1_000;

function offer(given: Filling, tool: string): Filled {
  const filling = onlyAddressed(given);
  const { currency, start_date: day } = filling.known;
  const salary = salaryFor(filling);
  const terms = defined({
    salary: salary !== undefined && salary >= leastSalary ? salary : undefined,
    currency: usedOf(filling, 'money').at(-1)?.span.currency ?? string(currency),
    start_date: dayFor(filling) ?? string(day),
  });
  const lacks =
    salary === undefined || salary < leastSalary || wordsOf(filling).some((word) => otherPay.test(word))
      ? lack('salary', 'What salary a year shall I offer?')
      : undefined;
  const vague = isVagueDay(filling) ? lack('start_date', 'On which day do they start?') : undefined;
  return forEach(filling, tool, (candidate) => ({
    args: { candidate, ...terms, ...letterFor(filling).args },
    lacks: lacks ?? vague,
  }));
}

/** Offers are by the year. */
const otherPay = /^(?:hour|hourly|hr|month|monthly|week|weekly|daily)$/;

/** “93” is in thousands. */
function salaryFor(filling: Filling): number | undefined {
  const count = usedOf(filling, 'count').at(-1)?.span.value ?? onlyFigure(filling);
  const money = usedOf(filling, 'money').at(-1)?.span.value;
  const { salary } = filling.known;
  if (money !== undefined) return money;
  if (count !== undefined) return count < leastSalary ? count * 1_000 : count;
  return typeof salary === 'number' ? salary : undefined;
}

/** “Wrong, 95”: the only figure of what changes an offer. */
function onlyFigure({ spans, known }: Filling): number | undefined {
  const figures = spans.flatMap(({ span }) =>
    (span.kind === 'count' || span.kind === 'money') && span.value >= 20 ? [span.value] : [],
  );
  return known['salary'] !== undefined && figures.length === 1 ? figures[0] : undefined;
}

function plain(given: Filling, tool: string): Filled {
  const filling = onlyAddressed(given);
  const jobs = usedOf(filling, 'job').flatMap(({ span }) => (span.ids.length === 1 ? span.ids : []));
  const job = tool === 'score_candidate' ? jobs[0] : undefined;
  return forEach(filling, tool, (candidate) => ({ args: { candidate, ...defined({ job }) } }));
}

function onSequence(filling: Filling, tool: string): Filled {
  const [best] = usedOf(filling, 'sequence').toSorted((a, b) => b.span.coverage - a.span.coverage);
  const ids = best?.span.ids ?? [];
  const sequence = ids.length === 1 ? ids[0] : string(filling.known['sequence']);
  const choices = filling.catalogue.sequences.slice(0, 12).map(({ id, name }) => ({ label: name, value: id }));
  const lacks = lack('sequence', 'Which sequence?', choices);
  const isOpen = tool === 'start_sequence' && sequence === undefined;
  return forEach(filling, tool, (candidate) => ({
    args: { candidate, ...defined({ sequence }) },
    lacks: isOpen ? lacks : undefined,
  }));
}

export const fillPerson = { move, hire, noShow, consent, reject, offer, plain, sequence: onSequence };
