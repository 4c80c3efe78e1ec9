// The child process that reads one file that somebody sent, and ends. It is handed the bytes and nothing else: no environment, no
// secrets, no files but its own code.
import { readContent } from './read-content.ts';

process.on('disconnect', () => process.exit(0));
process.once('message', ({ extension, bytes }: { extension: string; bytes: Uint8Array }) => {
  process.send?.(readContent(extension, bytes), () => process.disconnect());
});
