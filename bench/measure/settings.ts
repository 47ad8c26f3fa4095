/** How long and how often; a full run takes about 13 minutes. */
export interface SearchSettings {
  requests: number;
  seed: number;
  rounds: number;
  warmUpSeconds: number;
  /** Numbers of closed-loop clients that the maximum is looked for with. */
  clients: number[];
  closedSeconds: number;
  /** Loads as shares of the bare engine's maximum. */
  shares: number[];
  /** Beginning of each slice that is sent but not counted: queues must have built up. */
  settleSeconds: number;
  sliceSeconds: number;
  timeoutSeconds: number;
  connections: number;
  popular: {
    exponent: number;
    cacheSeconds: number;
    /** Longer than answers are kept, so that the cache is as full as it gets. */
    settleSeconds: number;
    sliceSeconds: number;
    perSecond: number[];
    closedSeconds: number;
    clients: number;
  };
  /** Requests whose answers are compared before anything is measured. */
  compared: number;
}

export const fullSettings: SearchSettings = {
  requests: 10_000,
  seed: 1,
  rounds: 3,
  warmUpSeconds: 20,
  clients: [4, 8, 16],
  closedSeconds: 8,
  shares: [0.25, 0.5, 0.75, 0.9],
  settleSeconds: 2,
  sliceSeconds: 14,
  timeoutSeconds: 10,
  connections: 256,
  popular: {
    exponent: 1,
    cacheSeconds: 10,
    settleSeconds: 10,
    sliceSeconds: 20,
    perSecond: [100, 200, 400, 600],
    closedSeconds: 12,
    clients: 16,
  },
  compared: 200,
};

/** For CI: everything once, nothing long enough to believe. */
export const quickSettings: SearchSettings = {
  ...fullSettings,
  rounds: 1,
  warmUpSeconds: 3,
  clients: [4],
  closedSeconds: 3,
  // Of a few thousand cars the bare engine answers more than twice what an API does that has just been started.
  shares: [0.1],
  settleSeconds: 0.5,
  sliceSeconds: 4,
  timeoutSeconds: 5,
  popular: { ...fullSettings.popular, settleSeconds: 2, sliceSeconds: 3, perSecond: [50], closedSeconds: 2 },
  compared: 100,
};
