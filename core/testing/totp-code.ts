import { generateSync } from 'otplib';

/** The code that an authenticator app shows, now or so many steps later. */
export function totpCode(secret: string, stepsLater = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * stepsLater });
}
