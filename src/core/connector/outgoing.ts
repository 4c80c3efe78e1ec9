// What goes out to a system one by one and must neither be lost nor doubled: an entry about a contact in a CRM, a letter, a message.
import { z } from 'zod';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';
import { Deed } from './deed.ts';

/**
 * Where something is looked for by a value of its own; the answer is a list, or the one that fits. Where a system may leave the
 * condition aside, what it answers counts if the address stands `among` those that the record shows.
 */
const Sought = z.strictObject({ call: Call, items: Path, id: Path, among: Path.optional() });

/** A call whose answer names something, such as the conversation with somebody; where the name begins with `after`, what follows counts. */
const Named = z.strictObject({ call: Call, id: Path, after: z.string().optional() });

/**
 * Places of every call: `{key}`, which is the same for every try; `{email}`, `{name}`, `{first_name}`, `{last_name}` of whoever it
 * is about or goes to, `{email_quoted}` for texts between single quotes; `{person}` once found, `{self}` and `{room}`.
 * An entry and a message have `{text}`, `{text_html}`, `{title}` and `{at}` (RFC 3339, UTC) with `{at_ms}` and `{day}`; their text holds
 * the key where nothing else can. A letter has `{subject}`, `{text}`, `{html}`, `{body}` with `{body_type}` (Text or HTML), `{contents}` (both
 * as `type` and `value`), `{raw}` (the whole message of RFC 5322 in base64url), its headers
 * as `{headers}` (an object) and `{header_list}` (`Name` and `Value`), `{list_unsubscribe}` alone, and `{attachments}` in the form of `attachment`, with `{file_name}`, `{type}` and `{base64}`.
 * A text message has `{to}`, `{text}` and `{callback}`, where its delivery is reported; null without an address of ours.
 */
export const OutgoingMapping = z.strictObject({
  /** Whose records what goes out becomes, or a name of its own where no collection reads them; an entry stands beside its person. */
  collection: z.string().optional(),
  /** Whoever is meant, found by e-mail address; made where that is declared, refused where it is not. */
  person: z.strictObject({ collection: z.string(), email: Path, find: Sought, create: Deed.optional() }).optional(),
  /** The account itself. */
  self: Named.optional(),
  room: Named.optional(),
  write: Deed,
  attachment: z.json().optional(),
  /** How it is found whether it was written: the records whose `key` holds the key. Without it a lost answer stays unknown. */
  found: z.strictObject({ call: Call, items: Path, key: Path, paging: Paging.default({ kind: 'none' }) }).optional(),
});
export type OutgoingMapping = z.infer<typeof OutgoingMapping>;
export type OutgoingMappingInput = z.input<typeof OutgoingMapping>;
