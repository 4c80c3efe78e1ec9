// What a veteran wants next, read from a few words or from the label of a button.

type Plain = 'matches' | 'resume' | 'review' | 'restart' | 'skills' | 'yes' | 'no' | 'help';

export type Intent =
  | { readonly kind: Plain }
  | { readonly kind: 'apply'; readonly which: number | undefined }
  | { readonly kind: 'places'; readonly places: readonly string[] }
  | { readonly kind: 'other' };

// Without accents: people leave them out on a phone.
const patterns: readonly (readonly [RegExp, Plain])[] = [
  [/^(start over|restart|reset|new code|begin again|empezar|comenzar|otro codigo)\b/, 'restart'],
  [
    /\b(talk to|speak to|speak with|human|a person|recruiter|review|una persona|hablar con|revis(e|ion|ar))\b/,
    'review',
  ],
  [/\bresume|\bcv\b|\bcurriculum\b/, 'resume'],
  [/\b(skills?|habilidad(es)?)\b/, 'skills'],
  [
    /\b(jobs?|match(es)?|openings?|positions?|requisitions?|vacanc(y|ies)|empleos?|trabajos?|vacantes?|puestos?)\b/,
    'matches',
  ],
  [/^(yes|y|yep|yeah|correct|right|that s right|that is right|sure|ok|okay|si|correcto|claro)\b/, 'yes'],
  [/^(no|n|nope|wrong|not right|incorrect|incorrecto)\b/, 'no'],
  [/^(help|what can you do|options|menu|ayuda|opciones)\b/, 'help'],
];

const plain = (message: string): string =>
  message
    .slice(0, 400)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[.!?¡¿']/g, ' ')
    .trim();

export function readIntent(message: string): Intent {
  const text = plain(message);
  const apply = /^(?:apply|solicitar)\b(?:.*?\b(\d{1,2})\b)?/.exec(text);
  if (apply !== null) return { kind: 'apply', which: apply[1] === undefined ? undefined : Number(apply[1]) };
  const places =
    /^(?:places?|locations?|near|in|i (?:live|want to work) in|lugar(?:es)?|cerca de|en|vivo en)\b:?\s+(.+)$/.exec(
      message.slice(0, 400).trim().toLowerCase(),
    );
  if (places?.[1] !== undefined) return { kind: 'places', places: splitPlaces(places[1]) };
  const found = patterns.find(([pattern]) => pattern.test(text));
  return found === undefined ? { kind: 'other' } : { kind: found[1] };
}

/** `Dallas, TX; Houston, TX` and `Dallas TX or Houston TX`. */
function splitPlaces(text: string): string[] {
  return text
    .split(/;|\s(?:or|and|o|y)\s/)
    .map((place) => place.trim().slice(0, 120))
    .filter((place) => place.length > 1)
    .slice(0, 10);
}
