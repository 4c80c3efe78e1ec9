import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { htmlOf, plainOf } from '../../src/connectors/unified/note-html.ts';

test('what goes in as text comes out as the same text', () => {
  const line = string().map((text) => text.replaceAll(/[\r\n]/g, ' ').trim());
  assert(
    property(array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const text = lines.join('\n').trim();
      expect(plainOf(htmlOf(text))).toBe(text);
    }),
    { seed: 7 },
  );
});

test('paragraphs that a person wrote become lines', () => {
  expect(plainOf('<p>Prefers&nbsp;mornings</p><div>R&amp;D <b>lead</b></div>')).toBe('Prefers mornings\nR&D lead');
});
