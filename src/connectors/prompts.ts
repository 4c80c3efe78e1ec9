// What many systems ask of whoever connects, in the same words everywhere.

const application = (help: string) =>
  [
    { key: 'client_id', label: 'Client id', help },
    { key: 'client_secret', label: 'Client secret', secret: true, help: 'Beside the client id.' },
  ] as const;

/** For authorization codes: the connect page fills the refresh token in by itself. `help`: where the application is made over there. */
export const oauthClient = (help: string) =>
  [
    ...application(help),
    {
      key: 'refresh_token',
      label: 'Refresh token',
      secret: true,
      optional: true,
      help: 'Filled in by the connect page.',
    },
  ] as const;

/** For client credentials, and applications of other kinds. */
export const oauthApplication = application;

/** Systems that take no rejection without one of their own reasons. */
export const rejectReason = {
  key: 'reject_reason',
  label: 'Reason for rejections that name none',
  optional: true,
  help: 'The words of one of the reasons in the other system; “Other” where it has that.',
} as const;

/** Of systems that letters leave through. */
export const letterSender = {
  key: 'sender',
  label: 'Sender of letters',
  optional: true,
  example: 'talent@acme.example',
  pattern: String.raw`^\S+@\S+$`,
  help: 'Needed as the organization’s mail system; an address that is verified over there.',
} as const;

/** Of systems that texts leave through. `which`: which number it may be. */
export const textSender = (which: string) =>
  ({
    key: 'sender',
    label: 'Number that texts leave from',
    optional: true,
    example: '+13125550100',
    pattern: String.raw`^\+[1-9]\d{6,14}$`,
    help: `Needed for text messages to candidates: ${which}, with its country.`,
  }) as const;
