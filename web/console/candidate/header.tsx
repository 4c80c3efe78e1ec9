// Where one candidate stands: stage and for how long, requisition and who owns it, and how they may be contacted.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CandidateDetail } from '../api/wire.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Card, Chip, Facts, Hidden } from '../kit/layout.tsx';
import { ContactWords } from '../pipeline/contact.tsx';
import { ActionBar } from './action-bar.tsx';

export function CandidateHeader({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const mayAct = useAllowed('operations:*');
  const { stage_since: since, applied_at: applied, email, phone, job, offer, rejection } = candidate;
  return (
    <Card>
      <div className="grid gap-4">
        <StageSteps candidate={candidate} />
        <div className="grid gap-x-8 gap-y-1 lg:grid-cols-2 [&_dt]:sm:min-w-28">
          <Facts
            rows={[
              ['In this stage', `for ${clock.lasting(since)}`],
              [
                'Requisition',
                <Link
                  key="job"
                  to="/requisitions/$job"
                  params={{ job: job.job_id }}
                  className="inline-flex min-h-6 items-center text-accent hover:underline"
                >
                  {`${job.title}, ${job.location}`}
                </Link>,
              ],
              ['Hiring manager', job.hiring_manager === null ? 'nobody yet' : people.name(job.hiring_manager)],
              ['Applied', clock.full(applied)],
            ]}
          />
          <Facts
            rows={[
              ['Last contact', <ContactWords key="last" candidate={candidate} />],
              ['Email', email],
              ...(phone === null ? [] : [['Phone', <PhoneWords key="phone" candidate={candidate} />] as const]),
              ['Contact', <PreferenceChip key="contact" candidate={candidate} />],
              ...(offer === null ? [] : [['Offer', offerWords(offer)] as const]),
              ...(rejection === null ? [] : [['Rejected', rejection.reason ?? clock.full(rejection.at)] as const]),
            ]}
          />
        </div>
        {mayAct && <ActionBar candidate={candidate} />}
      </div>
    </Card>
  );
}

/** The way to being hired. A rejection ends it and is no step of it: it stands apart. */
function StageSteps({ candidate }: { candidate: CandidateDetail }): ReactNode {
  const { stage, rejected_stages: ends, rejection } = candidate;
  const stages = candidate.stages.filter((each) => !ends.includes(each));
  const place = stages.indexOf(stage);
  if (place === -1)
    return (
      <p>
        <Chip tone={ends.includes(stage) ? 'bad' : 'calm'}>{stage}</Chip>
      </p>
    );
  return (
    <ol aria-label="Stages" className="grid flex-1 auto-cols-fr gap-1 text-xs sm:grid-flow-col">
      {stages.map((each, index) => (
        <li
          key={each}
          aria-current={each === stage ? 'step' : undefined}
          className={`border-accent pt-1 max-sm:border-s-3 max-sm:ps-2 sm:border-t-3 ${each === stage ? 'font-semibold text-fg' : index < place && rejection === null ? 'text-fg' : 'border-line text-muted'}`}
        >
          {each}
          {index < place && rejection === null && <Hidden> passed</Hidden>}
        </li>
      ))}
    </ol>
  );
}

function PreferenceChip({ candidate: { contact_preference: preference } }: { candidate: CandidateDetail }): ReactNode {
  const { clock } = useService();
  const { status, since, until } = preference;
  if (status === 'opted_out')
    return <Chip tone="bad">{`Opted out${since === null ? '' : ` ${clock.day(since)}`}`}</Chip>;
  if (status === 'held')
    return <Chip tone="warn">{`On hold${until === null ? '' : ` until ${clock.day(until)}`}`}</Chip>;
  return <Chip tone="ok">May be contacted</Chip>;
}

const consentWords = { none: 'no consent to texts', given: 'texts allowed', stopped: 'no texts (STOP)' } as const;

const PhoneWords = ({ candidate: { phone, text_consent: consent } }: { candidate: CandidateDetail }): ReactNode => (
  <>
    {phone} <span className="text-muted">{`· ${consentWords[consent.status]}`}</span>
  </>
);

function offerWords({ salary, currency, start_date: start, status }: NonNullable<CandidateDetail['offer']>): string {
  const money =
    salary === null
      ? ''
      : salary.toLocaleString('en-US', { style: 'currency', currency: currency ?? 'USD', maximumFractionDigits: 0 });
  return [money, start === null ? '' : `from ${start}`, status].filter((word) => word !== '').join(', ');
}
