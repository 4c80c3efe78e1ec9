// How a system's own records and calls fill the shapes that Muster's tools work with: pure data, one mapping for each port.
// Paths are those of the system's raw records; the places of the calls are named beside each mapping.
import { z } from 'zod';
import { Json } from '../json.ts';
import { AtsAct } from './ats-acts.ts';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';
import { Deed } from './deed.ts';
import { OutgoingMapping } from './outgoing.ts';
import { FilesMapping } from './candidate-files.ts';
import { RoomsMapping } from './rooms.ts';
import { ScorecardsMapping } from './scorecards.ts';

/** How one record is read; where a list stands at `at`, its first entry counts. */
const One = z.strictObject({ call: Call, at: Path.default('$') });
export type One = z.infer<typeof One>;

/** A field that says that a candidacy is over; without `equals` any value does. */
const Ended = z.strictObject({ field: Path, equals: Json.optional(), as: z.enum(['rejected', 'hired']) });
export type Ended = z.infer<typeof Ended>;

/** Holds where every field says so: one of `values`, or what it `equals`; without either any value but nothing does. */
const Says = z
  .array(z.strictObject({ field: Path, equals: Json.optional(), values: z.array(Json).min(2).optional() }))
  .min(1);

/**
 * Places: `{id}` the candidacy, `{person}`, `{job}`; `{from}`, `{to}` ids of stages, `{to_number}`, `{from_name}`, `{to_name}`; `{reason}`
 * its id, `{reason_text}`; `{now}` of what moves; `{text}`, `{text_html}` and `{note}` of notes. Where one record is read,
 * `{id_raw}` is its id as a number if it is one, and `{job}` what its list said.
 */
export const AtsMapping = z.strictObject({
  /** One person in the pipeline of one requisition. */
  candidates: z.strictObject({
    collection: z.string(),
    one: One,
    /** Joined by a space. Paths that begin with `person.` lead into the person's own record. */
    name: z.array(Path).min(1),
    email: Path,
    phone: Path.optional(),
    job: Path,
    stage: Path,
    stageIs: z.enum(['id', 'name']).default('id'),
    appliedAt: Path.optional(),
    stageSince: Path.optional(),
    lastContactAt: Path.optional(),
    reason: Path.optional(),
    ended: z.array(Ended).default([]),
    /** Whose candidacy it is. */
    personId: Path.optional(),
    person: z.strictObject({ collection: z.string(), one: One }).optional(),
    /**
     * Places: `{name}`, `{first_name}`, `{last_name}`, `{email}`, `{phone}`, `{phones}` each as a `value`, `{job}`, `{stage}` its id,
     * `{stage_name}`; `{id}` to remove. `into`: the ids of the stages that the system puts somebody new in, where that is its own choice.
     */
    write: z
      .strictObject({ make: Deed, remove: Deed.optional(), into: z.array(z.string()).min(1).optional() })
      .optional(),
  }),
  jobs: z.strictObject({
    collection: z.string(),
    /** What candidacies name it by, where that is not its id. */
    key: Path.optional(),
    title: Path,
    open: z.strictObject({ field: Path, values: z.array(Json).min(1) }).optional(),
    department: Path.optional(),
    location: Path.optional(),
    description: Path.optional(),
    hiringManager: Path.optional(),
  }),
  stages: z.strictObject({
    /** Or, with `each` and `within`, the collection whose every record has stages of its own. */
    collection: z.string(),
    /** They are asked for record by record; its id is `{of}`. */
    each: z.strictObject({ call: Call, items: Path, id: Path }).optional(),
    /** They stand in a list of the record itself. */
    within: z.strictObject({ items: Path, id: Path }).optional(),
    /** The system lists none: they are known from who stands in them. Where the stage's id stands in a record. */
    seen: Path.optional(),
    /** Beside those that are seen: stages that every account has, whether somebody stands in them or not. */
    known: z.array(z.strictObject({ id: z.string(), name: z.string(), ended: Ended.shape.as.optional() })).default([]),
    /** The system has these and no others, in this order. `name` and `collection` say nothing then. */
    fixed: z.array(z.strictObject({ id: z.string(), name: z.string() })).optional(),
    name: Path,
    /** Stages of one requisition or plan; a move stays within it. */
    group: Path.optional(),
    order: Path.optional(),
    ended: z.array(Ended).default([]),
  }),
  /** Where one is not required, fields of the call that hold `{reason}` are left out when none fits. */
  reasons: z.strictObject({ collection: z.string(), text: Path, required: z.boolean().default(true) }).optional(),
  users: z.strictObject({ collection: z.string(), email: Path }).optional(),
  move: Deed.optional(),
  reject: Deed.optional(),
  /** Takes a rejection back. */
  restore: Deed.optional(),
  notes: z
    .strictObject({
      list: z
        .strictObject({
          call: Call,
          items: Path,
          id: Path,
          text: Path,
          at: Path.optional(),
          isHtml: z.literal(true).optional(),
          /** Where the system gives them in pages. */
          paging: Paging.optional(),
        })
        .optional(),
      /** Notes that were deleted and are listed all the same. */
      gone: Path.optional(),
      /** What tells notes from other entries of the same list. */
      only: z.strictObject({ field: Path, equals: Json }).optional(),
      add: Deed,
      remove: Deed.optional(),
    })
    .optional(),
  /** Interviews, of which it is looked up what changed. */
  interviews: z
    .strictObject({
      collection: z.string(),
      candidate: Path,
      start: Path.optional(),
      scheduled: Says,
      /** Where the system says so by itself; a time that is past says nothing of who came. */
      finished: Says.optional(),
      /** What it says all the same once it is called off. */
      cancelled: Says.optional(),
    })
    .optional(),
  /** Offers likewise. A version that was replaced says none of the three. */
  offers: z
    .strictObject({
      collection: z.string(),
      candidate: Path,
      extended: Says,
      accepted: Says,
      declined: Says,
      /** When it was sent. */
      at: Path.optional(),
      startDate: Path.optional(),
      /**
       * How one is made, and taken away again. Places: `{candidate}` the candidacy, `{opening.…}` of its requisition's own record
       * (those it `needs`), `{terms}` in words and `{day}`; `{id}` of the offer to take away. `mark`: where the terms show.
       */
      write: z.strictObject({ make: Deed, remove: Deed, needs: z.array(Path), mark: Path }).optional(),
    })
    .optional(),
  /** Where offers are shown for one candidate alone: they are asked for when somebody looks at that candidate. */
  offersOfOne: z
    .strictObject({
      call: Call,
      items: Path,
      /** Left out where the system does not say what it calls that. */
      extended: Says.optional(),
      accepted: Says,
      declined: Says,
      at: Path.optional(),
      startDate: Path.optional(),
    })
    .optional(),
  scorecards: ScorecardsMapping.optional(),
  files: FilesMapping.optional(),
  /** Why the system cannot do that, in words for a recruiter. */
  unable: z.partialRecord(AtsAct, z.string()).default({}),
});
export type AtsMapping = z.infer<typeof AtsMapping>;
export type AtsMappingInput = z.input<typeof AtsMapping>;

