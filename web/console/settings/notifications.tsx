// By which ways the person who is signed in hears of what: one rule for the bell, Slack, Teams and mail.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  chooseNotifications,
  notificationsQuery,
  usualWays,
  type Notifications,
  type Topic,
  type DeliveryPreference,
} from '../api/preferences.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

const topics: readonly { readonly topic: Topic; readonly title: string; readonly hint: string }[] = [
  { topic: 'approvals', title: 'Approvals for you', hint: 'Always in the bell, never in a digest.' },
  { topic: 'decisions', title: 'Decisions on your requests', hint: 'Who approved or declined, and why.' },
  { topic: 'problems', title: 'Problems', hint: 'What failed or needs a check.' },
  { topic: 'candidates', title: 'Candidates', hint: 'Changes of stage on your requisitions.' },
  { topic: 'replies', title: 'Replies and bookings', hint: 'Answers, booked times, declined invitations.' },
  { topic: 'feedback', title: 'Interview feedback', hint: 'Scorecards you owe. Never in a digest.' },
  { topic: 'syncs', title: 'Integrations', hint: 'Failed syncs and accounts to reconnect.' },
  { topic: 'messages', title: 'Messages', hint: 'From colleagues and rules.' },
];

const mails = [
  { value: 'never', label: 'Never' },
  { value: 'unreached', label: 'If chat does not reach me' },
  { value: 'always', label: 'Always' },
] as const;
const digests = [
  { value: 'at_once', label: 'Immediately' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week, on Monday' },
] as const;

export function NotificationsCard(): ReactNode {
  const { api, session } = useService();
  const query = useQuery(notificationsQuery(api, session));
  if (session.user === null)
    return (
      <Card title="Your notifications">
        <p className="text-sm text-muted">
          These belong to a person. Add yourself under Access and sign in by your own link to choose them.
        </p>
      </Card>
    );
  return (
    <Shown query={query} what="your notifications">
      {(stored) => <Choice key={JSON.stringify(stored)} stored={stored} />}
    </Shown>
  );
}

function Choice({ stored }: { stored: Notifications }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [chosen, setChosen] = useState(stored);
  const saving = useMutation({
    mutationFn: () => chooseNotifications(api, chosen),
    onSuccess: () => announce('Notifications saved.'),
  });
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(stored);
  const choose = (topic: Topic, part: Partial<DeliveryPreference>): void =>
    setChosen({
      ...chosen,
      topics: { ...chosen.topics, [topic]: { ...usualWays, ...chosen.topics[topic], ...part } },
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="Your notifications" hint="For you alone, on every device. Chat is Slack or Teams.">
        <ul className="divide-y divide-line">
          {topics.map((about) => (
            <TopicRow
              key={about.topic}
              {...about}
              ways={chosen.topics[about.topic] ?? usualWays}
              onChoose={(part) => choose(about.topic, part)}
            />
          ))}
        </ul>
      </Card>
      <TimesCard {...{ chosen, setChosen }} />
      <Fault error={saving.error} />
      {isChanged && (
        <div className="flex flex-wrap gap-2">
          <Button look="main" busy={saving.isPending} onClick={() => saving.mutate()}>
            Save notifications
          </Button>
          <Button onClick={() => setChosen(stored)}>Discard</Button>
        </div>
      )}
    </div>
  );
}

interface TopicRowProps {
  readonly topic: Topic;
  readonly title: string;
  readonly hint: string;
  readonly ways: DeliveryPreference;
  readonly onChoose: (part: Partial<DeliveryPreference>) => void;
}

const TopicRow = ({ topic, title, hint, ways, onChoose }: TopicRowProps): ReactNode => (
  <li className="py-3">
    <fieldset className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
      <legend className="sr-only">{title}</legend>
      <div className="min-w-0">
        <p className="font-medium" aria-hidden="true">
          {title}
        </p>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {topic !== 'approvals' && (
          <Switch kind="box" label="Bell" checked={ways.bell} onChange={(bell) => onChoose({ bell })} />
        )}
        {topic !== 'decisions' && (
          <>
            <Switch kind="box" label="Chat" checked={ways.chat} onChange={(chat) => onChoose({ chat })} />
            <SelectField
              label="Mail"
              options={mails}
              value={ways.mail}
              onChange={({ currentTarget: { value } }) =>
                onChoose({ mail: mails.find((one) => one.value === value)?.value ?? 'unreached' })
              }
            />
          </>
        )}
      </div>
    </fieldset>
  </li>
);

interface TimesProps {
  readonly chosen: Notifications;
  readonly setChosen: (next: Notifications) => void;
}

function TimesCard({ chosen, setChosen }: TimesProps): ReactNode {
  const { clock } = useService();
  const { mail, chat, digest_time: time, quiet_hours: quiet } = chosen;
  const rhythm = (value: string): Notifications['mail'] =>
    digests.find((one) => one.value === value)?.value ?? 'at_once';
  const hours = quiet ?? { from: '19:00', to: '08:00' };
  return (
    <Card title="When" hint={`Times in ${clock.zoneName(new Date(clock.now()).toISOString())}`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Chat comes"
          options={digests}
          value={chat}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, chat: rhythm(value) })}
        />
        <SelectField
          label="Mail comes"
          options={digests}
          value={mail}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, mail: rhythm(value) })}
        />
        {(mail !== 'at_once' || chat !== 'at_once') && (
          <TextField
            type="time"
            label="Digest at"
            value={time}
            onChange={({ currentTarget: { value } }) => value !== '' && setChosen({ ...chosen, digest_time: value })}
          />
        )}
      </div>
      <div className="mt-4">
        <Switch
          kind="box"
          label="Quiet hours"
          hint="Chat and mail wait for their end. Reminders of approvals that are about to expire do not."
          checked={quiet !== null}
          onChange={(on) => setChosen({ ...chosen, quiet_hours: on ? hours : null })}
        />
      </div>
      {quiet !== null && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={end === 'from' ? 'Quiet from' : 'Quiet until'}
              value={quiet[end]}
              onChange={({ currentTarget: { value } }) =>
                value !== '' && setChosen({ ...chosen, quiet_hours: { ...quiet, [end]: value } })
              }
            />
          ))}
        </div>
      )}
    </Card>
  );
}
