// Takes a report of a connected system: whose it is by the connection, whether it is genuine by what its connector declares.
// It is stored once with the promise of what follows, and answered at once.
import { createHash } from 'node:crypto';
import type { Clock } from '../../../core/clock.ts';
import type { Webhooks } from '../../../core/connector/webhooks.ts';
import type { ConnectionId, TenantId } from '../../../core/ids.ts';
import { Json } from '../../../core/json.ts';
import { readPath } from '../../../core/json-path.ts';
import type { HookSource, HookSources, Hooks } from '../../../core/ports/hooks.ts';
import type { Catalogue } from '../../../core/ports/remote-system.ts';
import type { Of } from '../../../core/ports/tenanted.ts';
import { Problem } from '../../../core/problem.ts';
import { type Delivery, isGenuine } from './verify.ts';

export interface Report {
  readonly connection: ConnectionId;
  readonly header: (name: string) => string | undefined;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export type Received =
  /** `ignored`: genuine, and about nothing that is synced. */
  | { readonly kind: 'accepted' | 'duplicate' | 'ignored' }
  /** The system asks whether this address is ours. */
  | { readonly kind: 'challenge'; readonly answer: string; readonly as: 'json' | 'text' };

export interface Reported {
  readonly tenant: TenantId;
  readonly connection: ConnectionId;
  readonly system: string;
  readonly json: Json | undefined;
  /** The letter whose report it is, as the address said. */
  readonly letter: string | undefined;
}

interface ReceiveDependencies {
  readonly sources: Pick<HookSources, 'presented'>;
  readonly hooks: Of<Pick<Hooks, 'take'>>;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly parse: (text: string) => unknown;
  /** The address under which this service is reached from outside. */
  readonly publicUrl: string;
  /** What is made of a genuine report beside waking syncs; safe to repeat. Where it fails, the system reports again. */
  readonly reported?: (report: Reported) => Promise<void>;
  readonly clock: Clock;
}

/** How long a source is believed: a removed one stops within that time in every replica. */
const keepMs = 4_000;
/** What no secret fits is looked at with the secrets of this moment: a new one is good at once. */
const doubtMs = 500;
const mostKept = 1_000;
const mostToken = 1_024;

export function openHookIntake(dependencies: ReceiveDependencies): (report: Report) => Promise<Received> {
  // A flood of forged reports costs no look-up each.
  const kept = new Map<ConnectionId, { at: number; found: Promise<HookSource | undefined> }>();
  const sourceOf = (connection: ConnectionId, now: Date, forMs: number): Promise<HookSource | undefined> => {
    const known = kept.get(connection);
    if (known !== undefined && now.getTime() < known.at + forMs) return known.found;
    if (kept.size >= mostKept) kept.clear();
    const found = dependencies.sources.presented(connection, now);
    kept.set(connection, { at: now.getTime(), found });
    found.catch(() => kept.delete(connection));
    return found;
  };

  return async (report) => {
    const now = dependencies.clock.now();
    const source = await sourceOf(report.connection, now, keepMs);
    const webhooks = source === undefined ? undefined : dependencies.catalogue.find(source.system)?.webhooks;
    // The same answer for an unknown connection: what is connected is nobody else's business.
    if (source === undefined || webhooks === undefined) throw refused();
    const token = report.query['validationToken'];
    // Microsoft Graph asks before anything is signed; the token goes back as plain text and changes nothing here.
    if (webhooks.handshake === 'graph-validation' && token !== undefined && token.length <= mostToken)
      return { kind: 'challenge', answer: token, as: 'text' };
    const delivery = {
      ...report,
      url: urlOf(dependencies.publicUrl, report),
      json: saidBy(report, dependencies.parse),
    };
    const fits = (one: HookSource | undefined) =>
      one?.secrets.some((secret) => isGenuine(webhooks.verify, delivery, { secret, now })) === true;
    if (!fits(source) && !fits(await sourceOf(report.connection, now, doubtMs))) throw refused();
    const { tenant, connection, system } = source;
    await dependencies.reported?.({ tenant, connection, system, json: delivery.json, letter: report.query['letter'] });
    return challengeOf(webhooks, delivery) ?? (await take(dependencies, { source, webhooks, delivery, now }));
  };
}

/** As we gave it to the system; the one part of its query that we write ourselves. */
const urlOf = (publicUrl: string, { connection, query: { letter } }: Report): string =>
  `${publicUrl}/api/v2/hooks/${connection}${letter === undefined ? '' : `?letter=${encodeURIComponent(letter)}`}`;

interface Genuine {
  readonly source: HookSource;
  readonly webhooks: Webhooks;
  readonly delivery: Delivery;
  readonly now: Date;
}

async function take(
  dependencies: ReceiveDependencies,
  { source, webhooks, delivery, now }: Genuine,
): Promise<Received> {
  const type = textAt(webhooks.eventType, delivery) ?? '';
  // A generic system names its events as it likes: all of them wake what reads from it.
  const isAnyType = Object.keys(webhooks.events).length === 0;
  if (!isAnyType && !Object.hasOwn(webhooks.events, type)) return { kind: 'ignored' };
  const { connection, tenant } = source;
  const id = idOf(webhooks, delivery, now);
  const taken = await dependencies.hooks(tenant).take({ connection, id, type: type.slice(0, 128), at: now });
  if (taken === 'known') return { kind: 'duplicate' };
  return { kind: 'accepted' };
}

/** Without a name of its own, the same content within one minute is the same event. */
function idOf({ eventId }: Webhooks, delivery: Delivery, now: Date): string {
  const named = eventId === undefined ? undefined : textAt(eventId, delivery);
  if (named !== undefined && named !== '') return named.slice(0, 256);
  const content = createHash('sha256').update(delivery.body).digest('base64url');
  return delivery.body.length === 0 ? `at ${now.getTime()}` : `${content}@${Math.floor(now.getTime() / 60_000)}`;
}

function textAt({ header, path }: NonNullable<Webhooks['eventId']>, delivery: Delivery): string | undefined {
  const value = header === undefined ? readPath(delivery.json, path ?? '$') : delivery.header(header);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function challengeOf({ handshake }: Webhooks, { json }: Delivery): Received | undefined {
  if (handshake !== 'slack-challenge' || readPath(json, 'type') !== 'url_verification') return undefined;
  const challenge = readPath(json, 'challenge');
  return typeof challenge === 'string' ? { kind: 'challenge', answer: challenge, as: 'json' } : undefined;
}

/** A form says its fields; where it only wraps JSON in the field `payload`, as Slack's buttons do, it says that. */
function saidBy({ header, body }: Report, parse: ReceiveDependencies['parse']): Json | undefined {
  const text = body.toString('utf8');
  if (!/^application\/x-www-form-urlencoded\b/i.test(header('content-type') ?? '')) return jsonOf(text, parse);
  const fields = Object.fromEntries(new URLSearchParams(text));
  const { payload, ...others } = fields;
  const wrapped = payload === undefined || Object.keys(others).length > 0 ? undefined : jsonOf(payload, parse);
  return wrapped ?? fields;
}

function jsonOf(text: string, parse: ReceiveDependencies['parse']): Json | undefined {
  if (text === '') return undefined;
  try {
    return Json.parse(parse(text));
  } catch {
    // What is no JSON proves and names nothing; the signature alone decides whether it is believed.
    return undefined;
  }
}

const refused = () =>
  new Problem('unauthorized', 'The signature fits no connection of this address. Sign the body byte for byte.');
