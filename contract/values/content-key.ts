import { z } from 'zod';
import { textForms } from './text-forms.ts';

/** What joins the languages of a text; it never changes. */
export const contentKey = z.string().min(2).max(80).regex(textForms.contentKey);
