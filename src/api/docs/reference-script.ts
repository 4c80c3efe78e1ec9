// The script of the docs: sends the form of an operation and shows the answer, copies code, and keeps the language of the examples.
// Plain JavaScript for the browser.

export const script = `(() => {
  const keyName = 'muster-docs-key';
  const pretty = (text) => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  };
  const requestOf = (form) => {
    let path = form.dataset.path;
    const query = new URLSearchParams();
    const headers = {};
    for (const field of form.querySelectorAll('[data-in]')) {
      const { in: place, name } = field.dataset;
      if (place === 'path') path = path.replace('{' + name + '}', encodeURIComponent(field.value));
      if (field.value === '') continue;
      if (place === 'query') query.append(name, field.value);
      if (place === 'header') headers[name] = field.value;
    }
    if (form.key && form.key.value !== '') headers.authorization = 'Bearer ' + form.key.value;
    const body = form.body === undefined || form.body.value === '' ? undefined : form.body.value;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const search = query.toString();
    return { address: path + (search === '' ? '' : '?' + search), headers, body };
  };
  const send = async (form, signal, show) => {
    const { address, headers, body } = requestOf(form);
    const started = performance.now();
    const credentials = headers.authorization === undefined ? 'same-origin' : 'omit';
    const answer = await fetch(address, { method: form.dataset.method, headers, body, credentials, signal });
    const head = () => answer.status + ' in ' + Math.round(performance.now() - started) + ' ms';
    let text = '';
    const decoder = new TextDecoder();
    for (const reader = answer.body?.getReader(); reader !== undefined;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      show(head(), text, answer.ok);
    }
    show(head(), pretty(text), answer.ok);
  };
  const running = new Map();
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (form.dataset.method === undefined) return;
    event.preventDefault();
    if (running.has(form)) return running.get(form).abort();
    const stop = new AbortController();
    running.set(form, stop);
    const button = form.querySelector(':scope > button');
    const output = form.querySelector('output');
    button.textContent = 'Stop';
    output.textContent = 'Sending…';
    const show = (head, text, isOk) => {
      const status = document.createElement('b');
      status.textContent = head;
      status.className = isOk ? 'ok' : 'bad';
      const answer = document.createElement('pre');
      answer.tabIndex = 0;
      answer.textContent = text === '' ? '(no body)' : text;
      output.replaceChildren(status, answer);
    };
    try {
      await send(form, stop.signal, show);
    } catch (error) {
      if (stop.signal.aborted) output.append('Stopped.');
      else output.textContent = 'Not sent: ' + error.message;
    }
    running.delete(form);
    button.textContent = 'Send';
  });

  const keys = document.querySelectorAll('form[data-method] [name=key]');
  for (const field of keys) {
    field.value = sessionStorage.getItem(keyName) ?? '';
    field.addEventListener('input', () => {
      sessionStorage.setItem(keyName, field.value);
      for (const other of keys) other.value = field.value;
    });
  }

  const languageName = 'muster-docs-language';
  const choose = (language) => {
    for (const radio of document.querySelectorAll('.tabs input')) if (radio.value === language) radio.checked = true;
  };
  choose(localStorage.getItem(languageName));
  document.addEventListener('change', ({ target }) => {
    if (!target.matches('.tabs input')) return;
    const before = target.getBoundingClientRect().top;
    localStorage.setItem(languageName, target.value);
    choose(target.value);
    // Examples above have another height now: what was chosen stays where it was.
    scrollBy(0, target.getBoundingClientRect().top - before);
  });

  for (const code of document.querySelectorAll('pre > code')) {
    const block = code.parentElement;
    const frame = document.createElement('div');
    frame.className = 'code';
    block.replaceWith(frame);
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = 'copy';
    copy.textContent = 'Copy';
    copy.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(code.textContent);
        copy.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(code);
        copy.textContent = 'Selected';
      }
      setTimeout(() => (copy.textContent = 'Copy'), 1500);
    });
    frame.append(block, copy);
  }

  const here = document.querySelector('nav [aria-current]');
  const rail = document.querySelector('nav');
  const menu = document.createElement('button');
  menu.type = 'button';
  menu.className = 'menu';
  menu.textContent = '☰ ' + rail.getAttribute('aria-label');
  menu.setAttribute('aria-controls', 'entries');
  menu.setAttribute('aria-expanded', 'false');
  menu.addEventListener('click', () =>
    menu.setAttribute('aria-expanded', String(menu.getAttribute('aria-expanded') === 'false')),
  );
  rail.prepend(menu);
  if (here !== null && rail.scrollHeight > rail.clientHeight) rail.scrollTop = here.offsetTop - rail.clientHeight / 3;

  // The operation that is being read is marked in the navigation.
  const links = new Map([...document.querySelectorAll('nav .operations a')].map((link) => [link.hash.slice(1), link]));
  const mark = (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const [id, link] of links) link.toggleAttribute('data-here', id === target.id);
    }
  };
  const reading = new IntersectionObserver(mark, { rootMargin: '-20% 0px -75% 0px' });
  for (const id of links.keys()) reading.observe(document.getElementById(id));
})();
`;
