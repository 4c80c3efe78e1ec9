// An offering as its form holds it, and the body that it makes. What is left empty is not sent.
import type { Integration } from '../api/integrations.ts';
import type { NewOffering, Offering } from '../api/offerings.ts';
import { isAction } from '../integrations/draft.ts';
import { readDocument } from '../integrations/entries.ts';
import type { FieldRow } from '../mapping/field-rows.tsx';
import { smallestUnits } from './price.ts';

type Filters = Offering['source']['filters'];
type Mapping = NonNullable<NewOffering['destination']['field_mapping']>;
type Account = Offering['source']['account'];

export interface FilterRow {
  readonly name: string;
  readonly text: string;
}

export interface SideDraft {
  readonly system: string;
  readonly endpoint: string;
  /** What clients are not asked for, as JSON: the form writes single entries into it. */
  readonly config: string;
  readonly reasons: Readonly<Record<string, string>>;
  /** The operator's own application over there; empty keeps the one that is stored. */
  readonly application: { readonly id: string; readonly secret: string; readonly isForgotten: boolean };
}

export interface OfferingDraft {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly price: string;
  readonly currency: string;
  readonly per: NonNullable<Offering['price']>['per'];
  readonly isOpen: boolean;
  readonly brand: Offering['brand'];
  readonly source: SideDraft;
  readonly filters: readonly FilterRow[];
  readonly destination: SideDraft;
  readonly action: NonNullable<NewOffering['destination']['action']>;
  readonly rows: readonly FieldRow[];
  readonly mode: Offering['sync_mode'];
  readonly cron: string;
  readonly timeZone: string;
  readonly carriesDeletions: boolean;
  readonly keepsPrevious: boolean;
  readonly retries: string;
  readonly backoff: string;
}

const noSide: SideDraft = {
  system: '',
  endpoint: '',
  config: '{}',
  reasons: {},
  application: { id: '', secret: '', isForgotten: false },
};

export const newDraft = ({ name, timeZone }: { name: string; timeZone: string }): OfferingDraft => ({
  name: '',
  summary: '',
  description: '',
  price: '',
  currency: 'USD',
  per: 'month',
  isOpen: false,
  brand: { name, accent: '#1f4fd8' },
  source: noSide,
  filters: [],
  destination: noSide,
  action: 'upsert',
  rows: [],
  mode: 'batch',
  cron: '0 6 * * *',
  timeZone,
  carriesDeletions: false,
  keepsPrevious: false,
  retries: '3',
  backoff: '2',
});

const textOf = (value: Filters[string]): string => (typeof value === 'string' ? value : JSON.stringify(value));
const rowsOf = (mapping: Offering['destination']['field_mapping']): readonly FieldRow[] =>
  Object.entries(mapping).map(([from, to]) =>
    typeof to === 'string' ? { from, to } : { from, to: to.to, transform: to.transform },
  );

type Moves = Pick<Offering, 'sync_mode' | 'schedule' | 'retry_policy' | 'carry_deletions' | 'keep_previous'>;
const movesOf = ({ sync_mode: mode, schedule, retry_policy: retry, ...flags }: Moves) => ({
  mode,
  ...(schedule === null ? {} : { cron: schedule.cron, timeZone: schedule.time_zone }),
  carriesDeletions: flags.carry_deletions,
  keepsPrevious: flags.keep_previous,
  retries: String(retry.max_retries),
  backoff: String(retry.backoff_multiplier),
});

const filtersOf = (filters: Filters): readonly FilterRow[] =>
  Object.entries(filters).map(([name, value]) => ({ name, text: textOf(value) }));

/** Fields, filters and schedule of an integration that works already; its accounts stay the operator's. */
export const takenFrom = (integration: Integration): Partial<OfferingDraft> => ({
  name: integration.name,
  source: { ...noSide, system: integration.source.system, endpoint: integration.source.endpoint },
  filters: filtersOf(integration.source.filters),
  destination: { ...noSide, system: integration.destination.system, endpoint: integration.destination.endpoint },
  ...(isAction(integration.destination.action) ? { action: integration.destination.action } : {}),
  rows: rowsOf(integration.destination.field_mapping),
  ...movesOf(integration),
});

const sideOf = ({ system, endpoint, account }: { system: string; endpoint: string | null; account: Account }) => ({
  ...noSide,
  system,
  endpoint: endpoint ?? '',
  config: JSON.stringify(account.config, null, 2),
  reasons: account.scope_reasons,
});

export function draftOf(offering: Offering, timeZone: string): OfferingDraft {
  const { name, summary, description, price, open_to: to, brand, source, destination } = offering;
  return {
    ...newDraft({ name: '', timeZone }),
    name,
    summary,
    description,
    brand,
    isOpen: to === 'everyone',
    ...(price === null
      ? {}
      : { price: String(price.amount / smallestUnits(price.currency)), currency: price.currency, per: price.per }),
    source: sideOf(source),
    filters: filtersOf(source.filters),
    destination: sideOf(destination),
    ...(isAction(destination.action) ? { action: destination.action } : {}),
    rows: rowsOf(destination.field_mapping),
    ...movesOf(offering),
  };
}

/** Numbers, true and false, and lists are written as JSON; everything else is text. */
function filterOf(text: string): Filters[string] {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'number' || typeof read === 'boolean') return read;
    if (Array.isArray(read)) return read.map(String);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text;
}

function accountOf({ config, reasons, application: { id, secret, isForgotten } }: SideDraft) {
  const given = [
    ['client_id', id],
    ['client_secret', secret],
  ].filter(([, value]) => value !== '');
  const credentials: Record<string, string> = Object.fromEntries(given);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read from JSON
    config: (readDocument(config) ?? {}) as Account['config'],
    ...(isForgotten || given.length > 0 ? { credentials: isForgotten ? {} : credentials } : {}),
    scope_reasons: Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason.trim() !== '')),
  };
}

export function bodyOf(draft: OfferingDraft): NewOffering {
  const { name, summary, description, brand, source, destination, currency, per } = draft;
  const amount = Math.round(Number(draft.price) * smallestUnits(currency));
  const fields = draft.rows.filter(({ from, to }) => from !== '' && to !== '');
  return {
    name,
    summary,
    description,
    brand,
    price: draft.price === '' ? null : { amount, currency, per },
    open_to: draft.isOpen ? 'everyone' : 'chosen',
    source: {
      system: source.system,
      endpoint: source.endpoint,
      filters: Object.fromEntries(
        draft.filters.filter((row) => row.name !== '').map((row) => [row.name, filterOf(row.text)]),
      ),
      account: accountOf(source),
    },
    destination: {
      system: destination.system,
      ...(destination.endpoint === '' ? {} : { endpoint: destination.endpoint }),
      action: draft.action,
      field_mapping: Object.fromEntries(
        fields.map(({ from, to, transform }) => [from, transform === undefined ? to : { to, transform }]),
      ) as Mapping,
      account: accountOf(destination),
    },
    sync_mode: draft.mode,
    ...(draft.mode === 'batch' ? { schedule: { cron: draft.cron, time_zone: draft.timeZone } } : {}),
    retry_policy: { max_retries: Number(draft.retries), backoff_multiplier: Number(draft.backoff) },
    carry_deletions: draft.carriesDeletions,
    keep_previous: draft.keepsPrevious,
  };
}
