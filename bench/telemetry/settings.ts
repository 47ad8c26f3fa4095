export interface TelemetrySettings {
  requests: number;
  clients: number;
  rounds: number;
  sliceSeconds: number;
  warmUpSeconds: number;
  seed: number;
}

export const fullTelemetrySettings: TelemetrySettings = {
  requests: 4_000,
  clients: 8,
  rounds: 8,
  sliceSeconds: 10,
  warmUpSeconds: 10,
  seed: 1,
};
export const quickTelemetrySettings: TelemetrySettings = {
  ...fullTelemetrySettings,
  requests: 300,
  rounds: 2,
  sliceSeconds: 2,
  warmUpSeconds: 1,
};

/** Share of searches that telemetry may cost at full load. */
export const maxCost = 0.03;
