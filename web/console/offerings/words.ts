// What states of offerings and add-ons are called on screens.
import type { AddOn, Offering } from '../api/offerings.ts';
import { modeWords } from '../integrations/words.ts';
import type { Tone } from '../kit/layout.tsx';

interface Named {
  readonly label: string;
  readonly tone: Tone;
}

export const statusWords: Readonly<Record<Offering['status'], Named>> = {
  draft: { label: 'Draft', tone: 'calm' },
  published: { label: 'Published', tone: 'ok' },
  withdrawn: { label: 'Withdrawn', tone: 'warn' },
};

export const stateWords: Readonly<Record<AddOn['state'], Named & { readonly about: string }>> = {
  off: {
    label: 'Off',
    tone: 'calm',
    about: 'Switch it on and connect both accounts: it runs as soon as both are there.',
  },
  needs_account: { label: 'Needs accounts', tone: 'warn', about: 'It runs as soon as both accounts are connected.' },
  needs_attention: { label: 'Needs attention', tone: 'bad', about: 'It cannot run as it is.' },
  starting: { label: 'Starting', tone: 'info', about: 'Both accounts are there; its first run is about to begin.' },
  on: { label: 'On', tone: 'ok', about: 'It runs by itself.' },
};

const runsWords = { ...modeWords, once: 'Once, as soon as both accounts are there' } as const;

export const whenWords = ({ sync_mode: mode, schedule }: Pick<Offering, 'sync_mode' | 'schedule'>): string =>
  schedule === null ? runsWords[mode] : `${runsWords[mode]}: ${schedule.cron} (${schedule.time_zone})`;
