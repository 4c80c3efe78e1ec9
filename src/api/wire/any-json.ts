// JSON that needs no second look: it was read by the JSON parser, or comes out of a store that keeps nothing else.
// Looking through it value by value would cost more than all the rest of an answer.
import { z } from 'zod';
import type { Json } from '../../core/json.ts';

export const AnyJson = z.custom<Json>();
export const AnyObject = z.record(z.string(), AnyJson);
