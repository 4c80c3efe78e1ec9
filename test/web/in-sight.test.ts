// The chosen step of a drawing is seen whole, and the drawing stays where it is when it is.
import { expect, test } from 'vitest';
import { moved } from '../../web/console/builder/moved.ts';

const box = { x: 600, y: 100, width: 240, height: 100 };

test('a step that is seen whole leaves the drawing where it is', () => {
  const view = { x: 10, y: 20, zoom: 1 };
  expect(moved(view, box, { width: 900, height: 500 })).toEqual(view);
});

test('a step that the panel pushed out comes to the middle of the axis it left', () => {
  const view = { x: 10, y: 20, zoom: 1 };
  expect(moved(view, box, { width: 500, height: 500 })).toEqual({ x: 130 - 600, y: 20, zoom: 1 });
});

test('the enlargement stays, and counts', () => {
  const view = { x: 0, y: 0, zoom: 0.5 };
  expect(moved(view, box, { width: 450, height: 80 })).toEqual({ x: 0, y: 15 - 50, zoom: 0.5 });
});
