// What the organization has set, by section: who is asked, when, how Muster sounds, and what it may do by itself.
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useRef, useState, type ReactNode, type RefObject } from 'react';
import { changeSettings, settingsQuery, type SettingsChange } from '../api/settings.ts';
import type { Settings } from '../api/wire.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { buttonLook } from '../kit/button.tsx';
import { TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { InTurn } from '../kit/in-turn.tsx';
import { Chip, Page } from '../kit/layout.tsx';
import { Empty, Loading, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Views } from '../kit/views.tsx';
import { ApprovalRules } from '../settings/approval-rules.tsx';
import { ApprovalSettings } from '../settings/approvals.tsx';
import { LawSettings, PublicPageSettings } from '../settings/compliance.tsx';
import { DaySettings } from '../settings/day.tsx';
import { FollowUpSettings } from '../settings/follow-up.tsx';
import { HistoryCard } from '../settings/history.tsx';
import { ModelSettings } from '../settings/model.tsx';
import { NotificationsCard } from '../settings/notifications.tsx';
import { sectionNames, type SectionName } from '../settings/section-names.ts';
import type { SectionProps } from '../settings/section.ts';
import { SlaSettings } from '../settings/sla.tsx';
import { SystemSettings } from '../settings/systems.tsx';
import { ToneSettings } from '../settings/tone.tsx';
import { WidgetCard } from '../settings/widget.tsx';

interface Part {
  readonly name: string;
  readonly section: SectionName;
  readonly Card: (props: SectionProps) => ReactNode;
}

const parts: readonly Part[] = [
  { name: 'tone', section: 'general', Card: ToneSettings },
  { name: 'day', section: 'general', Card: DaySettings },
  { name: 'approvals', section: 'approvals', Card: ApprovalSettings },
  { name: 'rules', section: 'approvals', Card: ApprovalRules },
  { name: 'messages', section: 'candidates', Card: FollowUpSettings },
  { name: 'sla', section: 'candidates', Card: SlaSettings },
  { name: 'public-page', section: 'compliance', Card: PublicPageSettings },
  { name: 'law', section: 'compliance', Card: LawSettings },
  { name: 'systems', section: 'systems', Card: SystemSettings },
  { name: 'model', section: 'model', Card: ModelSettings },
  { name: 'widget', section: 'widget', Card: WidgetCard },
];

const sectionOf = (view: string): SectionName => sectionNames.find(({ name }) => name === view)?.name ?? 'general';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useQuery(settingsQuery(api));
  return (
    <Page title="Settings" about="Every change is saved as a version you can restore." width="text">
      <Shown query={query} what="the settings">
        {(settings) => <Versioned settings={settings} />}
      </Shown>
    </Page>
  );
}

/** What the first look shows stands first; the rest is made in small pieces, between which the browser answers. */
function Versioned({ settings }: { settings: Settings }): ReactNode {
  const isWhole = useDeferredValue(true, false);
  const { filters, change } = useFilters(['view'] as const);
  const section = sectionOf(filters.view);
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  const search = (words: string): void => {
    setSaid(words);
    setFound(partsWith(form.current, words.trim().toLowerCase()));
  };
  // A search leads out of itself: to the section that was pressed, or that has a fault.
  const [searchedAt, setSearchedAt] = useState(section);
  if (searchedAt !== section) {
    setSearchedAt(section);
    setSaid('');
  }
  const open = (view: SectionName): void => {
    setSaid('');
    change({ view });
  };
  return (
    <>
      <TextField
        type="search"
        label="Search settings"
        className="mb-4"
        value={said}
        onChange={({ currentTarget: { value } }) => search(value)}
      />
      <Views label="Sections" views={sectionNames} shown={said === '' ? section : ''} />
      {/* Known here: a new version begins anew with all of it, so that nobody loses their place. */}
      <SettingsForm
        key={settings.version}
        {...{ form, settings, isWhole, section, open }}
        found={said.trim() === '' ? undefined : found}
        isElsewhere={isAboutSignIn(said)}
      />
      <SignOn isShown={said.trim() === '' ? section === 'sign-in' : isAboutSignIn(said)} />
    </>
  );
}

/** It is sent by itself, and comes when it is looked at. */
const SignOnCard = lazy(async () => ({ default: (await import('../settings/sign-on.tsx')).SignOnCard }));

