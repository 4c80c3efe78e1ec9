// What the platform's values are called on screens.
import type { Connection, Connector, Health, Sync, SyncRecord } from '../api/integrations.ts';
import type { Tone } from '../kit/layout.tsx';

interface Named {
  readonly label: string;
  readonly tone: Tone;
}

export const syncWords: Readonly<Record<Sync['status'], Named>> = {
  queued: { label: 'Queued', tone: 'calm' },
  running: { label: 'Running', tone: 'info' },
  retrying: { label: 'Trying again', tone: 'warn' },
  active: { label: 'In step', tone: 'ok' },
  succeeded: { label: 'Succeeded', tone: 'ok' },
  partially_succeeded: { label: 'Partly succeeded', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'calm' },
};

export const healthWords: Readonly<Record<Health['health'], Named>> = {
  healthy: { label: 'Healthy', tone: 'ok' },
  degraded: { label: 'Degraded', tone: 'warn' },
  failing: { label: 'Failing', tone: 'bad' },
  idle: { label: 'Never ran', tone: 'calm' },
};

export const connectionWords: Readonly<Record<Connection['status'], Named>> = {
  ok: { label: 'Works', tone: 'ok' },
  untested: { label: 'Not tested', tone: 'calm' },
  needs_attention: { label: 'Needs attention', tone: 'bad' },
};

export const recordWords: Readonly<Record<SyncRecord['status'], Named>> = {
  pending: { label: 'On its way', tone: 'info' },
  written: { label: 'Written', tone: 'ok' },
  unchanged: { label: 'Unchanged', tone: 'calm' },
  skipped: { label: 'Skipped', tone: 'calm' },
  failed: { label: 'Failed', tone: 'bad' },
  deleted: { label: 'Deleted', tone: 'warn' },
};

/** How a connector is known to be right. */
export const evidenceWords: Readonly<Record<Connector['evidence'], Named & { readonly about: string }>> = {
  official: {
    label: 'Official description',
    tone: 'ok',
    about: 'Checked against the vendor’s own machine-readable description.',
  },
  recorded: { label: 'Recorded traffic', tone: 'ok', about: 'Checked against recorded answers of the real system.' },
  documentation: { label: 'Documentation', tone: 'info', about: 'Written after the vendor’s documentation.' },
};

const categories: Readonly<Record<string, string>> = {
  ats: 'Applicant tracking',
  hris: 'HR system',
  payroll: 'Payroll',
  talent: 'Talent',
  workforce: 'Workforce',
  crm: 'CRM',
  chat: 'Chat',
  email: 'Email',
  calendar: 'Calendar',
  video: 'Video',
  assessment: 'Assessment',
  background: 'Background checks',
  esign: 'E-signature',
  identity: 'Identity',
  files: 'Files',
  generic: 'Any system',
};
export const categoryWords = (category: string): string => categories[category] ?? category;

export const actionWords: Readonly<Record<string, string>> = {
  upsert: 'Create or update',
  create: 'Create',
  update: 'Update only',
  delete: 'Delete',
};

export const modeWords = { once: 'By hand', batch: 'On a schedule', real_time: 'In real time' } as const;

const spans: readonly (readonly [seconds: number, unit: string])[] = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
];

/** `3 min`, `2 h`. */
export function spanWords(seconds: number): string {
  const [size, unit] = spans.find(([least]) => seconds >= least) ?? [1, 's'];
  return `${String(Math.round(seconds / size))} ${unit}`;
}

/** How long a run took; undefined while it goes on. */
export function tookSeconds({ started_at: started, finished_at: finished }: Sync): number | null {
  return started === null || finished === null ? null : (Date.parse(finished) - Date.parse(started)) / 1000;
}
