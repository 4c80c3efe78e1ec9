// Arguments that several tools take, described once for whoever fills them in. Names are wire names.
import { z } from 'zod';
import { GivenInstant } from '../core/dates.ts';
import { ActionId, CandidateId, MeetingId, TemplateId, UserId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { SequenceId } from '../core/sequence.ts';
import { Period } from '../services/operations/period.ts';

export const candidate = CandidateId.describe('Id of the candidate.');
export const user = UserId.describe('Id of a colleague.');
export const people = z.array(UserId).min(1).max(20).describe('Ids of the colleagues who take part.');
export const meeting = MeetingId.describe('Id of the meeting.');
export const action = ActionId.describe('Id of the action; without it, the last one of the caller that can be undone.');
export const start = GivenInstant.describe('When it starts, such as 2026-06-02T15:00:00-05:00.');
export const minutes = z.int().min(5).max(480).describe('How long it takes, in minutes.');
export const template = TemplateId.describe('Id of one of the organization’s message templates.');
export const sequence = SequenceId.describe('Id of one of the organization’s follow-up sequences.');
export const reason = safeText(2_000).min(1).describe('Why, for the record. It is not sent to anybody.');
export const messageText = safeText(10_000).min(1).describe('The text, exactly as it will be sent.');
export const noteText = safeText(10_000).min(1).describe('The text of the note.');

export const period = Period.describe('In the organization’s time zone.');
