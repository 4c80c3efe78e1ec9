// The language that a page for people from outside is written in: what its address asks for, else what the browser asks for first.
import type { FastifyRequest } from 'fastify';
import { Language } from '../../services/veteran/language.ts';

/** `?lang=es`, else `Accept-Language`; English where neither is spoken here. */
export function languageOf(request: FastifyRequest): Language {
  return spokenIn(
    new URLSearchParams(request.url.split('?')[1] ?? '').get('lang') ?? request.headers['accept-language'],
  );
}

export const spokenIn = (asked: string | undefined): Language =>
  Language.safeParse(asked?.slice(0, 2).toLowerCase()).data ?? 'en';
