// One of several meetings that an action books, moves or cancels.
import { PlannedMeetingLine } from '../../core/planned-meetings.ts';
import { component } from '../docs/components.ts';

export const WireMeetingLine = component('PlannedMeeting', PlannedMeetingLine);
