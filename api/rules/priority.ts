import type { Access } from './access.ts';

/**
 * What comes first when there is more to do than can be done: the share of all calls under way at which each kind of call is
 * refused, the most important last. Visitors may have more under way than there are turns for searches (`API_MAX_SEARCHES`).
 */
export const priorities = {
  /** Sign-in, and whatever signed-in people save. */
  vital: 1,
  /** What signed-in people read. */
  office: 0.8,
  /** What buyers write: inquiries, search agents, reports. */
  contact: 0.6,
  /** What everybody reads, searches first of all. */
  visit: 0.5,
  /** What is only counted: nobody waits for it. */
  counting: 0.25,
} as const;

export type Priority = keyof typeof priorities;

interface Declared {
  method: string;
  access: Access;
  priority?: Priority;
}

/** How much a call matters: as it declares, else by who may make it and whether it changes something. */
export function priorityOf({ method, access, priority }: Declared): Priority {
  if (priority) return priority;
  const isReading = method === 'GET';
  if (access.rule !== 'everyone') return isReading ? 'office' : 'vital';
  return isReading ? 'visit' : 'contact';
}
