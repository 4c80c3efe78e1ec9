// The command box: every screen and candidate by a few letters, and any sentence straight to the assistant.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { pipelineQuery } from '../api/candidates.ts';
import type { Session } from '../api/wire.ts';
import { useChat } from '../chat/chat.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { alsoFoundBy } from '../screens/also.ts';
import { screens, type Screen } from '../screens/index.ts';
import { sectionNames } from '../settings/section-names.ts';
import { peekAt } from './peek.tsx';
import { allows, concerns, useService } from './service.tsx';

interface Command {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly run: () => void;
}

const mostPeople = 6;
const mostJobs = 4;

export function Palette({ onClose }: { onClose: () => void }): ReactNode {
  const [text, setText] = useState('');
  const commands = useCommands(text, onClose);
  // The list marks its first entry a moment after the typing: whoever is quicker means that entry, too.
  const runFirst = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key !== 'Enter' || text.trim() === '' || currentTarget.hasAttribute('aria-activedescendant')) return;
    commands[0]?.run();
  };
  return (
    <Dialog title="Ask or go to" onClose={onClose}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField aria-label="Ask or go to">
          <Input
            data-first
            className="field"
            placeholder="A screen, a person, or what to do: “move Priya to phone screen”"
            maxLength={4000}
            onKeyDown={runFirst}
          />
        </SearchField>
        <ListBox aria-label="What fits" items={commands} className="mt-3 grid gap-0.5" selectionMode="none">
          {({ id, title, detail, icon, run }) => (
            <ListBoxItem
              id={id}
              textValue={title}
              className="flex min-h-control cursor-pointer items-center gap-3 rounded-small px-3 text-sm outline-none data-focused:bg-info-bg data-focused:text-info"
              onAction={run}
            >
              <Icon name={icon} />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-xs">{detail}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}

/** Listed in the rail, for whoever is signed in. */
const isOpenTo = ({ group, needs, of }: Screen, session: Session): boolean =>
  group !== undefined && allows(session, needs) && concerns(session, of);

function useCommands(text: string, onClose: () => void): readonly Command[] {
  const { api, session } = useService();
  const { chat } = useChat();
  const navigate = useNavigate();
  const { candidates: people = [], jobs = [] } = useQuery(pipelineQuery(api)).data ?? {};
  const said = text.trim().toLowerCase();
  const fits = (words: string): boolean => words.toLowerCase().includes(said);
  const go = (to: string): void => {
    onClose();
    void navigate({ to });
  };
  const places = screens
    .filter((screen) => isOpenTo(screen, session) && fits(`${screen.title} ${alsoFoundBy[screen.path] ?? ''}`))
    .map(({ path, title, icon, group = '' }) => ({ id: path, title, icon, detail: group, run: () => go(path) }));
  const settings = settingsWith(said, session).map((section) => ({
    ...section,
    run: (): void => {
      onClose();
      void navigate({ to: '/settings', search: { view: section.view } });
    },
  }));
  const found = said === '' ? [] : people.filter(({ name }) => fits(name)).slice(0, mostPeople);
  const persons = found.map(({ candidate_id: id, name, stage }) => {
    const run = (): void => {
      onClose();
      void navigate({ to: '.', search: peekAt(id), resetScroll: false });
    };
    return { id, title: name, icon: 'person' as const, detail: stage, run };
  });
  const wanted = said === '' ? [] : jobs.filter(({ title }) => fits(title)).slice(0, mostJobs);
  const requisitions = wanted.map(({ job_id: job, title, location }) => ({
    id: `job ${job}`,
    title,
    icon: 'pipeline' as const,
    detail: `Requisition, ${location}`,
    run: (): void => {
      onClose();
      void navigate({ to: '/requisitions/$job', params: { job } });
    },
  }));
  if (said === '') return places;
  const ask = (): void => {
    chat.say(text.trim());
    go('/assistant');
  };
  const order: Command = {
    id: 'ask',
    title: `“${text.trim()}”`,
    icon: 'assistant',
    detail: 'Tell the assistant',
    run: ask,
  };
  // A sentence is an order first; a word is first a place or a person.
  return /\s\S+\s/.test(text)
    ? [order, ...persons, ...requisitions, ...places, ...settings]
    : [...places, ...persons, ...requisitions, ...settings, order];
}

/** The sections of the settings whose words fit. */
const settingsWith = (said: string, session: Session) =>
  said === '' || !allows(session, 'operations:read')
    ? []
    : sectionNames
        .filter(({ title, also }) => `${title} ${also}`.toLowerCase().includes(said))
        .map(({ name, title }) => ({
          id: `settings ${name}`,
          view: name,
          title,
          icon: 'settings' as const,
          detail: 'Settings',
        }));
