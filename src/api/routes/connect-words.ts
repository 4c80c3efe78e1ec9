// What the connect page itself says. Names of fields, their help and what other systems answer stay in the language of their source.
import type { Language } from '../../services/veteran/language.ts';

interface Words {
  readonly encrypted: string;
  readonly connect: (system: string) => string;
  readonly letInAgain: (system: string) => string;
  readonly asks: (brand: string, system: string) => string;
  readonly or: string;
  readonly goOn: (system: string) => string;
  readonly where: string;
  readonly test: string;
  readonly allow: string;
  readonly theseAlone: (records: string) => string;
  readonly example: (value: string) => string;
  readonly optional: string;
  readonly connected: string;
  readonly done: (system: string, brand: string) => string;
  readonly notPossible: string;
  /** Before the reason in the other system's or the service's own words; nothing where these are in the same language. */
  readonly because: string;
  /** In place of the service's own words, where these are in another language: by the code of the problem. */
  readonly gone: Readonly<Record<string, string>>;
}

const english: Words = {
  encrypted: 'Your entries are encrypted and used for this connection alone.',
  connect: (system) => `Connect ${system}`,
  letInAgain: (system) => `Let in again: ${system}`,
  asks: (brand, system) => `${brand} asks for access to an account of yours in ${system}.`,
  or: 'or',
  goOn: (system) => `Continue to ${system}`,
  where: 'Where do I find these?',
  test: 'Test and connect',
  allow: 'You will be asked to allow',
  theseAlone: (records) => `These permissions, and no others, are needed to read or write ${records}:`,
  example: (value) => `For example: ${value}`,
  optional: '(optional)',
  connected: 'Connected',
  done: (system, brand) => `${system} is connected to ${brand}. You can close this page.`,
  notPossible: 'Not possible',
  because: '',
  gone: {},
};

const spanish: Words = {
  encrypted: 'Lo que escriba se cifra y se usa solo para esta conexión.',
  connect: (system) => `Conectar ${system}`,
  letInAgain: (system) => `Volver a dar acceso: ${system}`,
  asks: (brand, system) => `${brand} pide acceso a una cuenta suya en ${system}.`,
  or: 'o',
  goOn: (system) => `Continuar a ${system}`,
  where: '¿Dónde encuentro estos datos?',
  test: 'Probar y conectar',
  allow: 'Se le pedirá que permita',
  theseAlone: (records) => `Hacen falta estos permisos, y ningún otro, para leer o escribir ${records}:`,
  example: (value) => `Por ejemplo: ${value}`,
  optional: '(opcional)',
  connected: 'Conexión hecha',
  done: (system, brand) => `${system} está conectado a ${brand}. Puede cerrar esta página.`,
  notPossible: 'No es posible',
  because: 'No ha funcionado. Esto se ha respondido:',
  gone: {
    not_found: 'Este enlace ya no es válido. Pida uno nuevo a quien se lo envió.',
    bad_request: 'Aquí nadie espera este acceso. Abra otra vez el enlace y empiece de nuevo.',
    rate_limited: 'Demasiados intentos. Espere un momento y abra otra vez el enlace.',
  },
};

export const connectWords: Readonly<Record<Language, Words>> = { en: english, es: spanish };
