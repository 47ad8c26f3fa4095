export interface OperatorSettings {
  dealerships: number;
  /** What people of the portal and of dealerships did before. */
  historyEntries: number;
  notices: number;
  /** How often each question is asked. */
  times: number;
}

export const fullOperatorSettings: OperatorSettings = {
  dealerships: 10_000,
  historyEntries: 1_000_000,
  notices: 5_000,
  times: 40,
};
export const quickOperatorSettings: OperatorSettings = {
  dealerships: 200,
  historyEntries: 2_000,
  notices: 50,
  times: 5,
};

/** Every page of the operator's area has its data within this time, 95 of a hundred. */
export const goalMs = 300;
