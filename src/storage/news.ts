// News between those who change things and those who look on. Within a process it goes from hand to hand, to other processes by
// broadcast, a few times a second for all that changed.
import { z } from 'zod';
import { throttled } from '../core/batcher.ts';
import { type NewId, TenantId } from '../core/ids.ts';
import { type HeardNews, type News, type NewsPublisher, newsScopes } from '../core/ports/news.ts';
import type { Broadcast } from './broadcast.ts';

/** Soon enough for eyes, and seldom enough for a storm of changes. */
const everyMs = 150;
const mostKept = 500;

const Kind = z.enum(Object.keys(newsScopes).filter((kind): kind is News['kind'] => kind in newsScopes));
const NewsMessage = z.tuple([TenantId, Kind, z.string()]);

/** Carries news to other processes; absent where there is only one. */
type Carry = (told: readonly z.infer<typeof NewsMessage>[]) => void;

interface Room {
  readonly kept: HeardNews[];
  readonly hearers: Set<(news: readonly HeardNews[] | undefined) => void>;
  /** Counts up to the latest. */
  count: number;
}

/** `name` tells the ids of this process from those of others and of earlier ones. */
export class Newsroom implements NewsPublisher {
  readonly #rooms = new Map<TenantId, Room>();
  readonly #told = new Map<string, z.infer<typeof NewsMessage>>();
  readonly #name: string;
  #epoch = 0;
  readonly #send: () => void;

  constructor(name: string, carry: Carry = () => undefined) {
    this.#name = name;
    this.#send = throttled(() => {
      const told = [...this.#told.values()];
      this.#told.clear();
      this.hear(told);
      carry(told);
    }, everyMs);
  }

  tell = (tenant: TenantId, { kind, subject }: News): void => {
    this.#told.set(`${tenant} ${kind} ${subject}`, [tenant, kind, subject]);
    this.#send();
  };

  hear(told: readonly z.infer<typeof NewsMessage>[]): void {
    for (const [tenant, news] of Map.groupBy(told, ([of]) => of)) {
      const room = this.#room(tenant);
      const heard = news.map(([, kind, subject]) => ({ id: this.#id((room.count += 1)), kind, subject }));
      room.kept.push(...heard);
      room.kept.splice(0, room.kept.length - mostKept);
      for (const hear of room.hearers) hear(heard);
    }
  }

  /** Something may have been missed: everybody looks anew. */
  lose(): void {
    this.#epoch += 1;
    for (const room of this.#rooms.values()) {
      room.kept.length = 0;
      for (const hear of room.hearers) hear(undefined);
    }
  }

  since = (tenant: TenantId, id: string): readonly HeardNews[] | undefined => {
    const { kept, count } = this.#room(tenant);
    // The one before the oldest that is kept will do.
    if (id === this.#id(count - kept.length)) return [...kept];
    const at = kept.findLastIndex((news) => news.id === id);
    return at === -1 ? undefined : kept.slice(at + 1);
  };

  latest = (tenant: TenantId): string => this.#id(this.#room(tenant).count);

  follow = (tenant: TenantId, hear: (news: readonly HeardNews[] | undefined) => void): (() => void) => {
    const { hearers } = this.#room(tenant);
    // A wrapper of its own: the same function may follow twice.
    const hearer = (news: readonly HeardNews[] | undefined): void => hear(news);
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  };

  #id = (count: number): string => `${this.#name}.${this.#epoch}.${count}`;

  #room(tenant: TenantId): Room {
    const known = this.#rooms.get(tenant) ?? { kept: [], hearers: new Set(), count: 0 };
    this.#rooms.set(tenant, known);
    return known;
  }
}

/** Over all processes that share the broadcast. */
export function openNews(broadcast: Broadcast, newId: NewId): NewsPublisher {
  const room = new Newsroom(newId('news'), (told) => carry(told));
  const carry = broadcast.topic({
    name: 'news',
    item: NewsMessage,
    hear: (told) => room.hear(told),
    lose: () => room.lose(),
  });
  return room;
}
