// States of the platform as coloured words.
import type { ReactNode } from 'react';
import type { Connection, Connector, Health, Sync, SyncRecord } from '../api/integrations.ts';
import { Chip } from '../kit/layout.tsx';
import { connectionWords, evidenceWords, healthWords, recordWords, syncWords } from './words.ts';

const chip = ({ label, tone }: { label: string; tone: Parameters<typeof Chip>[0]['tone'] }): ReactNode => (
  <Chip tone={tone ?? 'calm'}>{label}</Chip>
);

export const SyncChip = ({ status }: Pick<Sync, 'status'>): ReactNode => chip(syncWords[status]);
export const HealthChip = ({ health }: Pick<Health, 'health'>): ReactNode => chip(healthWords[health]);
export const ConnectionChip = ({ status }: Pick<Connection, 'status'>): ReactNode => chip(connectionWords[status]);
export const RecordChip = ({ status }: Pick<SyncRecord, 'status'>): ReactNode => chip(recordWords[status]);
export const EvidenceChip = ({ evidence }: Pick<Connector, 'evidence'>): ReactNode => (
  <span title={evidenceWords[evidence].about}>{chip(evidenceWords[evidence])}</span>
);