const isAboutSignIn = (words: string): boolean =>
  sectionNames.some(
    ({ name, title, also }) =>
      name === 'sign-in' && `${title} ${also}`.toLowerCase().includes(words.trim().toLowerCase()),
  );

function SignOn({ isShown }: { isShown: boolean }): ReactNode {
  const mayChange = useAllowed('admin');
  if (!isShown) return null;
  if (!mayChange) return <Empty title="Only admins see this">It says how your people sign in.</Empty>;
  return (
    <Suspense fallback={<Loading what="how people sign in" />}>
      <SignOnCard />
    </Suspense>
  );
}

interface FormProps {
  readonly settings: Settings;
  readonly isWhole: boolean;
  readonly section: SectionName;
  readonly open: (section: SectionName) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The parts that a search has found; undefined while there is none. */
  readonly found: ReadonlySet<string> | undefined;
  /** It has found something that is no part of the form. */
  readonly isElsewhere: boolean;
}

/** The parts in which the words stand that are searched for, as they are drawn now. */
const partsWith = (form: HTMLFormElement | null, said: string): ReadonlySet<string> =>
  new Set(
    [...(form?.querySelectorAll<HTMLElement>('[data-part]') ?? [])]
      .filter(({ textContent }) => textContent.toLowerCase().includes(said))
      .map(({ dataset }) => dataset['part'] ?? ''),
  );

function SettingsForm({ form, settings, isWhole, section: shown, open, found, isElsewhere }: FormProps): ReactNode {
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
  // A field that is not seen cannot say what is wrong with it.
  const reveal = (field: EventTarget): void => {
    const part = field instanceof Element ? field.closest<HTMLElement>('[data-part][hidden]') : null;
    const of = parts.find(({ name }) => name === part?.dataset['part'])?.section;
    if (of !== undefined) open(of);
  };
  // What belongs to one person is theirs to change.
  const shownIsShared = shown !== 'notifications' && shown !== 'sign-in';
  const isShown = (part: Pick<Part, 'name' | 'section'>): boolean => found?.has(part.name) ?? part.section === shown;
  return (
    <Form
      formRef={form}
      error={saving.error}
      isBusy={saving.isPending}
      onInvalidCapture={({ target }) => reveal(target)}
      onFault={reveal}
      onSubmit={() => Object.keys(changed).length > 0 && saving.mutate()}
    >
      {!mayChange && shownIsShared && (
        <p className="mb-4">
          <Chip tone="info">Read only. An admin can change these.</Chip>
        </p>
      )}
      <fieldset disabled={!mayChange} className="grid grid-cols-1">
        <legend className="sr-only">Settings</legend>
        <InTurn
          isAtOnce={isAtOnce}
          parts={parts}
          draw={({ Card, ...part }) => (
            <div key={part.name} data-part={part.name} hidden={!isShown(part)} className="mb-6">
              <Card {...section} />
            </div>
          )}
        />
      </fieldset>
      {isWhole && <Others {...{ isShown, mayChange }} />}
      {found?.size === 0 && !isElsewhere && <Empty title="No settings match">Try another word.</Empty>}
      <FormFault />
      <Unsaved count={Object.keys(changed).length} isSaving={saving.isPending} discard={() => setChanged({})} />
    </Form>
  );
}

/** What is no field of the organization's settings. */
const Others = ({
  isShown,
  mayChange,
}: {
  isShown: (part: Pick<Part, 'name' | 'section'>) => boolean;
  mayChange: boolean;
}): ReactNode => (
  <>
    <div data-part="notifications" hidden={!isShown({ name: 'notifications', section: 'notifications' })}>
      <NotificationsCard />
    </div>
    <div data-part="versions" hidden={!isShown({ name: 'versions', section: 'versions' })}>
      <HistoryCard mayRestore={mayChange} />
    </div>
  </>
);

interface UnsavedProps {
  readonly count: number;
  readonly isSaving: boolean;
  readonly discard: () => void;
}

const Unsaved = ({ count, isSaving, discard }: UnsavedProps): ReactNode =>
  count === 0 ? null : (
    <div className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 ps-5 shadow-lg">
      <p className="text-sm">{count === 1 ? '1 unsaved change' : `${String(count)} unsaved changes`}</p>
      <span className="flex gap-2">
        <button type="button" className={buttonLook('plain')} onClick={discard}>
          Discard
        </button>
        <button type="submit" className={buttonLook('main')} aria-disabled={isSaving}>
          Save
        </button>
      </span>
    </div>
  );
