// Words that were said about a candidate become a letter to them: second person, greeting, signature.
import { describe, expect, test } from 'vitest';
import { subjectFor, wordLetter } from '../../../src/services/operations/letter-wording.ts';

const wording = {
  name: 'Wei Zhang',
  others: ['Dana Whitfield', 'Kwame Asante', 'June Park'],
  tone: 'neutral',
  sender: 'Dana Whitfield',
} as const;

const bodyOf = (said: string): string | undefined => wordLetter(said, wording).split('\n\n')[1];

describe('what is said about the reader is said to them', () => {
  test.each([
    ["we'll get back to him by Friday", "We'll get back to you by Friday."],
    ['that we’ll get back to her by Friday', 'We’ll get back to you by Friday.'],
    ['we will call them tomorrow', 'We will call you tomorrow.'],
    ['his shots came through fine', 'Your shots came through fine.'],
    ['her call is at 11 today as planned', 'Your call is at 11 today as planned.'],
    ['we loved their portfolio', 'We loved your portfolio.'],
    ['we will call her monday', 'We will call you monday.'],
    ['we will send her the forms', 'We will send you the forms.'],
    ['we received her documents', 'We received your documents.'],
    ['we have two desks by the window and he can choose', 'We have two desks by the window and you can choose.'],
    ['the test can wait until after her exams', 'The test can wait until after your exams.'],
    ['we loved meeting her and will come back to her', 'We loved meeting you and will come back to you.'],
    [
      "he should bring steel-toed boots and his driver's license",
      "You should bring steel-toed boots and your driver's license.",
    ],
    ['unfortunately he was not selected', 'Unfortunately you were not selected.'],
    ["he's on the shortlist", "You're on the shortlist."],
    ["he's got the job", "You've got the job."],
    ["she'll meet the team", "You'll meet the team."],
    ["she doesn't need to bring her laptop", "You don't need to bring your laptop."],
    ["she isn't on the list yet", "You aren't on the list yet."],
    ['she has passed and needs to sign the form', 'You have passed and need to sign the form.'],
    ['he comes to the gate and brings his passport', 'You come to the gate and bring your passport.'],
    ['he tries again and was great', 'You try again and were great.'],
    ['he always arrives early', 'You always arrive early.'],
    ['the choice is his', 'The choice is yours.'],
    ['she can introduce herself', 'You can introduce yourself.'],
    ["i'd love to meet him", "I'd love to meet you."],
    ["Wei's interview is on Friday", 'Your interview is on Friday.'],
    ['Wei Zhang is on the shortlist', 'You are on the shortlist.'],
    ["you'll call him and he can reach you here", "We'll call you and you can reach us here."],
    ['we got his files. he was the first', 'We got your files. You were the first.'],
  ])('%s → %s', (said, written) => {
    expect(bodyOf(said)).toBe(written);
  });
});

describe('half a sentence becomes a whole one', () => {
  test.each([
    ['can she come on Thursday', 'Can you come on Thursday?'],
    ['is he still interested', 'Are you still interested?'],
    ['whether she can come on Thursday', 'Could you let us know whether you can come on Thursday?'],
    ['if he can come on Thursday', 'Could you let us know if you can come on Thursday?'],
    ['when he can start', 'Could you let us know when you can start?'],
    ['what salary he expects', 'Could you let us know what salary you expect?'],
    ['what his expectations are', 'Could you let us know what your expectations are?'],
    ['to bring his passport', 'Please bring your passport.'],
    ['not to worry about his references', 'Please do not worry about your references.'],
    ['for coming in', 'Thank you for coming in.'],
    ['for her patience', 'Thank you for your patience.'],
    ['for his references', 'Could you send us your references?'],
    ['about his interview on Friday', 'This is about your interview on Friday.'],
  ])('%s → %s', (said, written) => {
    expect(bodyOf(said)).toBe(written);
  });
});

describe('what may mean somebody or something else stays', () => {
  test.each([
    ['Dana sends her regards', 'Dana sends her regards.'],
    ['Kwame will ring his mobile', 'Kwame will ring his mobile.'],
    ['Dana will call him; she is looking forward to it', 'Dana will call you; she is looking forward to it.'],
    ['our CEO will call him, she is excited', 'Our CEO will call you, she is excited.'],
    ['Dana will call him and he should have his phone', 'Dana will call you and you should have your phone.'],
    ['the documents arrived and they look good', 'The documents arrived and they look good.'],
    ['the forms are done, we will post them', 'The forms are done, we will post them.'],
  ])('%s → %s', (said, written) => {
    expect(bodyOf(said)).toBe(written);
  });
});

describe('what is written to the reader already stays as it is', () => {
  test.each([
    ['what salary do you have in mind?', 'What salary do you have in mind?'],
    ['your references arrived, thank you', 'Your references arrived, thank you.'],
    ['bring your passport', 'Bring your passport.'],
    ['if you cannot make it, book another slot.', 'If you cannot make it, book another slot.'],
    ['we are moving you to Reference Calls', 'We are moving you to Reference Calls.'],
    ['parking is behind the building', 'Parking is behind the building.'],
    ['Wir melden uns bis Freitag', 'Wir melden uns bis Freitag.'],
  ])('%s', (said, written) => {
    expect(bodyOf(said)).toBe(written);
  });
});

