// What a schema cannot say about a sandbox file: ids are unique, and everything referred to is there.
import type { FieldFault } from '../../core/problem.ts';
import type { SandboxFile } from './sandbox-file.ts';

export function crossFaults(file: SandboxFile): FieldFault[] {
  return [
    ...duplicates(file),
    ...jobFaults(file),
    ...candidateFaults(file),
    ...meetingFaults(file),
    ...fileFaults(file),
  ];
}

const fault = (path: string, code: string, message: string): FieldFault => ({ path, code, message });

function duplicates({ stages, ...file }: SandboxFile): FieldFault[] {
  const lists = {
    users: file.users.map(({ id }) => id),
    jobs: file.jobs.map(({ id }) => id),
    candidates: file.candidates.map(({ id }) => id),
    calendar: file.calendar.map(({ id }) => id),
    templates: file.templates.map(({ id }) => id),
  };
  const ofIds = Object.entries(lists).flatMap(([name, ids]) =>
    repeatsIn(ids).map((index) => fault(`${name}.${index}.id`, 'duplicate', `"${ids[index]}" stands here twice`)),
  );
  const ofStages = repeatsIn(stages.map((stage) => stage.toLowerCase())).map((index) =>
    fault(`stages.${index}`, 'duplicate', `"${stages[index]}" stands here twice`),
  );
  return [...ofIds, ...ofStages];
}

const repeatsIn = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]));

function jobFaults({ jobs, users }: SandboxFile): FieldFault[] {
  const known = new Set(users.map(({ id }) => id));
  return jobs.flatMap(({ hiring_manager, recruiter = null }, index) =>
    Object.entries({ hiring_manager, recruiter }).flatMap(([field, user]) =>
      user === null || known.has(user)
        ? []
        : [fault(`jobs.${index}.${field}`, 'unknown', `there is no user "${user}"`)],
    ),
  );
}

function candidateFaults({ candidates, jobs, stages }: SandboxFile): FieldFault[] {
  const known = new Set(jobs.map(({ id }) => id));
  return candidates.flatMap(({ job_id: job, stage }, index) => [
    ...(known.has(job) ? [] : [fault(`candidates.${index}.job_id`, 'unknown', `there is no job "${job}"`)]),
    ...(stages.includes(stage)
      ? []
      : [fault(`candidates.${index}.stage`, 'unknown', `the pipeline has no stage "${stage}"`)]),
  ]);
}

function meetingFaults({ calendar, users, candidates }: SandboxFile): FieldFault[] {
  const people = new Set(users.map(({ id }) => id));
  const known = new Set(candidates.map(({ id }) => id));
  return calendar.flatMap((meeting, index) => {
    const at = (field: string) => `calendar.${index}.${field}`;
    const faults: FieldFault[] = [];
    if (!people.has(meeting.user_id))
      faults.push(fault(at('user_id'), 'unknown', `there is no user "${meeting.user_id}"`));
    for (const [place, user] of meeting.with.entries())
      if (!people.has(user)) faults.push(fault(at(`with.${place}`), 'unknown', `there is no user "${user}"`));
    if (meeting.candidate_id !== null && !known.has(meeting.candidate_id))
      faults.push(fault(at('candidate_id'), 'unknown', `there is no candidate "${meeting.candidate_id}"`));
    if (Date.parse(meeting.end) <= Date.parse(meeting.start))
      faults.push(fault(at('end'), 'order', 'must be later than start'));
    return faults;
  });
}

function fileFaults({ files, candidates }: SandboxFile): FieldFault[] {
  const known = new Set(candidates.map(({ id }) => id));
  return files.flatMap(({ candidate_id: candidate }, index) =>
    known.has(candidate)
      ? []
      : [fault(`files.${index}.candidate_id`, 'unknown', `there is no candidate "${candidate}"`)],
  );
}
