// One message with what it comes to: who is spoken for, what was said, how far the conversation is, and in which language.
import type { TenantId } from '../../../core/ids.ts';
import type { Language } from '../language.ts';
import type { ChatState } from './chat-state.ts';
import type { Reply } from './reply.ts';
import type { Words } from './words/en.ts';

export interface Turn {
  readonly client: TenantId;
  readonly message: string;
  readonly state: ChatState;
  readonly language: Language;
  readonly words: Words;
}

export interface Went {
  readonly replies: readonly Reply[];
  readonly state: ChatState;
}
