// Hands the open conversation to whoever shows it or says something in it.
import { useSyncExternalStore } from 'react';
import { useService, type Service } from '../app/service.tsx';
import { useTelling } from '../kit/toast.tsx';
import { OpenConversation, type ConversationState } from './conversation.ts';

/** One for each person who signed in, from the first time that somebody looks: most screens are opened without it. */
const open = new WeakMap<Service, OpenConversation>();

export function useChat(): { readonly chat: OpenConversation; readonly state: ConversationState } {
  const service = useService();
  const { whisper } = useTelling();
  const { api, newKey } = service;
  const chat = open.get(service) ?? new OpenConversation({ api, newKey, whisper });
  open.set(service, chat);
  return { chat, state: useSyncExternalStore(chat.subscribe, chat.state) };
}
