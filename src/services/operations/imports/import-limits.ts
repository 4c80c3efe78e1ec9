// What counts as the same record, and how much one import takes; the same for whoever reads a file and whoever carries it out.
import type { Candidate, Job } from '../../../core/records.ts';

/** More would keep a person who approves from looking at it, and the action from being taken back at once. */
export const mostImported = 500;

export const keyOfCandidate = ({ job, email }: Pick<Candidate, 'job' | 'email'>): string =>
  `${job} ${email.toLowerCase()}`;

export const keyOfJob = ({ title, location }: Pick<Job, 'title' | 'location'>): string =>
  `${title.trim().toLowerCase()}\n${location.trim().toLowerCase()}`;
