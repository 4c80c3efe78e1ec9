// Whom an order is about: people it names, else those of the order before it, else those the talk is about.
import type { AskInput } from '../../ask.ts';
import { candidateChoice, userChoice } from '../../../services/operations/resolve/choices.ts';
import type { Catalogue } from '../catalogue.ts';
import type { PersonSpan } from '../span.ts';
import { type Filling, ordinalIn, usedOf, type Weighed, wordsOf } from './filling.ts';
import { stageKind } from '../../../core/stages.ts';

export type Whom =
  | { readonly kind: 'people'; readonly ids: readonly string[] }
  | { readonly kind: 'unclear'; readonly question: string; readonly choices: AskInput['choices'] };

const oneOf = /^(?:her|him|she|he|his|hers|it|that|this|one|candidate|person)$/;
const manyOf = /^(?:them|they|their|both|these|those|all|everyone|everybody)$/;

export function candidatesFor(filling: Filling): Whom {
  const named = nearest(usedOf(filling, 'person').filter(({ span }) => span.candidates.length > 0)).map(
    ({ span }) => span,
  );
  if (named.some((span, at) => isAlternative(span, named[at + 1], filling))) return orElse(named, filling);
  const ids: string[] = [];
  for (const span of named) {
    const found = oneAmong(span, filling);
    if (found === undefined) return whichOf(span, filling);
    ids.push(found);
  }
  if (ids.length > 0) return { kind: 'people', ids: [...new Set(ids)] };
  const [told] = filling.inText;
  if (told !== undefined && told.candidates.length === 1 && /^(?:add_note|log_crm)$/.test(filling.order.tool))
    return { kind: 'people', ids: told.candidates };
  const stranger = strangerIn(filling);
  if (stranger !== undefined)
    return { kind: 'unclear', question: `I don't know anyone called ${stranger}. Whom do you mean?`, choices: [] };
  return pointedAt(filling);
}

/** Who is named in the order itself is meant before who is named beside it. */
const nearest = (found: readonly Weighed<PersonSpan>[]): readonly Weighed<PersonSpan>[] => {
  const inside = found.filter(({ place }) => place === 'in' || place === 'more');
  return inside.length > 0 ? inside : found;
};

/** “Christopher or Christine”. */
const isAlternative = (span: PersonSpan, next: PersonSpan | undefined, { message }: Filling): boolean =>
  next !== undefined && next.from === span.to + 1 && message.tokens[span.to]?.word === 'or';

const choicesOf = (ids: readonly string[], { candidates, jobs }: Catalogue) =>
  ids
    .flatMap((id) => candidates.byId(id) ?? [])
    .map((one) => ({ label: candidateChoice(one, jobs).label, value: one.id }));

const orElse = (spans: readonly PersonSpan[], { catalogue }: Filling): Whom => {
  const ids = spans.flatMap(({ candidates }) => candidates);
  return { kind: 'unclear', question: 'Which of them do you mean?', choices: choicesOf(ids, catalogue) };
};

/** The only one of the name, or the only one of them who fits what else is said, or of whom the talk is. */
function oneAmong({ candidates, from }: PersonSpan, filling: Filling): string | undefined {
  if (candidates.length === 1) return candidates[0];
  const { catalogue, focus, spans } = filling;
  if (filling.message.tokens[from - 1]?.word === 'other') {
    const others = candidates.filter((id) => id !== focus.lately.find((one) => candidates.includes(one)));
    return others.length === 1 && others.length < candidates.length ? others[0] : undefined;
  }
  const people = candidates.map((id) => catalogue.candidates.byId(id));
  for (const kind of ['job', 'role', 'stage'] as const) {
    const said = spans.flatMap(({ span, used, place }) =>
      span.kind === kind &&
      used <= 0.5 &&
      (place === 'in' || place === 'more') &&
      span.coverage >= 0.5 &&
      !isInside(span, spans)
        ? [span]
        : [],
    );
    for (const { ids } of said) {
      const fitting = people.filter(
        (one) =>
          one !== undefined &&
          ids.includes(
            kind === 'stage'
              ? one.stage
              : kind === 'job'
                ? one.job
                : (catalogue.jobs.find(({ id }) => id === one.job)?.role ?? ''),
          ),
      );
      if (fitting.length === 1 && fitting[0] !== undefined) return fitting[0].id;
    }
  }
  const spokenOf = focus.candidates.filter((id) => candidates.includes(id));
  return spokenOf.length === 1 ? spokenOf[0] : undefined;
}

/** Words of what fills a slot tell nothing about a person. */
const isInside = (span: Weighed['span'], all: readonly Weighed[]): boolean =>
  all.some((one) => one.used > 0.5 && one.span !== span && one.span.from < span.to && span.from < one.span.to);

const whichOf = ({ start, end, candidates }: PersonSpan, { message, catalogue }: Filling): Whom => ({
  kind: 'unclear',
  question: `Which ${message.text.slice(start, end)} do you mean?`,
  choices: choicesOf(candidates.slice(0, 12), catalogue),
});

/** Somebody is named whom nobody here is called. */
export function strangerIn({ spans }: Filling): string | undefined {
  return spans.flatMap(({ span, place }) =>
    span.kind === 'stranger' && (place === 'in' || place === 'more') ? [span.text] : [],
  )[0];
}

/** Who was told before, a group, those of the order before, else whom the talk is about. */
function pointedAt(filling: Filling): Whom {
  const { before, known } = filling;
  const told = [known['candidate'] ?? []].flat().map(String);
  if (told.length > 0) return { kind: 'people', ids: told };
  const group = groupIn(filling);
  if (group !== undefined) return { kind: 'people', ids: group };
  const words = wordsOf(filling);
  const listed = listedIn(words, filling);
  if (listed !== undefined) return { kind: 'people', ids: [listed] };
  const isMany = words.some((word) => manyOf.test(word));
  if (before.candidates.length > 0)
    return { kind: 'people', ids: isMany || before.candidates.length === 1 ? before.candidates : [] };
  return ofTalk(filling, isMany);
}

