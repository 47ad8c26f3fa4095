import { z } from 'zod';

/** A day that a calendar has and the database keeps. A refinement, not a second pattern: what writes answers cannot merge two. */
export const calendarDay = z.iso.date().refine((day) => /^(19|20)/.test(day), { params: { code: 'day-beyond' } });
