// What has just changed, as it travels: a kind and an id.
import { z } from 'zod';
import { type NewsKind, newsScopes } from '../../core/ports/news.ts';
import { component } from '../docs/components.ts';

const kinds = Object.keys(newsScopes).filter((kind): kind is NewsKind => kind in newsScopes);

export const WireNews = component(
  'News',
  z.object({
    id: z.string().describe('Its place: send the last one back as Last-Event-ID.'),
    kind: z.enum(kinds),
    subject: z.string().describe('Id of what changed.'),
  }),
);
