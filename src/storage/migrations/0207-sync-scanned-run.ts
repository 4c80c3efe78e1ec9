// The number of the last look of a real-time run that read everything: what is gone at the source is told by it, also while later
// looks ask for changes alone.
export const syncScannedRun = `
  alter table sync add column scanned_run integer;`;