test('the letter greets by first name and is signed by whoever asked', () => {
  expect(wordLetter("we'll get back to him by Friday", wording)).toBe(
    "Hi Wei,\n\nWe'll get back to you by Friday.\n\nKind regards\nDana Whitfield",
  );
});

test.each([
  ['warm', 'Warm regards'],
  ['neutral', 'Kind regards'],
  ['brief', 'Regards'],
] as const)('in a %s tone it closes with %s', (tone, closing) => {
  expect(wordLetter('we will call', { ...wording, tone }).split('\n\n')[2]).toBe(`${closing}\nDana Whitfield`);
});

test('where no person asked, the team signs', () => {
  expect(wordLetter('we will call', { ...wording, sender: undefined })).toMatch(/\nThe recruiting team$/);
});

test('whoever has no name that could be written is greeted all the same', () => {
  expect(wordLetter('we will call', { ...wording, name: 'unknown' })).toMatch(/^Hi there,\n/);
});

test('a letter that greets and closes already keeps its own words', () => {
  const letter = 'Dear Wei,\n\nDana will call you. She has your number.\n\nBest regards,\nDana';
  expect(wordLetter(letter, wording)).toBe(letter);
});

test('a letter that only greets is signed', () => {
  expect(wordLetter('Hi Wei, we will call you.', wording)).toBe(
    'Hi Wei, we will call you.\n\nKind regards\nDana Whitfield',
  );
});

test('a name that is also a word means the word', () => {
  const may = { ...wording, name: 'May Lin' };
  expect(wordLetter('we start in May', may).split('\n\n')[1]).toBe('We start in May.');
});

test('long and odd texts end in good time and lose nothing', () => {
  const text = `${'he says she and they '.repeat(450)}\n\n${'\u{1F600}'.repeat(50)} «…» ((( `;
  expect(wordLetter(text, wording)).toContain('\u{1F600}'.repeat(50));
});

describe('a letter has one language: that of its words', () => {
  test.each([
    ['que le escribimos el viernes con la respuesta', 'Le escribimos el viernes con la respuesta.'],
    ['gracias por su tiempo', 'Gracias por su tiempo.'],
    ['nos vemos mañana a las 10', 'Nos vemos mañana a las 10.'],
    ['¿puede venir el jueves?', '¿Puede venir el jueves?'],
    [
      'confirmamos la entrevista: martes a las 9, en la oficina',
      'Confirmamos la entrevista: martes a las 9, en la oficina.',
    ],
    [
      'lamentamos informarle de que el puesto ya no está disponible',
      'Lamentamos informarle de que el puesto ya no está disponible.',
    ],
    ['por favor traiga su pasaporte y el contrato firmado', 'Por favor traiga su pasaporte y el contrato firmado.'],
    ['te llamamos el lunes', 'Te llamamos el lunes.'],
  ])('%s', (said, body) => {
    expect(wordLetter(said, wording)).toBe(`Hola, Wei:\n\n${body}\n\nSaludos cordiales\nDana Whitfield`);
  });

  test('by tone, and for the team where no person stands behind it', () => {
    const said = 'gracias por su interés';
    expect(wordLetter(said, { ...wording, tone: 'warm', sender: undefined })).toMatch(
      /\n\nUn cordial saludo\nEl equipo de selección$/,
    );
    expect(wordLetter(said, { ...wording, name: '', tone: 'brief' })).toMatch(/^Hola:\n\n[^]*\n\nSaludos\n/);
  });

  test.each([
    'Hola Wei,\n\nNos vemos mañana.\n\nUn saludo,\nDana Whitfield',
    'Estimado Sr. Zhang:\n\nLe confirmamos la cita.\n\nAtentamente\nDana',
    'Buenos días, Wei:\n\nGracias por venir.\n\nMuchas gracias,\nDana',
  ])('a whole letter stays as it is', (said) => {
    expect(wordLetter(said, wording)).toBe(said);
  });

  test.each([
    'the interview with Señor de la Cruz is on Friday',
    'we look forward to seeing her in Los Angeles',
    'please ask for María del Carmen y Los Santos at the desk',
    'obrigado pelo seu tempo, falamos na segunda',
    'la ringraziamo per il suo tempo, le faremo sapere',
    'nous vous remercions pour votre candidature et les documents',
    'she passed, no problem',
    'OK',
  ])('%s is greeted in English', (said) => {
    expect(wordLetter(said, wording)).toMatch(/^Hi Wei,\n\n[^]*\n\nKind regards\nDana Whitfield$/);
  });

  test('the subject that nobody gave is in it, too', () => {
    expect(subjectFor('le escribimos el viernes', 'Soldador')).toBe('Candidatura: Soldador');
    expect(subjectFor("we'll write to her", 'Welder')).toBe('Your application: Welder');
  });
});
