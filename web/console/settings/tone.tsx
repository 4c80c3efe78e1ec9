// How Muster sounds, with a sample of each.
import type { ReactNode } from 'react';
import type { Settings } from '../api/wire.ts';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

type Tone = Settings['tone'];

const tones: readonly { value: Tone; label: string; sample: string }[] = [
  {
    value: 'warm',
    label: 'Warm',
    sample: 'All set! I moved Priya to Phone Screen and booked 30 minutes with Kofi for tomorrow.',
  },
  {
    value: 'neutral',
    label: 'Neutral',
    sample: 'Done: Priya moved to Phone Screen; 30 minutes with Kofi booked for tomorrow.',
  },
  { value: 'brief', label: 'Brief', sample: 'Priya → Phone Screen. Kofi tomorrow, 30 min.' },
];

export const ToneSettings = ({ settings, change }: SectionProps): ReactNode => (
  <Card title="Tone" hint="How the assistant phrases its answers">
    <div role="radiogroup" aria-label="Tone" className="grid gap-2">
      {tones.map(({ value, label, sample }) => (
        <label
          key={value}
          className="grid grid-cols-[auto_1fr] gap-x-3 rounded-small border border-line p-3 has-checked:border-accent has-checked:bg-info-bg has-checked:text-info"
        >
          <input
            type="radio"
            name="tone"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            checked={settings.tone === value}
            onChange={() => change({ tone: value })}
          />
          <span className="font-medium">{label}</span>
          <span className="col-start-2 text-sm">{`“${sample}”`}</span>
        </label>
      ))}
    </div>
  </Card>
);
