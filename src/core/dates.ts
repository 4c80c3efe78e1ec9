// Days and times as callers give them. Stores and calendars count in spans that the whole of ISO 8601 does not fit into, and a
// year that no candidate lives in is a slip of the keyboard: it is named at the field. Dates of other systems stay as they are.
import { z } from 'zod';

const firstYear = 1900;
const lastYear = 2199;

const isNear = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= firstYear && year <= lastYear;
};
const message = `must lie between the years ${firstYear} and ${lastYear}`;

/** A day such as 2026-06-01. */
export const GivenDay = z.iso.date({ abort: true }).refine(isNear, message);

/** A time with its offset, such as 2026-06-01T15:00:00-05:00. */
export const GivenInstant = z.iso.datetime({ offset: true, abort: true }).refine(isNear, message);
