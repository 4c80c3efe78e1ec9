// Steps of sequences that are counted from a meeting: a sequence runs once for each candidate and meeting, and is sent anew for each
// time of the meeting.
export const meetingReminders = `
  alter table enrolment add column meeting text collate "C";
  alter table enrolment add column meeting_start timestamptz;
  alter table enrolment add column meeting_end timestamptz;
  drop index enrolment_once;
  create unique index enrolment_once on enrolment (tenant, sequence, candidate, coalesce(meeting, '')) where status = 'running';
  create index enrolment_meeting on enrolment (tenant, meeting) where meeting is not null;

  alter table sequence_message add column occasion text not null default '';
  alter table sequence_message drop constraint sequence_message_pkey;
  alter table sequence_message add primary key (tenant, enrolment, step, occasion);`;
