// What each role may do, in words.
import type { ReactNode } from 'react';
import type { User } from '../api/wire.ts';
import { Card, Facts } from '../kit/layout.tsx';

export const roleWords: Readonly<Record<User['role'], { label: string; may: string }>> = {
  admin: { label: 'Admin', may: 'Everything, people and keys included.' },
  recruiter: { label: 'Recruiter', may: 'Instruct, approve, score and translate; see integrations.' },
  hiring_manager: { label: 'Hiring manager', may: 'Instruct and approve; read scores and translations.' },
  compliance: { label: 'Compliance', may: 'Read everything, run fairness audits and export.' },
  integrator: { label: 'Integrator', may: 'Connect systems, build and run syncs; read operations.' },
  viewer: { label: 'Viewer', may: 'Read only.' },
};

export const isRole = (value: string): value is User['role'] => Object.hasOwn(roleWords, value);

export const roleOptions = Object.entries(roleWords).map(([value, { label }]) => ({ value, label }));

export const RolesCard = (): ReactNode => (
  <Card title="Roles">
    <Facts rows={Object.values(roleWords).map(({ label, may }) => [label, may])} />
  </Card>
);
