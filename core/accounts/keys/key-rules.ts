/** How long keys that have ended or were revoked are still shown, and kept. */
export const endedKeyDays = 90;

/** So long before a key ends its owners are told: time to make the next one with whoever runs their system. */
export const endingKeyDays = 14;
