// When a real-time run last read everything: sources that give a token for changes have no instant to tell it by.
export const syncScanned = `
  alter table sync add column scanned_at timestamptz;`;