/** “The second one” of those who were found. */
function listedIn(words: readonly string[], { focus }: Filling): string | undefined {
  const place = focus.list.length > 1 ? ordinalIn(words) : undefined;
  return place === undefined ? undefined : focus.list[place];
}

function ofTalk(filling: Filling, isMany: boolean): Whom {
  const { candidates, list } = filling.focus;
  if (isMany && candidates.length > 1) return { kind: 'people', ids: candidates };
  if (isMany && list.length > 0) return { kind: 'people', ids: list };
  if (candidates.length === 1) return { kind: 'people', ids: candidates };
  if (candidates.length === 0) return { kind: 'people', ids: list.length === 1 ? list : [] };
  return wordsOf(filling).some((word) => oneOf.test(word)) ? whichOfThem(filling) : { kind: 'people', ids: [] };
}

const whichOfThem = ({ focus, catalogue }: Filling): Whom => ({
  kind: 'unclear',
  question: 'Whom do you mean?',
  choices: choicesOf(focus.candidates, catalogue),
});

/** The colleagues whom an order names, with the speaker or the hiring manager where they are meant. */
export function usersFor(filling: Filling, about: readonly string[]): Whom {
  const { catalogue, variant } = filling;
  const named: string[] = [];
  for (const { span } of nearest(usedOf(filling, 'person').filter((one) => one.span.users.length > 0))) {
    if (about.some((id) => span.candidates.includes(id))) continue;
    const [only, ...others] = span.users;
    if (only === undefined || others.length > 0) return whichUser(span, filling);
    named.push(only);
  }
  if (variant === 'me' && catalogue.me !== undefined) named.push(catalogue.me);
  const manager = variant === 'manager' ? managerOf(about, filling) : undefined;
  if (variant === 'manager' && manager === undefined)
    return { kind: 'unclear', question: 'Whose hiring manager do you mean?', choices: [] };
  const all = manager === undefined ? named : [...named, manager];
  return { kind: 'people', ids: [...new Set(all.length > 0 ? all : usersBefore(filling))] };
}

function usersBefore({ known }: Filling): readonly string[] {
  const before = known['with'] ?? known['user'];
  return Array.isArray(before) ? before.map(String) : typeof before === 'string' ? [before] : [];
}

const whichUser = (span: PersonSpan, { catalogue, message }: Filling): Whom => ({
  kind: 'unclear',
  question: `Which ${message.text.slice(span.start, span.end)} do you mean?`,
  choices: span.users
    .flatMap((id) => catalogue.users.byId(id) ?? [])
    .map((user) => ({ label: userChoice(user).label, value: user.id })),
});

function managerOf(about: readonly string[], { catalogue, spans, message: { tokens } }: Filling): string | undefined {
  // “Her manager” names no requisition that is called “Store Manager”.
  const isTitle = ({ from, to }: Weighed['span']) =>
    tokens.slice(from, to).every(({ word }) => /^(?:hiring|managers?)$/.test(word));
  const named = spans.flatMap(({ span }) =>
    span.kind === 'job' && span.ids.length === 1 && !isTitle(span) ? span.ids : [],
  );
  const jobs = new Set([...named, ...about.flatMap((id) => catalogue.candidates.byId(id)?.job ?? [])]);
  const managers = new Set(
    catalogue.jobs.flatMap(({ id, hiringManager }) => (jobs.has(id) && hiringManager !== null ? [hiringManager] : [])),
  );
  return managers.size === 1 ? [...managers][0] : undefined;
}

const everybody = /^(?:all|every|everyone|everybody|each|whole|entire|anyone|anybody|evryone|every1)$/;
type CoveredSpan = Extract<Weighed['span'], { coverage: number }>;

/** “Move everyone in References to Offer”. Undefined where no group is meant. The stage behind “to” is where they go, not where they are. */
function groupIn(filling: Filling): readonly string[] | undefined {
  if (!wordsOf(filling).some((word) => everybody.test(word))) return undefined;
  const { candidates, jobs } = filling.catalogue;
  const named = filling.spans.flatMap(({ span, place }): CoveredSpan[] =>
    'coverage' in span && span.coverage >= 0.99 && place !== 'after' && !isGoal(span, filling) ? [span] : [],
  );
  const idsOf = (kind: CoveredSpan['kind']) => named.filter((one) => one.kind === kind).flatMap(({ ids }) => ids);
  const [stages, requisitions, roles] = [idsOf('stage'), idsOf('job'), idsOf('role')];
  if (stages.length + requisitions.length + roles.length === 0) return undefined;
  const isIn = (one: { stage: string; job: string }) =>
    (stages.length === 0 || stages.includes(one.stage)) &&
    (requisitions.length === 0 || requisitions.includes(one.job)) &&
    (roles.length === 0 || roles.includes(jobs.find(({ id }) => id === one.job)?.role ?? ''));
  return candidates.people.filter((one) => standing.has(stageKind(one.stage)) && isIn(one)).map(({ id }) => id);
}

const standing: ReadonlySet<string> = new Set(['active', 'offer']);

const isGoal = (span: CoveredSpan, { message, order }: Filling): boolean =>
  order.tool === 'move_stage' &&
  message.tokens
    .slice(Math.max(0, span.from - 2), span.from)
    .some(({ word }) => /^(?:to|into|onto|>|→|2|as)$/.test(word));
