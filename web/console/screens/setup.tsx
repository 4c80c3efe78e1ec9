// From the sandbox to real systems: what is done already, and what comes next.
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keysQuery } from '../api/access.ts';
import { sequencesQuery, rulesQuery } from '../api/automation.ts';
import { settingsQuery } from '../api/settings.ts';
import type { Page as Listed, Settings } from '../api/wire.ts';
import { usersQuery, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Hidden, Page } from '../kit/layout.tsx';
import { AtsForm, WhoForm } from '../setup/first-run.tsx';

interface Step {
  readonly title: string;
  readonly why: string;
  readonly isDone: boolean;
  /** Where it is done; undefined where it is done here. */
  readonly to?: string;
  readonly verb?: string;
  readonly form?: ReactNode;
}

export function Screen(): ReactNode {
  const steps = useSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  // Six loud buttons would not say where to begin.
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Page
      title="Setup"
      about="From sample data to your own systems, one step at a time. Nothing is lost on the way."
      width="text"
    >
      <p className="mb-2 text-sm font-medium">{`${String(done)} of ${String(steps.length)} done`}</p>
      <progress aria-label="Setup" className="mb-6 h-2.5 w-full" value={done} max={steps.length} />
      <ol className="grid grid-cols-1 gap-3">
        {steps.map((step) => (
          <Row key={step.title} {...{ step }} isNext={step === next} />
        ))}
      </ol>
    </Page>
  );
}

interface RowProps {
  readonly step: Step;
  /** The first that is to do. */
  readonly isNext: boolean;
}

const Row = ({ step: { title, why, isDone, to, verb, form }, isNext }: RowProps): ReactNode => (
  <li className="rounded-card border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden="true"
        className={`grid size-9 shrink-0 place-items-center rounded-full ${isDone ? 'bg-ok-bg text-ok' : 'bg-soft text-muted'}`}
      >
        <Icon name={isDone ? 'check' : 'forward'} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="font-semibold">
          {title}
          <Hidden>{isDone ? ', done' : ', to do'}</Hidden>
        </h2>
        <p className="text-sm text-muted">{why}</p>
      </div>
      {to !== undefined && (
        <Link to={to} className={buttonLook(isNext ? 'main' : 'plain')}>
          {isDone ? 'Look again' : verb}
          <Hidden>{`: ${title}`}</Hidden>
        </Link>
      )}
    </div>
    {!isDone && form !== undefined && <div className="mt-4 sm:ms-13">{form}</div>}
  </li>
);

/** What a list holds; nothing while it is on its way. */
const useList = <Entry, Key extends QueryKey>(
  options: UseQueryOptions<Listed<Entry>, Error, Listed<Entry>, Key>,
): readonly Entry[] => useQuery(options).data?.data ?? [];

/** Other settings, such as the ATS, say nothing of it. */
const saysApproval = ({ approvals, approvers, approval_rules: rules, four_eyes: isFour }: Settings): boolean =>
  isFour || rules.length + Object.keys(approvals).length + Object.keys(approvers).length > 0;

function useSteps(): readonly Step[] {
  const { api, session } = useService();
  const users = useList(usersQuery(api));
  const sequences = useList(sequencesQuery(api));
  const rules = useList(rulesQuery(api));
  const keys = useList(keysQuery(api));
  const settings = useQuery(settingsQuery(api)).data;
  const hasAts = settings?.systems.ats != null;
  return [
    {
      title: 'Who are you?',
      why: 'Colleagues see your name next to what you ask for and decide.',
      isDone: session.user !== null,
      form: <WhoForm />,
    },
    {
      title: 'Which ATS do you work in?',
      why: 'Connect it, choose whether Muster may write, and switch. The sandbox stays until then.',
      isDone: hasAts,
      ...(hasAts
        ? { to: '/settings', verb: 'Look again' }
        : { form: settings === undefined ? undefined : <AtsForm /> }),
    },
    {
      title: 'See how it works',
      why: 'One instruction, one approval, one undo, one translation, one sync: five minutes in the sandbox.',
      isDone: localStorage.getItem('muster.tour') === 'done',
      to: '/tour',
      verb: 'Take the tour',
    },
    {
      title: 'Add your people',
      why: 'Who instructs, who approves, who only reads.',
      isDone: session.organization.mode === 'live' && users.length > 1,
      to: '/access',
      verb: 'Add people',
    },
    {
      title: 'Say what needs approval',
      why: 'Offers and rejections always ask first. Decide about the rest, and set hours and tone.',
      isDone: settings !== undefined && saysApproval(settings),
      to: '/settings',
      verb: 'Set',
    },
    {
      title: 'Write your templates and sequences',
      why: 'What candidates read, and when.',
      isDone: sequences.some(({ version }) => version > 0) || rules.length > 0,
      to: '/sequences',
      verb: 'Write them',
    },
    {
      title: 'Give your programs a key',
      why: 'Everything that the console does, the API does too.',
      isDone: keys.some(({ revoked_at: revoked, last_used_at: used }) => revoked === null && used !== null),
      to: '/access',
      verb: 'Make a key',
    },
  ];
}
