/**
 * A session ends after so long, whatever happens; operators can do most harm, and a company's own identity provider says
 * anew each day who works there.
 */
export const sessionHours = { dealer: 30 * 24, operator: 12, company: 12 } as const;

/** A session that was not renewed for so long is over: the device lies in a drawer. */
export const idleDays = 14;

/**
 * Tabs that renew at the same moment, and a browser whose answer was lost, come with the generation before: within these
 * seconds they get the successor that the first one got. Whoever comes with an older one has it from somewhere else. Longer
 * than the half minute after which a page asks again by itself, and a person presses "retry".
 */
export const graceSeconds = 60;

/** Ended sessions are kept so long to tell a known device from a new one, then forgotten. */
export const endedSessionDays = 90;
