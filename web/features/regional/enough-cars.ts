/** Of a handful of cars, half of them, a share or a frequent make is no figure that tells anything. */
export const minCarsForFigures = 10;
