export interface FeedSettings {
  /** Cars of the feed's file. */
  cars: number;
  /** Searches through the API while it runs. */
  searchesPerSecond: number;
  /** How long they are measured before the file comes. */
  quietSeconds: number;
  /** Prices that other dealers change meanwhile. */
  freshPerSecond: number;
}

export const fullFeedSettings: FeedSettings = {
  cars: 20_000,
  searchesPerSecond: 10,
  quietSeconds: 50,
  freshPerSecond: 2,
};
export const quickFeedSettings: FeedSettings = { cars: 500, searchesPerSecond: 5, quietSeconds: 3, freshPerSecond: 2 };

export const feedGoals = {
  /** A whole file, whatever it says. */
  runSeconds: 120,
  searchP99Ms: 250,
  /** From the commit of a fresh change until searches find it. */
  freshP99Seconds: 5,
  workerMb: 512,
};
