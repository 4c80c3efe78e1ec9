// The chat: an instruction in plain words, the answer as it streams, and every action with its way back.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { pipelineQuery } from '../api/candidates.ts';
import { ApiProblem } from '../api/client.ts';
import { sandboxQuery } from '../api/sandbox.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService, usersQuery } from '../app/service.tsx';
import { useChat } from '../chat/chat.tsx';
import { Composer } from '../chat/composer.tsx';
import { general, suggestionsFrom } from '../chat/suggestions.ts';
import { TurnView } from '../chat/turn-view.tsx';
import { writeOut } from '../chat/write-out.ts';
import { Page } from '../kit/layout.tsx';
import { useTelling } from '../kit/toast.tsx';

/** How near to the end, in pixels, somebody must be for the page to follow the answer. */
const nearEnd = 240;

export function Screen(): ReactNode {
  const { state } = useChat();
  useFollowing(state.turns);
  useConversationInAddress();
  return (
    <Page title="Assistant" width="text">
      <h2 className="sr-only">Conversation</h2>
      {/* Not `aria-live`: reading out every token would drown the answer. The finished text is read from the status line. */}
      <div role="log" aria-live="off" aria-label="Conversation" className="grid min-h-[45dvh] content-start gap-6 pb-4">
        {state.turns.length === 0 && <Welcome />}
        {state.turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} />
        ))}
      </div>
      <Composer />
    </Page>
  );
}

/** The address names the conversation, so that a reload, a bookmark and Back find it again. */
function useConversationInAddress(): void {
  const { chat, state } = useChat();
  const { announce } = useTelling();
  const { filters, change } = useFilters(['conversation'] as const);
  const asked = useRef(filters.conversation);
  useEffect(() => {
    const wanted = asked.current;
    asked.current = '';
    if (wanted === '' || wanted === state.id || state.turns.length > 0) {
      if ((state.id ?? '') !== filters.conversation) change({ conversation: state.id ?? '' });
      return;
    }
    chat.open(wanted).catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      announce(error.message);
      change({ conversation: '' });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another conversation changes the address
  }, [state.id]);
}

/** Keeps the end in sight for whoever is near it, and for whoever has just said something. */
function useFollowing(turns: readonly unknown[]): void {
  const shown = useRef(turns.length);
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    const isNear = scrollHeight - window.scrollY - window.innerHeight < nearEnd;
    if (isNear || turns.length > shown.current) window.scrollTo({ top: scrollHeight });
    shown.current = turns.length;
  }, [turns]);
}

function Welcome(): ReactNode {
  const { api, session } = useService();
  const { chat } = useChat();
  const sandbox = useQuery(sandboxQuery(api, session)).data;
  const isSandbox = session.organization.mode === 'sandbox';
  const mayAct = useAllowed('operations:*');
  const real = useExamples(mayAct && !isSandbox);
  const examples = isSandbox ? sandbox : real;
  const suggestions = mayAct ? examples && suggestionsFrom(examples) : general;
  const name = session.user?.name.split(' ', 1)[0];
  return (
    <div className="grid gap-6">
      <div>
        <p className="text-xl font-semibold">
          {name !== undefined && `Hello ${name}. `}
          {mayAct ? 'What would you like to do?' : 'What would you like to know?'}
        </p>
        <p className="mt-1 text-muted">
          {mayAct
            ? 'Write it as you would to a colleague. Every action is logged, and almost every action can be undone.'
            : 'Ask as you would ask a colleague. With your role the assistant looks things up and changes nothing.'}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {suggestions?.map(({ label, text }) => (
          <li key={text}>
            <button
              type="button"
              className="grid h-full w-full content-start gap-1 rounded-card border border-line bg-surface p-4 text-start hover:border-field hover:bg-soft"
              onClick={() => {
                // Among real people an example is only written out: whoever means it sends it.
                if (!isSandbox && mayAct) writeOut(text);
                else {
                  chat.say(text);
                  document.querySelector<HTMLElement>('#instruction')?.focus();
                }
              }}
            >
              <span className="text-xs font-semibold tracking-wide text-accent uppercase">{label}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** People, stages and managers who are really there. */
function useExamples(isWanted: boolean) {
  const { api } = useService();
  const pipeline = useQuery({ ...pipelineQuery(api), refetchInterval: false, enabled: isWanted }).data;
  const users = useQuery({ ...usersQuery(api), enabled: isWanted }).data;
  return (
    pipeline && {
      ...pipeline,
      jobs: pipeline.jobs.map(({ job_id: id, ...job }) => ({ id, ...job })),
      users: users?.data.map(({ user_id: id, name }) => ({ id, name })),
    }
  );
}
