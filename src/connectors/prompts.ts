// What many systems ask of whoever connects, in the same words everywhere.

/** For authorization codes: the connect page fills the refresh token in by itself. */
export const oauthClient = [
  { key: 'client_id', label: 'Client id' },
  { key: 'client_secret', label: 'Client secret', secret: true },
  {
    key: 'refresh_token',
    label: 'Refresh token',
    secret: true,
    optional: true,
    help: 'Filled in by the connect page.',
  },
] as const;

export const oauthApplication = [
  { key: 'client_id', label: 'Client id' },
  { key: 'client_secret', label: 'Client secret', secret: true },
] as const;

/** Systems that take no rejection without one of their own reasons. */
export const rejectReason = {
  key: 'reject_reason',
  label: 'Reason for rejections that name none',
  optional: true,
  help: 'The words of one of the reasons in the other system; “Other” where it has that.',
} as const;
