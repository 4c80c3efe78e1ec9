// /book/{token}: where a candidate picks, moves or cancels the time of an interview, without an account. Looking changes nothing, since
// mail scanners follow links; a press is a form. It stands beside the declared routes and outside the document, like the connect page.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BookingLanguage, type BookingPress } from '../../core/booking-link.ts';
import type { BookingLinkId, TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import type { BookingPorts } from '../../services/scheduling/booking/booking-ports.ts';
import { type Pressed, pressLink } from '../../services/scheduling/booking/press.ts';
import { type BookingState, bookingStateOf } from '../../services/scheduling/booking/booking-state.ts';
import { readBookingToken } from '../../services/scheduling/booking/token.ts';
import { noteWish } from '../../services/scheduling/booking/wish.ts';
import { formFields } from '../http/form-body.ts';
import { languageOf } from '../http/language.ts';
import { sendUnlisted, serveTokenPages, type TokenRequest, type TokenVisit } from '../http/token-pages.ts';
import type { ApiPorts } from '../ports.ts';
import { choicesFor, planPress } from './choices.ts';
import { addressWith, type View } from './html.ts';
import { bookingScript, bookingStyles } from './styles.ts';
import { pageFor, sayPage } from './views.ts';
import { bookingWords, type BookingMessage } from './words.ts';

/** Of one link in a minute. A person presses three times. */
const pressesPerMinute = 10;
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export function serveBooking(app: FastifyInstance, ports: ApiPorts): void {
  const still = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text),
    );
  still('/book/style.css', 'text/css', bookingStyles);
  still('/book/zone.js', 'text/javascript', bookingScript);
  serveTokenPages(app, ports, {
    path: '/book/:token',
    policy,
    show,
    press,
    busy: (request) => sayPage(strangersView(request), 'busy'),
  });
}

export const bookingPortsOf = (ports: ApiPorts, tenant: TenantId): BookingPorts => ({
  tenant,
  links: ports.bookingLinks(tenant),
  ats: ports.ats(tenant),
  calendar: ports.calendar(tenant),
  directory: ports.directory(tenant),
  settings: ports.settings(tenant),
  plans: ports.interviewPlans(tenant),
  pools: ports.interviewerPools(tenant),
  ledger: ports.ledger(tenant),
  gate: ports.gate,
  clocks: ports.clocks,
});

interface Opened {
  readonly booking: BookingPorts;
  readonly link: BookingLinkId;
}

/** Undefined: a token that leads nowhere. Nothing is looked up for one that was not made here. */
function opened({ ports, request }: TokenVisit): Opened | undefined {
  const token = readBookingToken(ports.sealer, request.params.token, ports.clocks.real.now());
  return token === undefined ? undefined : { booking: bookingPortsOf(ports, token.tenant), link: token.link };
}

async function show(visit: TokenVisit): Promise<FastifyReply> {
  const found = opened(visit);
  const standing: BookingState =
    found === undefined ? { kind: 'gone' } : await bookingStateOf(found.booking, found.link);
  if (found === undefined || standing.kind === 'gone') return gone(visit);
  const { booking } = found;
  const { link } = standing;
  const { query } = visit.request;
  const chosen = {
    start: instantIn(query['start']),
    after: instantIn(query['after']),
    isMoving: query['view'] === 'move',
  };
  const choices = await choicesFor(booking, standing, chosen);
  const users = new Map((await booking.directory.users()).map((user) => [user.id, user.name]));
  const { timeZone } = (await booking.settings.get()).settings;
  const organization = await visit.ports.organizations.get(booking.tenant);
  const view = viewOf(visit.request, { brand: organization?.name ?? '', zone: timeZone, language: link.language });
  const names = link.with.flatMap((user) => users.get(user) ?? []);
  return send(visit.reply, 200, pageFor(standing, { view, chosen, names, ...choices }));
}

