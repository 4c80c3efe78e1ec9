// The page for candidates and authorities, and what is asked for by laws on automated help with hiring decisions.
import type { ReactNode } from 'react';
import { useService } from '../app/service.tsx';
import { laws, lawWords } from '../decision/words.ts';
import { SelectField, Switch, TextField } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import type { SectionProps } from './section.ts';

export function PublicPageSettings({ settings, change }: SectionProps): ReactNode {
  const { session } = useService();
  const { public_page: page, compliance_email: email } = settings;
  const path = `/hiring/${session.organization.id}`;
  return (
    <Card
      title="Public page"
      hint="Tells candidates and authorities how scores are used, what candidates may ask for, and the published audits."
    >
      <Switch
        kind="box"
        label="Show the page"
        hint={
          <>
            At{' '}
            <a href={path} target="_blank" rel="noreferrer" className="text-accent underline">
              {path}
            </a>
            , for everybody. It cannot be hidden while a published audit has to stay public.
          </>
        }
        checked={page.shown}
        onChange={(shown) => change({ public_page: { ...page, shown } })}
      />
      <TextField
        name="compliance_email"
        label="Contact for candidates"
        type="email"
        required={page.shown}
        hint="Opt-outs, corrections and questions come here. Audits go to it as well."
        value={email ?? ''}
        onChange={({ currentTarget: { value } }) => change({ compliance_email: value === '' ? null : value })}
      />
    </Card>
  );
}

const languages = [
  { value: 'both', label: 'English and Spanish' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const;

export function LawSettings({ settings: { compliance }, change }: SectionProps): ReactNode {
  const set = (part: Partial<typeof compliance>): void => change({ compliance: { ...compliance, ...part } });
  return (
    <Card
      title="Laws on automated decisions"
      hint="Which law applies is told by the place of the requisition. This is no legal advice."
    >
      <Switch
        kind="box"
        label="No score before the notice"
        hint="Nobody is scored, and no scored candidate is rejected, before the notice that the law requires."
        checked={compliance.notices === 'require'}
        onChange={(on) => set({ notices: on ? 'require' : 'report' })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="compliance.language"
          label="Language of statements"
          hint="Whoever had a notice is written to in its language."
          options={languages}
          value={compliance.language}
          onChange={({ currentTarget: { value } }) =>
            set({ language: languages.find((one) => one.value === value)?.value ?? 'both' })
          }
        />
        <TextField
          name="compliance.statement_hours"
          label="Hours until a statement leaves"
          hint="After the rejection. Until then undo stops it."
          type="number"
          required
          min={0}
          max={672}
          value={compliance.statement_hours}
          onChange={({ currentTarget }) => set({ statement_hours: currentTarget.valueAsNumber || 0 })}
        />
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-medium">Laws to keep for every candidate</legend>
        <div className="grid sm:grid-cols-2">
          {laws.map((law) => (
            <Switch
              key={law}
              kind="box"
              label={lawWords(law)}
              checked={compliance.everywhere.includes(law)}
              onChange={(on) =>
                set({ everywhere: laws.filter((one) => (one === law ? on : compliance.everywhere.includes(one))) })
              }
            />
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
