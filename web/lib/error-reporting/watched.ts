export type Navigation = 'push' | 'replace' | 'traverse';

/** What the reporter takes over when it has been loaded. */
export interface Watched {
  /** Errors of the time before, in their order. */
  early: unknown[];
  /** Drawn once for each visit, so that its pages are traced all or none. */
  draw: number;
  /** Takes what wants to hear when the way to another page begins. */
  onNavigation: (listener: (navigation: Navigation) => void) => void;
}
