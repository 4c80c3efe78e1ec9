// <muster-flow-builder client="acme" flow="flow_…">: the builder in a page of the operator's own. The page sets `token`, and a new
// one whenever the element asks for it; the token is handed to the frame by message and stands in no address.
const origin = new URL(document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href)
  .origin;

class MusterFlowBuilder extends HTMLElement {
  static readonly observedAttributes = ['client', 'flow'];
  readonly #frame = document.createElement('iframe');
  #token = '';

  /** Sent to the frame as soon as it listens. */
  set token(token: string) {
    this.#token = token;
    this.#send();
  }

  connectedCallback(): void {
    if (this.style.display === '') this.style.display = 'block';
    Object.assign(this.#frame.style, { border: '0', width: '100%', height: '100%', minHeight: '40rem' });
    this.#frame.title = this.getAttribute('label') ?? 'Flow builder';
    this.append(this.#frame);
    window.addEventListener('message', this.#hear);
    this.#open();
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#hear);
    this.#frame.remove();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#open();
  }

  #open(): void {
    const [client, flow] = [this.getAttribute('client'), this.getAttribute('flow')];
    if (client === null || flow === null) return;
    const address = `${origin}/embed/flows/${encodeURIComponent(client)}/${encodeURIComponent(flow)}`;
    if (this.#frame.src !== address) this.#frame.src = address;
  }

  #send(): void {
    if (this.#token !== '')
      this.#frame.contentWindow?.postMessage({ type: 'muster.token', token: this.#token }, origin);
  }

  readonly #hear = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== this.#frame.contentWindow || from !== origin) return;
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
    if (type === 'muster.ready') this.#send();
    if (type === 'muster.ready' || type === 'muster.token-wanted')
      this.dispatchEvent(new CustomEvent(type.slice('muster.'.length), { bubbles: true }));
  };
}

if (customElements.get('muster-flow-builder') === undefined)
  customElements.define('muster-flow-builder', MusterFlowBuilder);
