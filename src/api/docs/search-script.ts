// The search of the docs in the browser: the index is asked for once, with the first letter, and looked through here.

export const searchScript = `(() => {
  const field = document.getElementById('q');
  const found = document.getElementById('found');
  if (field === null || found === null) return;
  field.hidden = false;
  const fold = (text) => text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase();
  let index;
  const load = async () => {
    const answer = await fetch('/docs/search.json', { credentials: 'omit' });
    return (await answer.json()).map((one) => ({ ...one, t: fold(one.title), x: fold(one.text) }));
  };
  const scoreOf = ({ t, x }, words) => {
    let score = 0;
    for (const word of words) {
      const inTitle = t.indexOf(word);
      const inText = x.indexOf(word);
      if (inTitle === -1 && inText === -1) return 0;
      const begins = inTitle === 0 || (inTitle > 0 && /\\W/.test(t[inTitle - 1]));
      score += inTitle === -1 ? 1 : begins ? 6 : 3;
    }
    return score;
  };
  const entryOf = ({ title, to, text }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = to;
    const head = document.createElement('b');
    head.textContent = title;
    link.addEventListener('click', () => (found.hidden = true));
    const more = document.createElement('span');
    more.textContent = text.length > 160 ? text.slice(0, 160) + '…' : text;
    link.append(head, more);
    item.append(link);
    return item;
  };
  const show = async () => {
    const words = fold(field.value).split(/\\s+/).filter((word) => word !== '');
    found.hidden = words.length === 0;
    if (words.length === 0) return;
    if (index === undefined) found.textContent = 'Searching…';
    index ??= load();
    let hits;
    try {
      hits = (await index).map((one) => [scoreOf(one, words), one]).filter(([score]) => score > 0);
    } catch {
      index = undefined;
      found.textContent = 'The search cannot be reached. Try again.';
      return;
    }
    hits.sort(([one], [other]) => other - one);
    const list = document.createElement('ol');
    list.append(...hits.slice(0, 12).map(([, one]) => entryOf(one)));
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
