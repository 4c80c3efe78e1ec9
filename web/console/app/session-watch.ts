// When a session ends because nobody is there: counts what a person does on any page of this browser, tells the service, warns
// before the end, and keeps the words of a form through a new sign-in. Loaded after the first screen.
import type { Api } from '../api/client.ts';
import type { Session } from '../api/wire.ts';
import type { Service } from './service.tsx';

const minuteMs = 60_000;
const lookEveryMs = 10_000;
/** How long typed words wait, out of sight, for whoever typed them. */
const keptMs = 30 * minuteMs;
const acts = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

export type End = 'idle' | 'hours';
export type Watched =
  | { readonly kind: 'quiet' }
  /** `at`: real time. */
  | { readonly kind: 'ending'; readonly because: End; readonly at: number }
  | { readonly kind: 'kept'; readonly because: End; readonly since: number };

interface WatchOptions {
  readonly service: Pick<Service, 'api' | 'session' | 'realClock'>;
  readonly signal: AbortSignal;
  readonly tell: (watched: Watched) => void;
  /** Forgets what was shown and shows the sign-in page. */
  readonly leave: () => void;
}

export class SessionWatch {
  readonly #api: Api;
  readonly #now: () => number;
  readonly #options: WatchOptions;
  readonly #typed: () => boolean;
  readonly #pages = new BroadcastChannel('muster-activity');
  #session: Session;
  #state: Watched = { kind: 'quiet' };
  #acted: number;
  #told: number;
  #beaten: number;
  #isBeating = false;

  constructor(options: WatchOptions) {
    const { service, signal } = options;
    this.#options = options;
    this.#api = service.api;
    this.#session = service.session;
    this.#now = service.realClock.now;
    this.#acted = this.#now();
    [this.#told, this.#beaten] = [this.#acted, this.#acted];
    this.#typed = watchTyping(signal);
    for (const name of acts) document.addEventListener(name, this.#act, { capture: true, passive: true, signal });
    this.#pages.addEventListener('message', this.#actedElsewhere);
    const timer = setInterval(this.#look, lookEveryMs);
    this.#api.isActive = () => this.#isBeating || this.#now() - this.#acted < minuteMs;
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      this.#pages.close();
    });
  }

  /** A press on the warning. */
  stay = (): void => {
    this.#acted = this.#now();
    if (this.#state.kind === 'ending' && this.#state.because === 'idle') this.#show({ kind: 'quiet' });
    if (this.#acted - this.#beaten > lookEveryMs) void this.#beat();
  };

  /** The session was refused: true where the page is kept for its person. */
  ended = (): boolean => {
    if (this.#state.kind === 'kept') return true;
    const { because, at } = this.#end();
    // The service counts to the minute.
    return at - this.#now() < 2 * minuteMs && this.#keepOrLeave(because);
  };

  /** Asks whether the same person is signed in again. */
  goOn = async (): Promise<'back' | 'out' | 'another'> => {
    this.#acted = this.#now();
    const again = await whoIsIn(this.#api);
    if (again === undefined) return 'out';
    if (!isSame(again, this.#session)) return 'another';
    this.#session = again;
    this.#show({ kind: 'quiet' });
    return 'back';
  };

  #show(next: Watched): void {
    this.#state = next;
    this.#options.tell(next);
  }

  readonly #act = (): void => {
    this.#acted = this.#now();
    if (this.#acted - this.#told < lookEveryMs && this.#state.kind !== 'ending') return;
    this.#told = this.#acted;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes none
    this.#pages.postMessage('act');
    // Also where they signed in again elsewhere: the session then ends later.
    if (this.#state.kind === 'ending') this.stay();
  };

  readonly #actedElsewhere = (): void => {
    this.#acted = this.#now();
    if (this.#state.kind === 'ending' && this.#state.because === 'idle') this.#show({ kind: 'quiet' });
  };

  #idleMs = (): number => this.#session.idle_minutes * minuteMs;

  #end(): { because: End; at: number } {
    const hours = Date.parse(this.#session.expires_at);
    const idle = this.#acted + this.#idleMs();
    return idle < hours ? { because: 'idle', at: idle } : { because: 'hours', at: hours };
  }

  readonly #look = (): void => {
    const now = this.#now();
    if (this.#state.kind === 'kept') {
      if (now - this.#state.since > keptMs) this.#options.leave();
      return;
    }
    const { because, at } = this.#end();
    if (at <= now) void this.#close(because);
    else if (at - now <= Math.min(2 * minuteMs, this.#idleMs() / 4)) this.#show({ kind: 'ending', because, at });
    else if (this.#state.kind === 'ending') this.#show({ kind: 'quiet' });
    // What somebody types may need no request for an hour.
    const beatMs = Math.min(4 * minuteMs, this.#idleMs() / 4);
    if (this.#acted > this.#beaten && now - this.#beaten > beatMs) void this.#beat();
  };

  /** Tells the service that somebody was here since. */
  async #beat(): Promise<void> {
    this.#beaten = this.#now();
    this.#isBeating = true;
    this.#session = (await whoIsIn(this.#api)) ?? this.#session;
    this.#isBeating = false;
  }

  async #close(because: End): Promise<void> {
    this.#keepOrLeave(because);
    if (because === 'idle') await this.#api.change('DELETE /console/session').catch(() => undefined);
  }

  #keepOrLeave(because: End): boolean {
    const keeps = this.#typed();
    if (keeps) this.#show({ kind: 'kept', because, since: this.#now() });
    else this.#options.leave();
    return keeps;
  }
}

export const whoIsIn = async (api: Api): Promise<Session | undefined> =>
  await api.get<Session>('/console/session').catch(() => undefined);

export const isSame = (one: Session, other: Session): boolean =>
  one.user?.id === other.user?.id && one.organization.id === other.organization.id;

/** Whether words that somebody typed still stand in a field of the page. */
function watchTyping(signal: AbortSignal): () => boolean {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const note = ({ target }: Event): void => {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (isText && target.type !== 'search') fields.add(target);
  };
  document.addEventListener('input', note, { capture: true, passive: true, signal });
  return () => {
    for (const field of fields) if (!field.isConnected || field.value === '') fields.delete(field);
    return fields.size > 0;
  };
}
