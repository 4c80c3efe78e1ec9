// A page of an employer, with and without the widget's one line: served from an origin of its own, as in life.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const jobs = [
  'Registered Nurse',
  'Warehouse Supervisor',
  'Field Technician',
  'Account Executive',
  'Line Cook',
  'Welder',
];
const page = (widget: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Careers</title>
<meta name="description" content="Open jobs"><link rel="icon" href="data:,">
<style>body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}li{padding:.5rem 0}</style></head>
<body><main><h1>Work with us</h1><p>We hire all year. Choose a job, or write to us.</p><ul>
${jobs.map((job) => `<li><h2>${job}</h2><p>Full time, with benefits from the first day. Teams of eight to twelve people.</p></li>`).join('')}
</ul></main>${widget}</body></html>`;

interface HostPage {
  readonly origin: string;
  /** From now on `/with-widget` carries it. */
  putWidget(script: string, key: string): void;
  close(): void;
}

export async function hostPage(): Promise<HostPage> {
  let widget = '';
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(request.url === '/with-widget' ? widget : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    putWidget: (script, key) => void (widget = `<script async src="${script}" data-key="${key}"></script>`),
    close: () => void server.close(),
  };
}
