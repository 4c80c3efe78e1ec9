// What Muster keeps of a candidate, for how long, and why. The one table of it: storage registers how each entry is
// exported and erased, the documentation and the export repeat it, and a test holds every database table against it.

interface RetainedData {
  readonly holds: string;
  readonly because: string;
  /** How long, and which setting says so. */
  readonly until: string;
}

/** By the name of the table in the database. A table that is missing here fails a test. */
export const keptOfCandidates = {
  action: {
    holds: 'what was asked and done: arguments, plan with the old values, outcome',
    because: 'the log must show what was done, and undo needs the old values',
    until:
      'setting action_days after the last change, or for as long as the law wants a decision on a scored person or a notice kept; then the personal values are replaced and undo ends',
  },
  approval: {
    holds: 'what was put to a person for decision, with its preview',
    because: 'a decision must stay traceable',
    until: 'as its action',
  },
  event_log: {
    holds: 'ids of what happened',
    because: 'sequences, status sync and figures follow it',
    until: 'setting action_days; then the candidate’s id is replaced',
  },
  event_delivery: {
    holds: 'ids of what was told to other systems by webhook',
    because: 'what does not arrive is sent again, and can be replayed',
    until: '30 days after it was told; then the row is removed',
  },
  enrolment: {
    holds: 'ids: which sequence a candidate is or was in, and at which step',
    because: 'a sequence goes on after a restart and sends no step twice',
    until: 'setting action_days after it began, once it has ended',
  },
  sequence_message: {
    holds: 'ids: which step of a sequence was sent when',
    because: 'no candidate gets more messages than the cap allows',
    until: 'setting action_days after it was sent',
  },
  contact: {
    holds: 'whether mail came back, the candidate’s time zone, and opt-outs from before they belonged to the person',
    because: 'nobody is written to whom no mail reaches',
    until: 'the candidate is erased',
  },
  contact_preference: {
    holds: 'under a keyed hash of address and record: no more messages, none until when, or proof of an opt-in',
    because: 'nobody is written to after an opt-out, whichever record has the address',
    until: 'the candidate is erased; of an opt-out the hash and its time stay, so that it is honoured',
  },
  text_consent: {
    holds:
      'under a keyed hash of the number: an agreement to text messages with its proof, or a STOP; the candidate’s id',
    because: 'nobody gets a text who has not agreed, or who wrote STOP',
    until: 'the candidate is erased; of a STOP the hash and its time stay, so that it is honoured',
  },
  booking_link: {
    holds:
      'ids: which interview a candidate may book, move or cancel by their link, and what they wrote about other times',
    because: 'the link in their mail leads to it, and a booking goes on after a crash',
    until: 'setting action_days after the last time that it offered',
  },
  legal_hold: {
    holds: 'which candidate’s data may not be erased, for which matter, and who placed and ended that',
    because: 'evidence must not be lost while somebody may need it',
    until: 'the hold has ended and the candidate is erased',
  },
  person_preference: {
    holds:
      'by which ways a colleague wants to be told, and views that they named, which may hold a name they searched for',
    because: 'people choose once and find it on every device',
    until: 'they change it, or the candidate is erased, when the name goes',
  },
  assessment_request: {
    holds: 'what a scored person wants corrected or looked at again, in their words, and what was decided',
    because: 'the law gives them a correction and a review by a person, and asks for proof of both',
    until: 'eight years, as the score that it is about',
  },
  letter: {
    holds: 'messages on their way out, with address and text',
    because: 'a message is held before it leaves, and sent once',
    until: 'setting letter_days after it was written',
  },
  turn: {
    holds: 'what was said to the agent and answered, and what a candidate model in shadow would have done',
    because: 'a conversation refers to what was said before',
    until: 'setting conversation_days',
  },
  outbox: {
    holds: 'ids of work that was promised',
    because: 'no promise of work may be lost',
    until: 'the work is done',
  },
  idempotency: {
    holds: 'sealed answers to requests',
    because: 'a request that is repeated acts once',
    until: '24 hours',
  },
  retention_score: {
    holds: 'retention scores with their reasons, and the signals where the setting keep_signals is on',
    because: 'a score must be explained and contested, and is compared with what came of it',
    until: 'eight years, as far back as training looks',
  },
  retention_outcome: {
    holds: 'when a hire began and ended, by id',
    because: 'it says how often predictions came true',
    until: 'eight years after the hire',
  },
  retention_hire: {
    holds: 'the uploaded hire and termination history, by id',
    because: 'models are fine-tuned on it',
    until: 'eight years after the hire',
  },
  retention_opt_out: {
    holds: 'who asked not to be scored',
    because: 'nobody scores them',
    until: 'they take it back',
  },
  sync_record: {
    holds: 'records on their way between connected systems: the id, and sealed content until a run has written it',
    because: 'a sync goes on after a crash, and a failed record can be tried again',
    until: 'setting action_days after its last change; the content until a run has written it',
  },
  sync_page: {
    holds: 'pages of records that a running sync has read and not yet written, sealed',
    because: 'a sync goes on after a crash with what it read, under the same keys',
    until: 'the records are written, or the run ends',
  },
  sync_undo: {
    holds: 'what a sync wrote to a connected system, and what stood there before, sealed, by the id of the record',
    because: 'a run can be undone, and what somebody changed since is left alone',
    until: '30 days after it was written',
  },
  link: {
    holds: 'ids of records in connected systems and a digest of what was written',
    because: 'what is unchanged is not written again, and nothing is created twice',
    until: 'the integration is removed, or the record is gone at its source',
  },
  sandbox_record: {
    holds: 'the simulated systems of a sandbox organization, and sandbox accounts',
    because: 'they stand in for the organization’s own ATS, calendar, CRM and mail, and for accounts to try',
    until: 'the sandbox is reset, or the account is disconnected',
  },
} as const satisfies Record<string, RetainedData>;

/** Named after the table that holds it. */
export type KeptName = keyof typeof keptOfCandidates;

/** The reason of a request that an erasure ended before anybody decided. It names nobody. */
export const withdrawnByErasure = 'Withdrawn, because the data of the person were erased.';

/** Stands where a personal value stood. */
export const erasedMark = '[erased]';

/** No reason that somebody types makes a request look so: its digest is gone only by an erasure. */
export const isWithdrawn = ({ reason, digest }: { reason: string | null; digest: string }): boolean =>
  reason === withdrawnByErasure && digest === erasedMark;
