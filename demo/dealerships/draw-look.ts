import type { LogoEntry } from '../logo-set/logo-index.ts';
import type { StoredPicture } from '../picture-set/choose-pictures.ts';
import { purposes, Random } from '../random/random.ts';
import type { DemoDealership } from './build-dealership.ts';

/** A logo that the database knows. */
export interface StoredLogo extends Pick<LogoEntry, 'colour'> {
  imageId: number;
}

/** The others show their initials. */
const withLogo = 0.55;
const withShowroom = 0.4;
const minPictures = 3;
const maxPictures = 5;

/**
 * Gives a dealership its sign, the colour that goes with it and pictures of its house, which in the demo are cars from
 * outside. Drawn apart from all else of it, so that another set of pictures changes nothing but pictures.
 */
export function lookChooser(seed: number, logos: readonly StoredLogo[], pictures: readonly StoredPicture[]) {
  const outside = pictures.filter(({ view }) => view === 'front34' || view === 'rear34');
  return (dealership: DemoDealership): DemoDealership => {
    const { row } = dealership;
    const random = new Random(seed, purposes.dealershipLook, row.id);
    const logo = random.chance(withLogo) ? logos[random.integer(0, logos.length - 1)] : undefined;
    const count = random.chance(withShowroom) ? random.integer(minPictures, maxPictures) : 0;
    const chosen = Array.from({ length: count }, () => outside[random.integer(0, outside.length - 1)]?.imageId);
    const imageIds = [...new Set(chosen)].filter((imageId) => imageId !== undefined);
    return {
      ...dealership,
      row: { ...row, ...(logo && { logoImageId: logo.imageId, accentColour: logo.colour }) },
      images: imageIds.map((imageId, position) => ({ dealershipId: row.id, position, imageId })),
    };
  };
}
