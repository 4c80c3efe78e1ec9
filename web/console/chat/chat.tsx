// Hands the open conversation to whoever shows it or says something in it.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useService } from '../app/service.tsx';
import { useTelling } from '../kit/toast.tsx';
import { OpenConversation, type ConversationState } from './conversation.ts';

const ChatContext = createContext<OpenConversation | undefined>(undefined);

export function ChatProvider({ children }: { children: ReactNode }): ReactNode {
  const { api, newKey } = useService();
  const { whisper } = useTelling();
  const queries = useQueryClient();
  const [chat] = useState(
    () => new OpenConversation({ api, newKey, whisper, changed: () => void queries.invalidateQueries() }),
  );
  return <ChatContext value={chat}>{children}</ChatContext>;
}

export function useChat(): { readonly chat: OpenConversation; readonly state: ConversationState } {
  const chat = useContext(ChatContext);
  if (chat === undefined) throw new Error('useChat needs a ChatProvider above it');
  return { chat, state: useSyncExternalStore(chat.subscribe, chat.state) };
}
