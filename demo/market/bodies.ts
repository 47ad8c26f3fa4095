/**
 * Doors by body in the order of the contract, as shares of 2, 3, 4 and 5, for versions that leave them open. From Polish
 * offers, like seats and drives; the rows of bus and pick-up are estimates everywhere.
 */
export const doorShares = [
  [0.031, 0.215, 0.019, 0.735],
  [0.002, 0.071, 0.016, 0.911],
  [0.003, 0.005, 0.622, 0.37],
  [0, 0.001, 0.035, 0.964],
  [0.003, 0.014, 0.029, 0.954],
  [0.647, 0.159, 0.047, 0.147],
  [0.849, 0.127, 0.01, 0.014],
  [0.003, 0.006, 0.109, 0.882],
  [0, 0.02, 0.33, 0.65],
  [0.1, 0, 0.9, 0],
] as const;

/** Seats by body in the order of the contract, as shares of 2, 3, 4, 5, 6, 7, 8 and 9. */
export const seatShares = [
  [0.036, 0, 0.206, 0.758, 0, 0, 0, 0],
  [0.005, 0, 0.045, 0.95, 0, 0, 0, 0],
  [0.001, 0, 0.024, 0.975, 0, 0, 0, 0],
  [0.004, 0, 0.005, 0.972, 0.002, 0.017, 0, 0],
  [0.004, 0, 0.017, 0.905, 0.006, 0.066, 0.002, 0],
  [0.132, 0, 0.498, 0.37, 0, 0, 0, 0],
  [0.304, 0, 0.633, 0.063, 0, 0, 0, 0],
  [0.015, 0, 0.005, 0.62, 0.02, 0.33, 0.005, 0.005],
  [0.03, 0.12, 0.03, 0.11, 0.05, 0.3, 0.16, 0.2],
  [0.1, 0, 0.02, 0.88, 0, 0, 0, 0],
] as const;

/** Drives by body in the order of the contract (front, rear, all); all-wheel drive raised by about a quarter for the Alps. */
export const driveShares = [
  [0.937, 0.039, 0.024],
  [0.904, 0.05, 0.046],
  [0.545, 0.195, 0.26],
  [0.772, 0.068, 0.16],
  [0.4, 0.01, 0.59],
  [0.22, 0.48, 0.3],
  [0.38, 0.48, 0.14],
  [0.955, 0.005, 0.04],
  [0.7, 0.1, 0.2],
  [0, 0.08, 0.92],
] as const;
