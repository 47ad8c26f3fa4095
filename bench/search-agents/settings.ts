/** Unless somebody says how many. */
export const usualAgents = 100_000;

/** How much and how long; a run takes about a quarter of an hour with 100,000 agents. */
export interface AgentsSettings {
  /** Cars that are matched on the bare engine and by the worker's use case, and how often. */
  compared: number;
  rounds: number;
  delaySeconds: number;
  imported: number;
}

export const fullAgentsSettings: AgentsSettings = {
  compared: 1_000,
  rounds: 3,
  delaySeconds: 120,
  imported: 20_000,
};

/** For CI: everything once, nothing long enough to believe. */
export const quickAgentsSettings: AgentsSettings = {
  compared: 200,
  rounds: 1,
  delaySeconds: 3,
  imported: 300,
};
