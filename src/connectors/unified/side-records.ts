// What Muster notes beside a connected ATS: which writes it has done, and what that system has no place for.
import { z } from 'zod';
import { Json } from '../../core/json.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Instant, Offer } from '../../core/records.ts';

/** `seen`: what the system itself said of the last contact by then; whatever it says later counts again. */
const Contact = z.strictObject({ candidate: z.string(), at: Instant.nullable(), seen: Instant.nullable() });
export type Contact = z.infer<typeof Contact>;

/** The words of a rejection; the system keeps the id of one of its own reasons. */
const Rejection = z.strictObject({ candidate: z.string(), reason: z.string().nullable(), at: Instant });
export type Rejection = z.infer<typeof Rejection>;

/** An offer that was made or withdrawn from here: its id over there, and the terms, for which the system has no place. */
const KeptOffer = z.strictObject({
  candidate: z.string(),
  id: z.string().nullable(),
  offer: Offer.nullable(),
  /** A change that was begun and of which nobody has noted yet that it arrived; an offer that it makes shows the mark. */
  begun: z.strictObject({ mark: z.string(), offer: Offer.nullable() }).exactOptional(),
});
export type KeptOffer = z.infer<typeof KeptOffer>;

const Done = z.strictObject({ value: Json });

export interface SideRecords {
  contacts(): Promise<ReadonlyMap<string, Contact>>;
  contact(candidate: string): Promise<Contact | undefined>;
  rejection(candidate: string): Promise<Rejection | undefined>;
  rejections(): Promise<ReadonlyMap<string, Rejection>>;
  offer(candidate: string): Promise<KeptOffer | undefined>;
  offers(): Promise<ReadonlyMap<string, KeptOffer>>;
  keepOffer(kept: KeptOffer): Promise<void>;
  /** In one step with the key of the write. */
  note(done: {
    key: string;
    value: Json;
    contact?: Contact;
    rejection?: Rejection | { candidate: string };
    offer?: KeptOffer;
  }): Promise<void>;
  /** What a write under that key answered; undefined where there was none. */
  done(key: string): Promise<Json | undefined>;
}

const kinds = {
  contact: 'ats_contact',
  rejection: 'ats_rejection',
  offer: 'ats_offer',
  done: 'ats_done',
} as const;

/** `scope`: the connection, so that two systems of one organization do not mix. */
export function sideRecords(store: RecordStore, scope: string): SideRecords {
  const id = (of: string): string => `${scope}:${of}`;
  return {
    contacts: () =>
      store.read(async (records) => byCandidate((await records.list(kinds.contact)).map((one) => Contact.parse(one)))),
    rejections: () =>
      store.read(async (records) =>
        byCandidate((await records.list(kinds.rejection)).map((one) => Rejection.parse(one))),
      ),
    contact: (of) => store.read(async (records) => Contact.optional().parse(await records.get(kinds.contact, id(of)))),
    rejection: (of) =>
      store.read(async (records) => Rejection.optional().parse(await records.get(kinds.rejection, id(of)))),
    offers: () =>
      store.read(async (records) => byCandidate((await records.list(kinds.offer)).map((one) => KeptOffer.parse(one)))),
    offer: (of) => store.read(async (records) => KeptOffer.optional().parse(await records.get(kinds.offer, id(of)))),
    keepOffer: (kept) =>
      store.change((records) => records.put({ kind: kinds.offer, id: id(kept.candidate), body: kept })),
    done: (key) => store.read(async (records) => Done.optional().parse(await records.get(kinds.done, id(key)))?.value),
    note: ({ key, value, contact, rejection, offer }) =>
      store.change(async (records) => {
        await records.put({ kind: kinds.done, id: id(key), body: { value } });
        if (contact !== undefined) await records.put({ kind: kinds.contact, id: id(contact.candidate), body: contact });
        if (offer !== undefined) await records.put({ kind: kinds.offer, id: id(offer.candidate), body: offer });
        if (rejection === undefined) return;
        if ('at' in rejection)
          await records.put({ kind: kinds.rejection, id: id(rejection.candidate), body: rejection });
        else await records.remove(kinds.rejection, id(rejection.candidate));
      }),
  };
}

const byCandidate = <Of extends { readonly candidate: string }>(all: readonly Of[]): ReadonlyMap<string, Of> =>
  new Map(all.map((one) => [one.candidate, one]));