/**
 * Places: `{id}` the meeting (in a booking an id of our own choosing, of the digits 0–9 and a–f), `{key}` the same for systems
 * that choose ids themselves, `{title}`, `{location}`, `{start}`, `{end}` (RFC 3339, UTC), `{start_bare}`, `{end_bare}` (without
 * the Z), `{attendees}` (each in the form of `attendee`, with `{email}` and `{name}`), `{candidate}`; `{from}`, `{to}` of the list.
 */
export const CalendarMapping = z.strictObject({
  /** Whose records the meetings are. */
  collection: z.string(),
  /** Meetings that overlap a span, recurring ones as the single ones they are; by start or not. */
  list: z.strictObject({ call: Call, items: Path, paging: Paging }),
  one: One,
  title: Path,
  location: Path.optional(),
  /** Instants; without an offset they are UTC. */
  start: Path,
  end: Path,
  attendees: z.strictObject({
    list: Path,
    email: Path,
    name: Path.optional(),
    /** They said that they will not come. */
    declined: z.strictObject({ field: Path, values: z.array(z.string()) }).optional(),
    /** It is a room or another resource. */
    room: z.strictObject({ field: Path, equals: Json }).optional(),
  }),
  /** Shown as free: nobody is taken. */
  free: z.strictObject({ field: Path, values: z.array(z.string()) }).optional(),
  /** An event of whole days shows its days there, the end exclusive; `when`: only then. They are days of whoever takes part. */
  days: z
    .strictObject({ start: Path, end: Path, when: z.strictObject({ field: Path, equals: Json }).optional() })
    .optional(),
  attendee: Json,
  candidate: Path,
  /** Where the meeting shows the `{key}` or the `{id}` that it was booked under. */
  key: Path,
  cancelled: z.strictObject({ field: Path, equals: Json }),
  book: Deed,
  reschedule: Deed,
  cancel: Deed,
  /** Changes who takes part: `{id}`, all `{attendees}` and `{location}`. */
  attend: Deed.optional(),
  rooms: RoomsMapping.optional(),
  /** Without it a cancelled meeting is gone, and is booked anew. */
  reinstate: Deed.optional(),
  /**
   * When people are taken in their own calendars. Places: `{from}`, `{to}` and both `_bare`; `{people}`, each in the form of
   * `person` with `{email}`. The answer holds one entry for each, in a list or by address.
   */
  busy: z
    .strictObject({
      call: Call,
      person: Json,
      /** People in one call. */
      most: z.int().min(1),
      people: Path,
      email: Path.optional(),
      times: Path,
      start: Path,
      end: Path,
      /** Times that do not count. */
      free: z.strictObject({ field: Path, values: z.array(z.string()) }).optional(),
    })
    .optional(),
});
export type CalendarMapping = z.infer<typeof CalendarMapping>;
export type CalendarMappingInput = z.input<typeof CalendarMapping>;

/** The ports that a system can stand behind. */
export const Unified = z.strictObject({
  ats: AtsMapping.optional(),
  calendar: CalendarMapping.optional(),
  crm: OutgoingMapping.optional(),
  mail: OutgoingMapping.optional(),
  chat: OutgoingMapping.optional(),
  text: OutgoingMapping.optional(),
});
export type Unified = z.infer<typeof Unified>;
