// Everything that the channels of one organisation keep, as one port.
import type { ChannelStores } from '../../core/ports/channels.ts';
import { createAbsences } from './absences.ts';
import { createApprovalLinks } from './approval-links.ts';
import { type ChannelParts, createChannelEvents } from './events.ts';
import { createIdentities } from './identities.ts';
import { createPosts } from './posts.ts';
import { createSentFiles } from './sent-files.ts';

export const createChannelStores = (parts: ChannelParts): ChannelStores => ({
  events: createChannelEvents(parts),
  identities: createIdentities(parts.database, parts.tenant),
  posts: createPosts(parts.database, parts.tenant),
  absences: createAbsences(parts.database, parts.tenant),
  links: createApprovalLinks(parts.database, parts.tenant),
  files: createSentFiles(parts),
});
