// How a new candidate is made in each applicant tracking system that takes them. None of these lets one be taken away again: an
// import that is undone says that they stay.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

type NewCandidates = NonNullable<AtsMappingInput['candidates']['write']>;

// developer.breezy.hr/docs/company-position-candidates-add (named as the source by github.com/Riminder/hrflow-connectors, read on
// 2026-11-28): a new one stands at the beginning of the position's pipeline.
export const breezyNewCandidates = {
  into: ['applied'],
  make: {
    call: {
      method: 'POST',
      path: '/company/{config.company_id}/position/{job}/candidates',
      body: { name: '{name}', email_address: '{email}', phone_number: '{phone}', origin: 'sourced' },
    },
    answerId: '_id',
    shows: {
      name: '{name}',
      email_address: '{email}',
      position_id: '{job}',
      'stage.id': 'applied',
      'stage.name': 'Applied',
      'stage.type.id': 'applied',
      creation_date: '{now}',
    },
  },
} satisfies NewCandidates;

// docs.kombo.dev/api-reference/ats/v1/post-jobs-job-id-applications (read on 2026-11-28): makes the candidate where there is none.
export const komboNewCandidates = {
  make: {
    call: {
      method: 'POST',
      path: '/ats/jobs/{job}/applications',
      body: {
        stage_id: '{stage}',
        candidate: {
          first_name: '{first_name}',
          last_name: '{last_name}',
          email_address: '{email}',
          phone_number: '{phone}',
        },
      },
    },
    answerId: 'data.id',
    shows: {
      'candidate.first_name': '{first_name}',
      'candidate.last_name': '{last_name}',
      'candidate.email_addresses[0].email_address': '{email}',
      job_id: '{job}',
      current_stage_id: '{stage}',
      outcome: 'PENDING',
    },
  },
} satisfies NewCandidates;

// hire.lever.co/developer/documentation, “Create an opportunity” (read on 2026-11-28): one posting at most; who is there by that
// address already gets a further opportunity. `perform_as` is required.
export const leverNewCandidates = {
  make: {
    call: {
      method: 'POST',
      path: '/v1/opportunities',
      query: { perform_as: '{config.perform_as}' },
      body: {
        name: '{name}',
        emails: ['{email}'],
        phones: '{phones}',
        postings: ['{job}'],
        stage: '{stage}',
      },
    },
    answerId: 'data.id',
    shows: {
      name: '{name}',
      'emails[0]': '{email}',
      'applications[0].posting': '{job}',
      stage: '{stage}',
      createdAt: '{nowMs}',
    },
  },
} satisfies NewCandidates;

// odoo.com/documentation/19.0/developer/reference/external_api.html: `create` takes a list of values and answers their ids. The
// fields are those of hr.applicant in github.com/odoo/odoo, addons/hr_recruitment.
export const odooNewCandidates = {
  make: {
    call: {
      method: 'POST',
      path: '/json/2/hr.applicant/create',
      body: {
        vals_list: [
          {
            partner_name: '{name}',
            email_from: '{email}',
            partner_phone: '{phone}',
            job_id: '{job}',
            stage_id: '{stage}',
          },
        ],
      },
    },
    answerId: '0',
    shows: {
      partner_name: '{name}',
      email_from: '{email}',
      'job_id[0]': '{job}',
      'stage_id[0]': '{stage}',
      application_status: 'ongoing',
      active: true,
      create_date: '{now}',
    },
  },
} satisfies NewCandidates;

// developers.smartrecruiters.com, Candidate API, “Create a new candidate and assign to a job” (read on 2026-11-28): they are new.
export const smartrecruitersNewCandidates = {
  into: ['NEW'],
  make: {
    call: {
      method: 'POST',
      path: '/jobs/{job}/candidates',
      body: { firstName: '{first_name}', lastName: '{last_name}', email: '{email}', phoneNumber: '{phone}' },
    },
    answerId: 'id',
    shows: {
      firstName: '{first_name}',
      lastName: '{last_name}',
      email: '{email}',
      'primaryAssignment.job.id': '{job}',
      'primaryAssignment.status': 'NEW',
      createdOn: '{now}',
    },
  },
} satisfies NewCandidates;

// workable.readme.io/reference/job-candidates-create (read on 2026-11-28): `sourced` sends no thanks for applying; the stage is one
// of the job's own.
export const workableNewCandidates = {
  make: {
    call: {
      method: 'POST',
      path: '/spi/v3/jobs/{job}/candidates',
      query: { stage: '{stage}' },
      body: { sourced: true, candidate: { name: '{name}', email: '{email}', phone: '{phone}' } },
    },
    answerId: 'candidate.id',
    shows: {
      name: '{name}',
      email: '{email}',
      'job.shortcode': '{job}',
      stage: '{to_name}',
      disqualified: false,
      created_at: '{now}',
    },
  },
} satisfies NewCandidates;
