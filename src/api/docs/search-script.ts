// The search of the docs in the browser: the index is asked for once, with the first letter, and looked through here.

import { searchRank } from './search-rank.ts';

export const searchScript = `(() => {
${searchRank}
  const field = document.getElementById('q');
  const found = document.getElementById('found');
  if (field === null || found === null) return;
  field.hidden = false;
  let index;
  const load = async () => {
    const answer = await fetch('/docs/search.json', { credentials: 'omit' });
    return (await answer.json()).map(prepared);
  };
  const marked = (text) => pieces(text, field.value).map((piece, at) => {
    if (at % 2 === 0) return piece;
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return mark;
  });
  const entryOf = ({ title, to, text }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = to;
    const head = document.createElement('b');
    head.append(...marked(title));
    link.addEventListener('click', () => (found.hidden = true));
    const more = document.createElement('span');
    more.append(...marked(excerpt(text, field.value)));
    link.append(head, more);
    item.append(link);
    return item;
  };
  const show = async () => {
    const query = field.value;
    found.hidden = query.trim() === '';
    if (found.hidden) return;
    if (index === undefined) found.textContent = 'Searching…';
    index ??= load();
    let hits;
    try {
      hits = rank(await index, query);
    } catch {
      index = undefined;
      found.textContent = 'The search cannot be reached. Try again.';
      return;
    }
    // Somebody has typed on meanwhile.
    if (query !== field.value) return;
    const list = document.createElement('ol');
    list.append(...hits.slice(0, 12).map(entryOf));
    const count = document.createElement('p');
    count.textContent = hits.length === 0 ? 'Nothing found. Try another word.' : hits.length === 1 ? '1 result' : hits.length + ' results';
    found.replaceChildren(count, list);
  };
  field.addEventListener('input', show);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
  });
  const move = (event) => {
    const all = [field, ...found.querySelectorAll('a')];
    const at = all.indexOf(document.activeElement);
    if (found.hidden || at === -1) return;
    event.preventDefault();
    all.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % all.length).focus();
  };
  addEventListener('pointerdown', ({ target }) => {
    if (!target.closest('.search')) found.hidden = true;
  });
  field.addEventListener('focus', () => (found.hidden = field.value === ''));
  addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event);
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      field.focus();
    }
    if (event.key === 'Escape' && !found.hidden) {
      field.focus();
      found.hidden = true;
    }
  });
})();
`;
