// People and their roles, and the keys of programs.
import type { ReactNode } from 'react';
import { KeysCard } from '../access/keys.tsx';
import { PeopleCard } from '../access/people.tsx';
import { RolesCard } from '../access/roles.tsx';
import { EvaluationCard } from '../access/evaluation.tsx';
import { SessionsCard } from '../access/sessions.tsx';
import { useAllowed } from '../app/service.tsx';
import { Page } from '../kit/layout.tsx';

export function Screen(): ReactNode {
  const mayChange = useAllowed('admin');
  return (
    <Page title="Access" about="Who may do what. Changes take effect within five seconds.">
      <div className="grid grid-cols-1 gap-6">
        <PeopleCard mayChange={mayChange} />
        <SessionsCard whose={mayChange ? 'everybody' : 'own'} />
        <EvaluationCard />
        {mayChange && <KeysCard />}
        <RolesCard />
      </div>
    </Page>
  );
}
