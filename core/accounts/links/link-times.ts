/** How long an invitation can be accepted. */
export const invitationDays = 7;

/** How long a link to choose a new password is good for. */
export const resetMinutes = 60;

/** How long a link that is over can still be looked up. */
export const oldTokenDays = 30;
