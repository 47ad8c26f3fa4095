/** One line of `pnpm run doctor`. */
export interface Check {
  readonly what: string;
  /** What was found, or undefined when it is missing. */
  readonly found: string | undefined;
  /** How to get it. */
  readonly remedy: string;
  /** False for what only some commands need. */
  readonly required: boolean;
  /** Debian packages that bring it, the preferred one first. */
  readonly packages?: readonly string[];
}

export function formatCheck({ what, found, remedy, required }: Check): string {
  if (found !== undefined) return `ok       ${what}: ${found}`;
  return `${required ? 'missing ' : 'optional'} ${what}: ${remedy}`;
}
