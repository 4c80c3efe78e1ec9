// What a morning brief says of interviews: those of today, who owes feedback, and who may not have come. Scored as the head of brief.ts says.
import type { Meeting } from '../../core/records.ts';
import type { Draft } from './brief-draft.ts';
import type { BriefMaterial } from './brief-material.ts';
import { minuteMs, timeInWords } from './local-time.ts';
import { noShowSequence } from './sequences/built-in.ts';

export const interviewItems = (material: BriefMaterial): Draft[] => [
  ...material.meetings.map((meeting) => meetingToday(meeting, material)),
  ...feedbackOwed(material),
  ...material.over.flatMap((meeting) => didNotCome(meeting, material)),
];

function meetingToday(meeting: Meeting, { now, zone }: BriefMaterial): Draft {
  const soon = Date.parse(meeting.start) - now.getTime() <= 120 * minuteMs;
  return {
    subject: `meeting ${meeting.id}`,
    title: `Prepare: ${meeting.title}, ${timeInWords(meeting.start, zone)}`,
    score: soon ? 75 : 50,
    context: { kind: 'meeting', meeting: meeting.id, start: meeting.start, end: meeting.end, with: meeting.with },
    ...(meeting.candidate === null
      ? { tool: 'find_free_slots', arguments: { with: meeting.with, from: meeting.start, to: meeting.end } }
      : { tool: 'show_candidate', arguments: { candidate: meeting.candidate } }),
  };
}

/** One item for each candidate; one press reminds all who owe. */
function feedbackOwed({ owed, candidates, reader, zone }: BriefMaterial): Draft[] {
  const byCandidate = Map.groupBy(owed, ({ candidate }) => candidate.id);
  return [...byCandidate].flatMap(([id, all]): Draft[] => {
    const about = candidates.find(({ candidate }) => candidate.id === id);
    const [first] = all;
    if (about === undefined || first === undefined) return [];
    const isLate = all.some((one) => one.isLate);
    const isTheirs = reader !== undefined && about.job.hiringManager === reader.id;
    const count = new Set(all.map(({ user }) => user)).size;
    return [
      {
        subject: `feedback ${id}`,
        title: `Feedback on ${about.candidate.name} (${about.job.title}) is ${isLate ? 'late' : 'owed'}: ${count} ${count === 1 ? 'person' : 'people'}, since ${timeInWords(first.since.toISOString(), zone)}`,
        score: isLate ? (isTheirs ? 72 : 45) : 30,
        context: { kind: 'feedback_owed', users: [...new Set(all.map(({ user }) => user))], late: isLate },
        tool: 'request_feedback',
        arguments: { candidate: id },
      },
    ];
  });
}

/** Whoever writes to the candidate, or takes them further, has settled it. */
function didNotCome(meeting: Meeting, { candidates, zone }: BriefMaterial): Draft[] {
  const one = candidates.find(({ candidate }) => candidate.id === meeting.candidate);
  if (one === undefined) return [];
  const { candidate, job } = one;
  const ended = Date.parse(meeting.end);
  if (Date.parse(candidate.stageSince) >= ended || Date.parse(candidate.lastContactAt ?? '') >= ended) return [];
  return [
    {
      subject: `over ${meeting.id}`,
      title: `If ${candidate.name} did not come on ${timeInWords(meeting.start, zone)} (${job.title}): offer a new start`,
      score: 15,
      context: { kind: 'interview_over', meeting: meeting.id, start: meeting.start, end: meeting.end },
      tool: 'start_sequence',
      arguments: { candidate: candidate.id, sequence: noShowSequence },
    },
  ];
}
