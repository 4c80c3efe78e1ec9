// What the organisation has set: who is asked, when, how Muster sounds, and what it may do by itself.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { changeSettings, settingsQuery, type SettingsChange } from '../api/settings.ts';
import type { Settings } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { InTurn } from '../kit/in-turn.tsx';
import { ApprovalRules } from '../settings/approval-rules.tsx';
import { ApprovalSettings } from '../settings/approvals.tsx';
import { DaySettings } from '../settings/day.tsx';
import { FollowUpSettings } from '../settings/follow-up.tsx';
import { ModelSettings } from '../settings/model.tsx';
import type { SectionProps } from '../settings/section.ts';
import { SlaSettings } from '../settings/sla.tsx';
import { SystemSettings } from '../settings/systems.tsx';
import { ToneSettings } from '../settings/tone.tsx';
import { HistoryCard } from '../settings/history.tsx';
import { WidgetCard } from '../settings/widget.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(settingsQuery(api));
  return (
    <Page title="Settings" about="Each change is a version that can be restored." width="text">
      <Shown query={query} what="the settings">
        {(settings) => <Versioned settings={settings} />}
      </Shown>
    </Page>
  );
}

/** What the first look shows stands first; the rest is made in small pieces, between which the browser answers. */
function Versioned({ settings }: { settings: Settings }): ReactNode {
  const isWhole = useDeferredValue(true, false);
  // Known here: a new version begins anew with all of it, so that nobody loses their place.
  return <Form key={settings.version} {...{ settings, isWhole }} />;
}

function Form({ settings, isWhole }: { settings: Settings; isWhole: boolean }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const mayChange = useAllowed('admin');
  const [isAtOnce] = useState(isWhole);
  const [changed, setChanged] = useState<SettingsChange>({});
  const saving = useMutation({
    mutationFn: () => changeSettings(api, changed),
    onSuccess: () => {
      announce('Settings saved.');
    },
  });
  const section: SectionProps = {
    // What was changed here stands over what is stored, field by field.
    settings: Object.assign({}, settings, changed),
    change: (part) => setChanged((before) => ({ ...before, ...part })),
  };
  const count = Object.keys(changed).length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending && count > 0) saving.mutate();
      }}
    >
      {!mayChange && (
        <p className="mb-4">
          <Chip tone="info">You may read these; an admin changes them.</Chip>
        </p>
      )}
      <fieldset disabled={!mayChange} className="grid grid-cols-1 gap-6">
        <legend className="sr-only">Settings</legend>
        <InTurn isAtOnce={isAtOnce} parts={sections} draw={(Section) => <Section {...section} />} />
      </fieldset>
      {saving.isError && <Fault error={saving.error} />}
      {count > 0 && (
        <div className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 ps-5 shadow-lg">
          <p className="text-sm">
            {count === 1 ? '1 change is not saved yet.' : `${String(count)} changes are not saved yet.`}
          </p>
          <span className="flex gap-2">
            <button type="button" className={buttonLook('plain')} onClick={() => setChanged({})}>
              Discard
            </button>
            <button type="submit" className={buttonLook('main')} aria-disabled={saving.isPending}>
              Save
            </button>
          </span>
        </div>
      )}
      {isWhole && (
        <div className="mt-6">
          <HistoryCard mayRestore={mayChange} />
        </div>
      )}
    </form>
  );
}

const sections: readonly ((props: SectionProps) => ReactNode)[] = [
  ToneSettings,
  ApprovalSettings,
  ApprovalRules,
  SystemSettings,
  DaySettings,
  SlaSettings,
  FollowUpSettings,
  ModelSettings,
  WidgetCard,
];