async function press(visit: TokenVisit): Promise<FastifyReply> {
  const found = opened(visit);
  if (found === undefined || (await bookingStateOf(found.booking, found.link)).kind === 'gone') return gone(visit);
  const { booking, link } = found;
  const caller = `${booking.tenant} ${link}`;
  const { allowed, resetSeconds } = visit.ports.limiter.take({
    caller,
    quota: 'booking',
    limit: pressesPerMinute,
  });
  if (!allowed) {
    const { reply, request } = visit;
    return send(reply.header('retry-after', String(resetSeconds)), 429, sayPage(strangersView(request), 'slower'));
  }
  const form = formFields(visit.request.body);
  const said = await carryOut(found, form);
  if (said === 'gone') return gone(visit);
  const zone = zoneIn(form['zone']) ?? (await booking.settings.get()).settings.timeZone;
  const language = BookingLanguage.safeParse(form['lang']).data ?? languageOf(visit.request);
  const start = instantIn(form['start']);
  const near = said === 'taken' && start !== undefined ? { after: start } : {};
  const moving = said === 'taken' && form['act'] === 'move' ? { view: 'move' } : {};
  const address = addressWith({ zone, language }, { said, ...near, ...moving });
  // To the page of the same link, by a relative address: the token is written nowhere once more.
  return await visit.reply.redirect(address, 303);
}

async function carryOut(
  { booking, link }: Opened,
  form: Readonly<Record<string, string>>,
): Promise<BookingMessage | 'gone'> {
  if (form['act'] === 'wish') {
    if ((form['text'] ?? '').trim() === '') return 'no_words';
    const zone = zoneIn(form['zone']) ?? (await booking.settings.get()).settings.timeZone;
    const language = BookingLanguage.safeParse(form['lang']).data ?? 'en';
    const noted = await noteWish(booking, link, { text: form['text'] ?? '', zone, language });
    return noted === 'done' ? 'wished' : noted;
  }
  const asked = await pressOf(booking, link, form);
  if (asked === undefined) return (await bookingStateOf(booking, link)).kind === 'gone' ? 'gone' : 'refused';
  return await finished(booking, link, asked);
}

/** A system that does not answer now is asked again by a job: the press is kept. */
async function finished(booking: BookingPorts, link: BookingLinkId, asked: BookingPress): Promise<Pressed> {
  try {
    return await pressLink(booking, link, asked);
  } catch (error) {
    const kept = (await booking.links.find(link))?.press ?? null;
    if (error instanceof Problem && error.retry === 'later' && kept !== null) return 'waiting';
    throw error;
  }
}

async function pressOf(
  booking: BookingPorts,
  id: BookingLinkId,
  form: Readonly<Record<string, string>>,
): Promise<BookingPress | undefined> {
  if (form['act'] === 'cancel') return { kind: 'cancel' };
  const link = await booking.links.find(id);
  const start = instantIn(form['start']);
  if (link === undefined || start === undefined) return undefined;
  const place = link.places[Number(form['place'] ?? '0')] ?? link.places[0] ?? null;
  if (link.plan !== undefined) {
    const { act, sittings = '' } = form;
    return planPress(booking, await bookingStateOf(booking, id), { act, sittings, place });
  }
  const slot = { start, end: new Date(Date.parse(start) + link.minutes * 60_000).toISOString() };
  if (form['act'] === 'move') return { kind: 'move', slot };
  if (form['act'] !== 'book') return undefined;
  return { kind: 'book', slot, place };
}

function viewOf(request: TokenRequest, usual: Pick<View, 'brand' | 'zone' | 'language'>): View {
  const { query } = request;
  const language = BookingLanguage.safeParse(query['lang']).data ?? usual.language;
  const zone = zoneIn(query['zone']) ?? usual.zone;
  const { said } = bookingWords[language];
  const told = Object.entries(said).find(([name]) => name === query['said']);
  const isTrouble = told !== undefined && !['waiting', 'wished'].includes(told[0]);
  return { brand: usual.brand, zone, language, message: told === undefined ? undefined : { text: told[1], isTrouble } };
}

const strangersView = (request: TokenRequest): View => ({
  brand: 'Muster',
  zone: 'UTC',
  language: languageOf(request),
  message: undefined,
});

const gone = ({ request, reply }: TokenVisit): FastifyReply =>
  send(reply, 404, sayPage(strangersView(request), 'gone'));

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  sendUnlisted(reply, { status, html, policy });

/** In UTC; undefined for what is no time. */
function instantIn(text: string | undefined): string | undefined {
  const ms = text === undefined || text.length > 40 ? NaN : Date.parse(text);
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

function zoneIn(zone: string | undefined): string | undefined {
  if (zone === undefined || zone.length > 64 || !/^[\w+\-/]+$/.test(zone)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // Intl throws a RangeError for a zone that it does not know: that is the answer.
    return undefined;
  }
}
