// Everything that the channels of one organization keep, as one port.
import type { ChannelStores } from '../../core/ports/channels.ts';
import { createAbsences } from './absences.ts';
import { createApprovalLinks } from './approval-links.ts';
import { type ChannelDependencies, createChannelEvents } from './events.ts';
import { createIdentities } from './identities.ts';
import { createPosts } from './posts.ts';
import { createSentFiles } from './sent-files.ts';

export const createChannelStores = (dependencies: ChannelDependencies): ChannelStores => ({
  events: createChannelEvents(dependencies),
  identities: createIdentities(dependencies.database, dependencies.tenant),
  posts: createPosts(dependencies.database, dependencies.tenant),
  absences: createAbsences(dependencies.database, dependencies.tenant),
  links: createApprovalLinks(dependencies.database, dependencies.tenant),
  files: createSentFiles(dependencies),
});
