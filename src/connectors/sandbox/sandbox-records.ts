// A sandbox file as the records that every part of Muster talks about.
import { NoteId } from '../../core/ids.ts';
import type { Candidate, Job, Meeting, Template, User } from '../../core/records.ts';
import { type Room, roomIdOf } from '../../core/room.ts';
import type { Scorecard } from '../../core/scorecard.ts';
import type { KeptFile } from './ats-files.ts';
import type { SandboxFile } from './sandbox-file.ts';

type FileOf<Key extends 'users' | 'jobs' | 'candidates' | 'calendar' | 'rooms' | 'scorecards' | 'files'> =
  SandboxFile[Key][number];

export interface SandboxRecords {
  readonly users: readonly User[];
  readonly templates: readonly Template[];
  readonly stages: readonly string[];
  readonly jobs: readonly Job[];
  readonly candidates: readonly Candidate[];
  readonly meetings: readonly Meeting[];
  readonly scorecards: readonly Scorecard[];
  readonly rooms: readonly Room[];
  readonly files: readonly KeptFile[];
}

/** Users and templates belong in the directory of the organization; the rest in the sandbox systems. */
export const recordsOf = (file: SandboxFile): SandboxRecords => ({
  users: file.users.map(userOf),
  templates: file.templates,
  stages: file.stages,
  jobs: file.jobs.map(jobOf),
  candidates: file.candidates.map(candidateOf),
  meetings: file.calendar.map(meetingOf),
  scorecards: file.scorecards.map(scorecardOf),
  rooms: file.rooms.map((room): Room => ({ id: roomIdOf(room.email), ...room })),
  files: file.files.map(fileOf),
});

const userOf = ({ timezone, ...user }: FileOf<'users'>): User => ({
  ...user,
  ...(timezone === undefined ? {} : { timeZone: timezone }),
});

const jobOf = (job: FileOf<'jobs'>): Job => ({
  id: job.id,
  title: job.title,
  role: job.role,
  jobFamily: job.job_family ?? job.role,
  hiringManager: job.hiring_manager,
  ...(job.recruiter === undefined ? {} : { recruiter: job.recruiter }),
  location: job.location,
  salaryRange: job.salary_range,
  status: job.status,
  description: job.description,
});

const candidateOf = (candidate: FileOf<'candidates'>): Candidate => ({
  id: candidate.id,
  name: candidate.name,
  email: candidate.email,
  ...(candidate.phone === undefined ? {} : { phone: candidate.phone }),
  job: candidate.job_id,
  stage: candidate.stage,
  appliedAt: candidate.applied_at,
  stageSince: candidate.stage_since ?? candidate.applied_at,
  lastContactAt: candidate.last_contact_at,
  signals: candidate.signals,
  notes: candidate.notes.map((note, index) => ({ id: NoteId.parse(`note_file_${index + 1}`), ...note })),
  offer: null,
  rejection: null,
});

const scorecardOf = (card: FileOf<'scorecards'>, index: number): Scorecard => ({
  id: `scorecard_file_${index + 1}`,
  candidate: card.candidate_id,
  author: card.user_id,
  submittedAt: card.submitted_at,
  recommendation: card.recommendation,
  answers: card.answers,
});

const fileOf = ({ candidate_id, added_at, ...file }: FileOf<'files'>, index: number): KeptFile => ({
  id: `file_${index + 1}`,
  candidate: candidate_id,
  addedAt: added_at,
  ...file,
});

const meetingOf = (meeting: FileOf<'calendar'>): Meeting => ({
  id: meeting.id,
  owner: meeting.user_id,
  with: [...new Set([meeting.user_id, ...meeting.with])],
  candidate: meeting.candidate_id,
  title: meeting.title,
  location: meeting.location,
  start: meeting.start,
  end: meeting.end,
  status: meeting.status,
});
