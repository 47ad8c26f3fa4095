import type { CheckCode } from '@kardan/contract/values/stock';

/** What a picture looks like, as it was measured when it was made; null where nobody measured. */
export interface PictureLook {
  sharpness: number | null;
  darkShare: number | null;
  brightShare: number | null;
  look: bigint | null;
}

/** Of 512 pixels' width: photographs held still have some hundreds, those that moved less than this. */
const minSharpness = 45;
const maxDarkShare = 0.6;
const maxBrightShare = 0.7;
/** Of 64: another angle differs in twenty and more, the same shot taken twice in a few. */
const maxDifferentBits = 5;

/** What looks wrong with each of a car's pictures, in their order; of two that look alike the later one is there twice. */
export function hintsOf(looks: readonly PictureLook[]): CheckCode[][] {
  return looks.map((picture, position) => {
    const hints: CheckCode[] = [];
    // One in which nothing is to be seen has no edges either, and looks like every other: that says it all.
    if (isDark(picture)) hints.push('dark-picture');
    else if (isBright(picture)) hints.push('bright-picture');
    else if (picture.sharpness !== null && picture.sharpness < minSharpness) hints.push('blurred-picture');
    if (looks.slice(0, position).some((earlier) => isAlike(earlier, picture))) hints.push('picture-twice');
    return hints;
  });
}

function isDark({ darkShare }: Pick<PictureLook, 'darkShare'>): boolean {
  return darkShare !== null && darkShare > maxDarkShare;
}

function isBright({ brightShare }: Pick<PictureLook, 'brightShare'>): boolean {
  return brightShare !== null && brightShare > maxBrightShare;
}

/** Whether enough is to be seen in it that it can be compared with others. */
export function isExposed(picture: Pick<PictureLook, 'darkShare' | 'brightShare'>): boolean {
  return !isDark(picture) && !isBright(picture);
}

function isAlike(one: PictureLook, other: PictureLook): boolean {
  if (one.look === null || other.look === null || !isExposed(one) || !isExposed(other)) return false;
  return bitsOf(BigInt.asUintN(64, one.look ^ other.look)) <= maxDifferentBits;
}

function bitsOf(number: bigint): number {
  return number.toString(2).replaceAll('0', '').length;
}
