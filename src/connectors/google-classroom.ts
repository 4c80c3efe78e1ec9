// Google Classroom: courses, and who takes part in one of them.
import { defineConnector } from '../core/connector/connector.ts';
import { googleAccount } from './accounts/google.ts';

const page = { kind: 'cursor', param: 'pageToken', next: 'nextPageToken', sizeParam: 'pageSize', size: 100 } as const;

export const googleClassroom = defineConnector({
  system: 'google-classroom',
  title: 'Google Classroom',
  category: ['talent'],
  docs: 'https://developers.google.com/workspace/classroom/reference/rest',
  apiVersion: 'v1',
  checkedOn: '2026-11-22',
  evidence: 'official',
  baseUrl: 'https://classroom.googleapis.com',
  config: [
    {
      key: 'course_id',
      label: 'Course id',
      optional: true,
      help: 'Whose participants are read; see the collection courses.',
    },
  ],
  ...googleAccount({
    'classroom.courses.readonly': 'to read the courses',
    'classroom.rosters.readonly': 'to read who takes part in a course',
  }),
  test: { method: 'GET', path: '/v1/courses', query: { pageSize: '1' }, operation: 'classroom.courses.list' },
  limits: { concurrency: 4 },
  faults: [{ status: '403', kind: 'permission', fix: 'Connect again and allow what is asked for.' }],
  collections: {
    courses: {
      label: 'Courses',
      model: 'talent.course',
      list: { method: 'GET', path: '/v1/courses', operation: 'classroom.courses.list' },
      items: 'courses',
      id: 'id',
      paging: page,
      fields: {
        id: { path: 'id', type: 'string' },
        name: { path: 'name', type: 'string' },
        section: { path: 'section', type: 'string' },
        description: { path: 'description', type: 'string' },
        courseState: { path: 'courseState', type: 'string' },
        ownerId: { path: 'ownerId', type: 'string' },
        creationTime: { path: 'creationTime', type: 'datetime' },
        updateTime: { path: 'updateTime', type: 'datetime' },
      },
    },
    students: {
      label: 'Participants',
      model: 'talent.enrolment',
      list: {
        method: 'GET',
        path: '/v1/courses/{config.course_id}/students',
        operation: 'classroom.courses.students.list',
      },
      items: 'students',
      id: 'userId',
      paging: page,
      fields: {
        userId: { path: 'userId', type: 'string' },
        courseId: { path: 'courseId', type: 'string' },
        profile: { path: 'profile', type: 'object', personal: 'personal' },
      },
    },
  },
});
