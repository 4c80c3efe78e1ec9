// One exchange on the page.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { settingsQuery } from '../api/settings.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { ActionCard } from '../cards/action-card.tsx';
import { ApprovalCard } from '../cards/approval-card.tsx';
import { DraftOf } from '../cards/draft-card.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Hidden } from '../kit/layout.tsx';
import { Notice } from '../kit/states.tsx';
import { useChat } from './chat.tsx';
import { Facts } from './facts.tsx';
import { filtersOf, progressOf, saidBeside, type Card, type End, type Turn } from './turns.ts';
import type { Question, TurnUsage } from '../api/wire.ts';
import { writeOut } from './write-out.ts';
import { moneyWords, tokensOf } from '../usage/words.ts';

const FoundPeople = lazy(async () => ({ default: (await import('./found-people.tsx')).FoundPeople }));

export function TurnView({ turn }: { turn: Turn }): ReactNode {
  const said = saidBeside(turn);
  return (
    <div className="grid gap-4">
      <div className="ms-10 justify-self-end rounded-card rounded-ee-none bg-accent px-4 py-2.5 whitespace-pre-wrap text-on-accent">
        <Hidden>You: </Hidden>
        {turn.said}
      </div>
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="mt-0.5 hidden size-8 shrink-0 place-items-center rounded-small bg-accent text-on-accent sm:grid"
        >
          <Icon name="check" />
        </span>
        <div className="grid min-w-0 flex-1 gap-3">
          <Hidden>Muster: </Hidden>
          <p className="pt-1 whitespace-pre-wrap">{said.text}</p>
          {said.examples.length > 0 && <Examples examples={said.examples} />}
          <Facts turn={turn} />
          {turn.cards.map((card) => (
            <CardView key={card.kind === 'action' ? card.entry.action_id : card.approval.action_id} card={card} />
          ))}
          {turn.questions.map((question) => (
            <Choices key={question.question} turn={turn} question={question} />
          ))}
          {turn.usage !== undefined && <Cost usage={turn.usage} />}
          {!turn.isOver && <Working turn={turn} />}
          {turn.end !== undefined && <EndView turn={turn} end={turn.end} />}
        </div>
      </div>
    </div>
  );
}

/** What can be said here, a press each: written out, for whoever means it to send it. */
const Examples = ({ examples }: { examples: readonly string[] }): ReactNode => (
  <ul className="flex flex-wrap gap-2">
    {examples.map((example) => (
      <li key={example}>
        <Button onClick={() => writeOut(example)}>{example}</Button>
      </li>
    ))}
  </ul>
);

/** What the model used for this message; for whoever may see what models cost. */
function Cost({ usage }: { usage: TurnUsage }): ReactNode {
  const { api } = useService();
  const mayKnow = useAllowed('usage:read');
  const settings = useQuery({ ...settingsQuery(api), enabled: mayKnow }).data;
  if (!mayKnow) return null;
  const { model, cost } = usage;
  const price = cost === undefined || settings === undefined ? undefined : moneyWords(cost, settings.model.currency);
  return (
    <p className="text-xs break-words text-muted">
      {[model, `${tokensOf(usage).toLocaleString('en-US')} tokens`, price].filter(Boolean).join(' · ')}
    </p>
  );
}

const CardView = ({ card }: { card: Card }): ReactNode =>
  card.kind === 'approval' ? (
    <ApprovalCard approval={card.approval} />
  ) : filtersOf(card.entry) !== undefined ? (
    <Suspense>
      <FoundPeople entry={card.entry} />
    </Suspense>
  ) : card.entry.status === 'draft' ? (
    <DraftOf entry={card.entry} />
  ) : (
    <ActionCard ask entry={card.entry} />
  );

/** What is under way, what is done so far, and, of what takes long, for how long. */
function Working({ turn }: { turn: Turn }): ReactNode {
  const seconds = useSeconds();
  return (
    <p className="flex items-center gap-1 py-1 text-sm text-muted">
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-pulse rounded-full bg-muted ${delay}`} />
      ))}
      <span className="ms-2 tabular-nums">
        {[progressOf(turn), ...(seconds < 3 ? [] : [`${String(seconds)} s`])].join(' · ')}
        {seconds >= 10 && '. It goes on if you leave this page; the action log shows what is done.'}
      </span>
    </p>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** One press answers; the pressed one stays marked. */
function Choices({ turn, question: { question, choices } }: { turn: Turn; question: Question }): ReactNode {
  const { chat } = useChat();
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      {/* The reply often ends with the question itself: once is enough. */}
      <p className={turn.text.includes(question) ? 'sr-only' : 'font-medium'}>{question}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ label }) => (
          <Button
            key={label}
            aria-pressed={turn.chosen === label}
            busy={turn.chosen !== undefined}
            onClick={() => chat.choose(turn, label)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

const broken = 'The connection broke before the answer was complete. Trying again does nothing twice.';
const stopped = 'You stopped reading. What was already asked for may still be done: the action log shows it.';

function EndView({ turn, end }: { turn: Turn; end: End }): ReactNode {
  const { chat } = useChat();
  const retry = (): void => chat.retry(turn);
  switch (end.kind) {
    case 'refused':
      return <Notice text={end.text} requestId={end.requestId} retry={retry} />;
    case 'broken':
      return <Notice text={broken} retry={retry} />;
    case 'stopped':
      return <p className="text-sm text-muted">{stopped}</p>;
    default:
      return end satisfies never;
  }
}
