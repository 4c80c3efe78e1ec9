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
