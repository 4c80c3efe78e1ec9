// The pages of single sign-on, made by hand: no script, the style of the connect pages, every text escaped.
import type { Problem } from '../../core/problem.ts';
import { escaped } from '../docs/html.ts';

const shell = (title: string, body: string): string =>
  '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escaped(title)}</title><link rel="stylesheet" href="/connect/style.css"></head>` +
  `<body><header><span class="brand">Muster</span></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

/** `organization`: what was entered, or what this browser signed in to last. */
export function organizationPage({ organization, to }: { organization: string; to: string | undefined }): string {
  const landing = to === undefined ? '' : `<input type="hidden" name="to" value="${escaped(to)}">`;
  return shell(
    'Sign in with your organization',
    '<form method="post" action="/sso"><label for="organization">Name of your organization</label>' +
      `<input id="organization" name="organization" required maxlength="128" autocomplete="organization" value="${escaped(organization)}">` +
      `${landing}<p class="help">As your admin gave it to you, such as <code>northwind</code>.</p>` +
      '<button>Continue</button></form>',
  );
}

export const refusedPage = ({ message }: Problem): string =>
  shell(
    'Signing in did not work',
    `<p class="alert" role="alert">${escaped(message)}</p><p><a href="/sso">Start again</a></p>`,
  );
