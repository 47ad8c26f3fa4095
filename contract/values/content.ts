import { z } from 'zod';

export const contentKinds = ['article', 'portal', 'press', 'price-list', 'testimonial'] as const;
export type ContentKind = (typeof contentKinds)[number];

export const contentStates = ['draft', 'review', 'scheduled', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** The questions of a purchase, in the order they come up: articles stand under one of them. */
export const articleQuestions = ['cost', 'state', 'inspect', 'after'] as const;
export type ArticleQuestion = (typeof articleQuestions)[number];

export const articleTags = ['money', 'taxes', 'inspection', 'electric', 'price'] as const;
export type ArticleTag = (typeof articleTags)[number];

/** What joins the languages of a text; it never changes. */
export const contentKey = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
