import { calendarDay } from '@kardan/contract/values/calendar-day';
import { storedText } from '@kardan/contract/values/stored-text';
import { textForms } from '@kardan/contract/values/text-forms';
import { z } from 'zod';

// What the place where a list goes on is made of. Each part takes what the database takes for the column that it is compared with, and
// no more: at what somebody made up, the question would fail.

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/;

/** As PostgreSQL writes it, to the microsecond: a Date would lose rows of the same millisecond. */
export const placeMoment = z.string().refine((given) => {
  const [date, time = '', ...more] = given.split(' ');
  return calendarDay.safeParse(date).success && timeOfDay.test(time) && more.length === 0;
});

/** An id that the database has counted out. */
export const placeNumber = z.string().regex(textForms.listingId);

export const placeText = storedText(z.string());
