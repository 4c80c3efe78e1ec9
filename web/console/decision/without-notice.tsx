// Scored people in the pipeline whom nobody has given the notice that a law asks for, by law, with the way to send it.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { type PersonWithoutNotice, withoutNoticeQuery } from '../api/decisions.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { ToolDialog } from '../cards/tool-dialog.tsx';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { Fault } from '../kit/states.tsx';
import { lawWords } from './words.ts';

export function WithoutNotice(): ReactNode {
  const { api } = useService();
  const query = useQuery(withoutNoticeQuery(api));
  if (query.isError) return <Fault error={query.error} />;
  const people = query.data?.data ?? [];
  const laws = [...new Set(people.flatMap(({ jurisdictions }) => jurisdictions))];
  if (laws.length === 0) return null;
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      {laws.map((law) => (
        <OfLaw key={law} law={law} people={people.filter(({ jurisdictions }) => jurisdictions.includes(law))} />
      ))}
    </div>
  );
}

const mostShown = 5;

function OfLaw({ law, people }: { law: string; people: readonly PersonWithoutNotice[] }): ReactNode {
  const maySend = useAllowed('operations:*');
  const [isSending, setSending] = useState(false);
  const reachable = people.filter(({ has_address: has }) => has);
  const title = `${people.length === 1 ? '1 person was' : `${String(people.length)} people were`} scored without notice (${lawWords(law)})`;
  return (
    <Card title={title} hint="The law asks for a notice before a score is used.">
      <ul className="mb-3 grid gap-1 text-sm">
        {people.slice(0, mostShown).map(({ candidate_id: candidate, name, job_title: job, has_address: has }) => (
          <li key={candidate}>
            <Link to="/candidates/$candidate" params={{ candidate }} className="text-accent underline">
              {name}
            </Link>
            <span className="text-muted">{`, ${job}${has ? '' : ', no email address'}`}</span>
          </li>
        ))}
        {people.length > mostShown && <li className="text-muted">{`and ${String(people.length - mostShown)} more`}</li>}
      </ul>
      {maySend && reachable.length > 0 && (
        <Button icon="send" onClick={() => setSending(true)}>
          Send the notice
        </Button>
      )}
      {isSending && <SendDialog law={law} people={reachable} onClose={() => setSending(false)} />}
    </Card>
  );
}

interface SendProps {
  readonly law: string;
  readonly people: readonly PersonWithoutNotice[];
  readonly onClose: () => void;
}

function SendDialog({ law, people, onClose }: SendProps): ReactNode {
  const [language, setLanguage] = useState('en');
  const ids = people.map(({ candidate_id: id }) => id);
  const whom = ids.length === 1 ? { candidate: ids[0] ?? '' } : { candidates: ids };
  return (
    <ToolDialog
      title={`Send the notice (${lawWords(law)})`}
      verb="Send"
      call={{ tool: 'send_followup', arguments: { ...whom, message_template: `notice-${law}-${language}` } }}
      onClose={onClose}
    >
      <SelectField
        data-first
        label="Language"
        value={language}
        onChange={({ currentTarget: { value } }) => setLanguage(value)}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Spanish' },
        ]}
      />
    </ToolDialog>
  );
}
