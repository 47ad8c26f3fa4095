import type { Locator } from '@playwright/test';
import type { Photo } from './car-photos.ts';

/**
 * The pace of somebody who does it every week, in milliseconds: a tap with finding the button; a photograph with a step to the
 * side, aiming, pressing and accepting it; a digit; looking at a screen that has just come.
 */
const pace = { tap: 800, photograph: 3_500, digit: 250, look: 1_500 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A practised hand. */
export const hand = {
  look: () => wait(pace.look),
  async tap(target: Locator): Promise<void> {
    await wait(pace.tap);
    await target.click();
  },
  async photograph(camera: Locator, photo: Photo | readonly Photo[]): Promise<void> {
    await wait(pace.photograph);
    await camera.setInputFiles(Array.isArray(photo) ? [...photo] : [photo as Photo]);
  },
  async type(field: Locator, digits: string): Promise<void> {
    await wait(pace.tap);
    await field.click();
    await field.pressSequentially(digits, { delay: pace.digit });
  },
};
