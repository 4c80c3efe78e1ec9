// What the veteran fills in: the code with branch and places, the own words, or a short message.
import { element } from './element.ts';
import type { VisitorMessage } from './service.ts';
import type { Suggestion } from './wire.ts';
import type { Words } from './words/en.ts';

/** As the service names them; they are proper names in every language. */
const branches = ['Army', 'Navy', 'Air Force', 'Marines', 'Coast Guard', 'Space Force'] as const;

export interface FormDependencies {
  readonly words: Words;
  /** `echo` is what the conversation shows of it. */
  readonly send: (said: VisitorMessage, echo: string) => void;
  readonly suggest: (text: string, branch: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  readonly privacyUrl: string | undefined;
  /** To the form for own words, or back. */
  readonly turnTo: (form: 'code' | 'describe') => void;
}

const field = (label: string, control: HTMLElement, hint?: HTMLElement): HTMLElement =>
  element('label', {}, label, control, hint);

const submitted = (act: () => void) => (event: Event) => {
  event.preventDefault();
  act();
};

/** The road of two fields and one button to ranked jobs. */
export function codeForm({ words, send, suggest, privacyUrl, turnTo }: FormDependencies): HTMLElement {
  const list = element('datalist', { id: 'codes' });
  const code = element('input', {
    name: 'code',
    required: true,
    maxlength: '60',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    list: 'codes',
    placeholder: words.codeHint,
  });
  const branch = element(
    'select',
    { name: 'branch' },
    element('option', { value: '' }, words.anyBranch),
    ...branches.map((name) => element('option', { value: name }, name)),
  );
  const places = element('input', {
    name: 'places',
    maxlength: '400',
    autocomplete: 'off',
    placeholder: words.placesHint,
  });
  listSuggestions({ code, branch, list, suggest });
  const submit = (): void => {
    const typed = code.value.trim();
    const wishes = places.value
      .split(';')
      .map((place) => place.trim().slice(0, 120))
      .filter((place) => place !== '')
      .slice(0, 10);
    const profile = {
      mos_code: typed,
      ...(branch.value === '' ? {} : { branch: branch.value }),
      location_preferences: wishes,
    };
    if (typed === '') code.focus();
    else send({ profile }, [typed, branch.value, wishes.join('; ')].filter((part) => part !== '').join(' · '));
  };
  return element(
    'form',
    { submit: submitted(submit) },
    element('div', { class: 'row' }, field(words.code, code, list), field(words.branch, branch)),
    field(words.places, places),
    element('button', { class: 'main', part: 'button' }, words.find),
    element(
      'div',
      { class: 'row small' },
      element('button', { type: 'button', class: 'plain', click: () => turnTo('describe') }, words.noCode),
      privacyUrl === undefined
        ? undefined
        : element('a', { class: 'plain', href: privacyUrl, target: '_blank', rel: 'noopener' }, words.privacy),
    ),
  );
}

interface Suggesting {
  readonly code: HTMLInputElement;
  readonly branch: HTMLSelectElement;
  readonly list: HTMLDataListElement;
  readonly suggest: FormDependencies['suggest'];
}

const pauseMs = 180;

/** The browser's own list: it is drawn and read aloud as people know it, and asked for only when typing pauses. */
function listSuggestions({ code, branch, list, suggest }: Suggesting): void {
  let timer = 0;
  let asking = new AbortController();
  let known: readonly Suggestion[] = [];
  const look = async (): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    try {
      known = await suggest(code.value.trim(), branch.value, asking.signal);
    } catch {
      // Suggestions are a courtesy: without them the code is typed to its end.
      return;
    }
    list.replaceChildren(...known.map((one) => element('option', { value: one.code }, `${one.branch} · ${one.title}`)));
  };
  code.addEventListener('input', () => {
    clearTimeout(timer);
    const [chosen, ...others] = known.filter((one) => one.code === code.value);
    if (chosen !== undefined && others.length === 0 && branch.value === '') branch.value = chosen.branch;
    else if (code.value.trim().length > 1) timer = window.setTimeout(() => void look(), pauseMs);
  });
}

/** The road for rare and old codes, and for whoever does not remember theirs. */
export function describeForm({ words, send, turnTo }: FormDependencies): HTMLElement {
  const text = element('textarea', {
    name: 'description',
    rows: '4',
    required: true,
    maxlength: '8000',
    'aria-describedby': 'hint',
  });
  const submit = (): void => {
    const message = text.value.trim();
    if (message === '') text.focus();
    else send({ message }, message);
  };
  return element(
    'form',
    { submit: submitted(submit) },
    field(words.describe, text),
    element('p', { id: 'hint', class: 'hint' }, words.describeHint),
    element('button', { class: 'main', part: 'button' }, words.findSkills),
    element('button', { type: 'button', class: 'plain', click: () => turnTo('code') }, words.backToCode),
  );
}

/** For everything after that: answers are mostly buttons, and any of them may be typed. */
export function messageForm({ words, send, turnTo }: FormDependencies): HTMLElement {
  const text = element('input', {
    name: 'message',
    maxlength: '2000',
    autocomplete: 'off',
    'aria-label': words.message,
    placeholder: words.message,
  });
  const submit = (): void => {
    const message = text.value.trim();
    if (message === '') text.focus();
    else send({ message }, message);
  };
  return element(
    'form',
    { submit: submitted(submit) },
    element('div', { class: 'line' }, text, element('button', { class: 'main', part: 'button' }, words.send)),
    element('button', { type: 'button', class: 'plain', click: () => turnTo('code') }, words.backToCode),
  );
}
