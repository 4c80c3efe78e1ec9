// invite_to_book: sends a candidate a link by which they pick the time of an interview themselves, move it or cancel it.
import { z } from 'zod';
import { BookingLinkId } from '../core/ids.ts';
import { type Recovery, type ToolContext, type UndoOutcome, writeTool } from '../core/tool.ts';
import { subjectOf } from './about.ts';
import { Invitation, invitationInWords, type InvitePorts, newLink, planInvitation } from './booking-invitation.ts';
import { expectNoContactSince, HeldLetter, holdLetter, recoverLetter, takeLetterBack } from './held-letter.ts';
import { InvitationInput } from './invite-input.ts';
import { afterFirstEffect } from './recovery.ts';

const Output = z.strictObject({ booking_link: BookingLinkId, letter: HeldLetter.nullable() });
type Output = z.infer<typeof Output>;

/**
 * The link has the id of its action, so a repeat makes no second one. Planning throws what `planInvitation` throws. Undo
 * ends the link even where its letter has left, and refuses once the candidate has used it.
 */
export const inviteToBook = (ports: InvitePorts) =>
  writeTool({
    name: 'invite_to_book',
    summary:
      'Send a candidate a link to pick the time of an interview themselves, out of the times at which everybody is free.',
    scope: 'operations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: InvitationInput,
    plan: Invitation,
    output: Output,

    prepare: (input, context) => planInvitation(ports, input, context),

    preview: (plan) => invitationInWords(plan),
    subject: ({ about, letter }) => subjectOf(about, letter === null ? 0 : 1),
    execute: (plan, context) => invite(ports, plan, context),

    outcome: ({ plan: { about }, output: { letter } }) => ({
      atsUpdated: letter !== null,
      contacted: letter === null ? [] : [about.candidate],
      undoUntil: letter === null ? null : new Date(letter.releaseAt),
      events: letter === null ? [] : [{ kind: 'candidate.contacted', candidate: about.candidate }],
    }),

    recover: (plan, context) => recovered(ports, plan, context),
    undo: (done, context) => takeBack(ports, done, context),
  });

async function invite(ports: InvitePorts, plan: Invitation, context: ToolContext): Promise<Output> {
  const { about, letter, link, replaces } = plan;
  const id = BookingLinkId.parse(context.key);
  const known = await ports.bookingLinks.find(id);
  if (known === undefined) {
    if (letter !== null) expectNoContactSince(await ports.ats.candidate(about.candidate), letter);
    await ports.bookingLinks.add(newLink(link, id, context), replaces);
  }
  if (letter === null) return { booking_link: id, letter: null };
  const addressed = { candidate: about.candidate, letter, bookingLink: id };
  return { booking_link: id, letter: await afterFirstEffect(() => holdLetter(ports, addressed, context)) };
}

async function recovered(
  ports: InvitePorts,
  { about, letter }: Invitation,
  context: ToolContext,
): Promise<Recovery<Output>> {
  const id = BookingLinkId.parse(context.key);
  const known = await ports.bookingLinks.find(id);
  if (known === undefined) return { kind: 'repeat' };
  if (letter === null) return { kind: 'done', output: { booking_link: id, letter: null } };
  const found = await recoverLetter(ports, { candidate: about.candidate, letter }, context);
  return found.kind === 'done' ? { kind: 'done', output: { booking_link: id, letter: found.output } } : found;
}

/** A letter that has left leads nowhere from then on. What the candidate booked is taken back by itself, not by this. */
async function takeBack(
  ports: InvitePorts,
  { plan: { about, letter }, output }: { plan: Invitation; output: Output },
  context: ToolContext,
): Promise<UndoOutcome> {
  if (!(await ports.bookingLinks.withdraw(output.booking_link, context.key)))
    return { kind: 'refused', because: `${about.name} has used the link. Undo or cancel the booking instead.` };
  if (letter === null || output.letter === null) return { kind: 'undone' };
  const held = output.letter;
  const stopped = await takeLetterBack(ports, { candidate: about.candidate, letter, held }, context);
  return stopped.kind === 'undone' ? stopped : { kind: 'undone', note: 'The letter has left; its link leads nowhere.' };
}
