// Why a backup cannot be made or put back, in words for an operator.
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
