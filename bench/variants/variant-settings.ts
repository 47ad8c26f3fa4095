/** How long and how often; with 14 variants a full run takes about 15 minutes, building the copies about 10 more. */
export interface VariantSettings {
  /** Requests of the 10,000 that variants are asked with. */
  requests: number;
  seed: number;
  rounds: number;
  clients: number[];
  sliceSeconds: number;
  warmUpSeconds: number;
}

export const fullVariantSettings: VariantSettings = {
  requests: 3_000,
  seed: 1,
  rounds: 3,
  clients: [2, 4],
  sliceSeconds: 8,
  warmUpSeconds: 30,
};

export const quickVariantSettings: VariantSettings = {
  ...fullVariantSettings,
  requests: 500,
  rounds: 1,
  clients: [2],
  sliceSeconds: 1,
  warmUpSeconds: 2,
};
