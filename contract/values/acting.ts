/** Minutes in which an operator may change things for a dealership, once they have said why. */
export const actingMinutes = 60;
export const actingReasonLength = 500;
