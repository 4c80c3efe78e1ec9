// The script of the API reference: sends the form's request and shows the answer. Plain JavaScript for the browser.

export const script = `document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (form.dataset.method === undefined) return;
  event.preventDefault();
  const output = form.querySelector('output');
  output.textContent = 'Sending…';
  const headers = {};
  if (form.key.value !== '') headers.authorization = 'Bearer ' + form.key.value;
  const body = form.body === undefined || form.body.value === '' ? undefined : form.body.value;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const started = performance.now();
  try {
    const address = new URL(form.address.value, location.origin);
    if (address.origin !== location.origin) throw new Error('the address must be one of this service');
    const answer = await fetch(address, { method: form.dataset.method, headers, body, credentials: 'omit' });
    const spent = Math.round(performance.now() - started);
    output.textContent = answer.status + ' in ' + spent + ' ms\\n' + (await answer.text());
  } catch (error) {
    output.textContent = 'Not sent: ' + error.message;
  }
});
`;
