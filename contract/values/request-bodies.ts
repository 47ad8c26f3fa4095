/** The largest body of a call that says nothing else. */
export const normalBodyBytes = 256 * 1024;

/** What a body that is still on its way counts as at least: its connection and what is read ahead. */
export const minBodyBytes = 64 * 1024;

const firstMs = 5_000;
/** A phone at the edge of its network sends as much. */
const bytesPerSecond = 8 * 1024;

/** How long a body may have been on its way of which so many bytes have come; files have minutes of their own. */
export function maxBodyMs(receivedBytes: number): number {
  return firstMs + (receivedBytes / bytesPerSecond) * 1_000;
}

/**
 * The longest that anything may take to arrive: a feed's file of 500 MB on a line that sends 5 megabits a second takes 13 minutes, 8 MB
 * at the slowest pace 17.
 */
export const maxArrivalMs = 20 * 60_000;

/** How often that is looked at. */
export const bodyPaceCheckMs = 500;
