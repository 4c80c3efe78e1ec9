// The real widget beside its settings. It is begun on request: each beginning counts as an opened chat in the applicant flow.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Settings } from '../api/wire.ts';
import { Button } from '../kit/button.tsx';

type Widget = Settings['widget'];

/** The service's own script, the same that stands on other pages; it defines the element. */
const script = '/w/v1/widget.js';

const attributesOf = ({ key, accent, theme, title, privacy_url: privacy }: Widget, language: 'en' | 'es') => ({
  key,
  mode: 'inline',
  lang: language,
  theme,
  accent,
  'title-text': title[language] ?? null,
  'privacy-url': privacy,
});

export function WidgetPreview({ widget }: { widget: Widget }): ReactNode {
  const [language, setLanguage] = useState<'en' | 'es' | undefined>(undefined);
  if (widget.key === null)
    return (
      <p className="rounded-small bg-info-bg p-3 text-sm text-info">
        With a publishable key the chat can be seen here as it will look.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={language === 'en'} onClick={() => setLanguage('en')}>
          Preview in English
        </Button>
        <Button aria-pressed={language === 'es'} onClick={() => setLanguage('es')}>
          Preview in Spanish
        </Button>
      </div>
      {language !== undefined && (
        <>
          <Shown key={language} widget={widget} language={language} />
          <p className="text-sm text-muted">
            Heading, accent and colors follow what you change above; greeting, logo and privacy page are those that were
            saved last. Each preview counts as one opened chat.
          </p>
        </>
      )}
    </div>
  );
}

function Shown({ widget, language }: { widget: Widget; language: 'en' | 'es' }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const chat = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const target = place.current;
    void import(/* @vite-ignore */ script).catch(() => undefined);
    const made = document.createElement('muster-chat');
    chat.current = made;
    dress(made, attributesOf(widget, language));
    target?.replaceChildren(made);
    return () => target?.replaceChildren();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once; what changes later is told to it below
  }, [language]);
  useEffect(() => {
    if (chat.current !== undefined) dress(chat.current, attributesOf(widget, language));
  }, [widget, language]);
  return <div ref={place} className="h-[32rem] overflow-hidden rounded-card border border-line" />;
}

function dress(chat: HTMLElement, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) chat.removeAttribute(name);
    else if (chat.getAttribute(name) !== value) chat.setAttribute(name, value);
}
