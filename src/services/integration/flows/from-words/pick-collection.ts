// Which collection of a system a request means: by its own name, by what people call its records, or by what it is for.
import type { Collection } from '../../../../core/connector/collection.ts';
import type { Connector } from '../../../../core/connector/connector.ts';
import type { WriteAction } from '../../../../core/ports/remote-system.ts';
import { takes } from '../../choose.ts';
import { eventTest } from './event-test.ts';
import type { FlowEvent } from './flow-idea.ts';
import { nounWords, personModels, tellingModels } from './words.ts';

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/s$/, '');

type Named = readonly [string, Collection];

const collectionsOf = ({ collections }: Connector): readonly Named[] => Object.entries(collections);

function named(connector: Connector, nouns: readonly string[]): readonly Named[] {
  const words = new Set(nouns.map(singular));
  const own = collectionsOf(connector).filter(([name, { label }]) =>
    [name, label.toLowerCase()].some((one) => words.has(singular(one))),
  );
  const models = nouns.flatMap((noun) => nounWords.find(([pattern]) => pattern.test(noun))?.[1] ?? []);
  const alike = models.flatMap((model) => collectionsOf(connector).filter(([, one]) => one.model === model));
  return [...own, ...alike];
}

const eventModels: Readonly<Partial<Record<FlowEvent, readonly string[]>>> = {
  hired: ['ats.application', 'ats.candidate', 'hris.employee'],
  rejected: ['ats.application', 'ats.candidate'],
  withdrawn: ['ats.application', 'ats.candidate'],
  moved: ['ats.application', 'ats.candidate'],
  accepted: ['ats.offer'],
  declined: ['ats.offer'],
  left: ['hris.employee', 'identity.user'],
  won: ['crm.deal'],
  lost: ['crm.deal'],
  signed: ['esign.envelope'],
  suspended: ['identity.user', 'hris.employee'],
};

const mainModels = [
  'hris.employee',
  'ats.candidate',
  'ats.application',
  'crm.contact',
  'identity.user',
  'calendar.event',
];

/** Where something can be seen to have happened, it is looked for there. */
export function sourceCollectionOf(
  connector: Connector,
  { nouns, event }: { nouns: readonly string[]; event: FlowEvent },
): string | null {
  const models = eventModels[event] ?? [];
  const ofEvent = ofModels(connector, models);
  // People are whoever it happened to.
  const said = ofEvent.length > 0 ? nouns.filter((noun) => !/^(people|persons?|hires?|users?)$/.test(noun)) : nouns;
  const ofNouns = named(connector, said);
  if (ofEvent.length === 0)
    return firstOf([...ofNouns, ...(ofNouns.length > 0 ? [] : ofModels(connector, mainModels))]);
  // Candidates and applications are one to whoever asks; an offer is something else.
  if (ofNouns.length > 0 && !ofNouns.some(([, { model = '' }]) => models.includes(model))) return firstOf(ofNouns);
  const telling = [...ofNouns, ...ofEvent].filter(([, one]) => eventTest(event, one)?.isCertain === true);
  return firstOf([...telling, ...ofEvent]);
}

const firstOf = ([first]: readonly Named[]): string | null => first?.[0] ?? null;

const ofModels = (connector: Connector, models: readonly string[]): readonly Named[] =>
  models.flatMap((model) => collectionsOf(connector).filter(([, one]) => one.model === model));

interface CollectionQuery {
  readonly nouns: readonly string[];
  /** The model of the source, for one of the same kind. */
  readonly model: string | undefined;
  readonly like: string | undefined;
  readonly action: WriteAction;
}

/** One that can be written: what is named, what is of the same kind, where a person belongs, or what tells of anything. */
export function targetCollectionOf(
  connector: Connector,
  { nouns, model, like, action }: CollectionQuery,
): string | null {
  const isPerson =
    model !== undefined &&
    /^(hris\.employee|identity\.user|crm\.(contact|lead)|ats\.(candidate|application))$/.test(model);
  const candidates = [
    ...named(connector, nouns),
    ...collectionsOf(connector).filter(([name, one]) => name === like || (model !== undefined && one.model === model)),
    ...(isPerson || model === undefined ? ofModels(connector, personModels) : []),
    ...ofModels(connector, tellingModels),
  ];
  const written =
    candidates.find(([, one]) => takes(one, action)) ?? candidates.find(([, one]) => takes(one, 'upsert'));
  return (written ?? candidates[0])?.[0] ?? null;
}
