// All talks, by what they are about.
import { answering } from './answering.ts';
import { correcting } from './correcting.ts';
import { declining } from './declining.ts';
import { persons } from './persons.ts';
import { pointing } from './pointing.ts';
import type { TalkScript } from './talk.ts';
import { approving, undoing } from './taking-back.ts';

export const talks: readonly (readonly [string, TalkScript])[] = Object.entries({
  pointing,
  correcting,
  answering,
  undoing,
  approving,
  declining,
  persons,
}).flatMap(([about, scripts]) => scripts.map((script) => [`${about}: ${script.name}`, script] as const));
