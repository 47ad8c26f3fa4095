/**
 * Front faces as data. Across is a share of the car's half width, up a share of the height from sill (0) to the lamps'
 * middle (1), depth is in metres: the same face fits a small car and a van.
 */
export interface Opening {
  /** 0 is one opening in the middle; otherwise there is one on either side. */
  across: number;
  up: number;
  halfWidth: number;
  halfHeight: number;
  /** Corner radius, in metres. */
  radius: number;
  /** How much wider it gets per metre of height; negative for a trapezoid that stands on its long side. */
  slant: number;
  depth: number;
  fill: 'bars' | 'slats' | 'honeycomb' | 'mesh' | 'dark' | 'fog' | 'light';
  frame: 'none' | 'gloss' | 'bright';
  /** In metres. */
  frameWidth: number;
}

export interface Lamp {
  /** Where it begins, as a share of the half width. */
  inner: number;
  /** How far it wraps around the corner, in metres. */
  reach: number;
  halfHeight: number;
  /** Height at the inner end as a share of the full one. */
  innerHeight: number;
  /** How much it rises towards the wing, in metres. */
  rise: number;
}

export interface Face {
  lamp: Lamp;
  openings: readonly Opening[];
  plateUp: number;
}

const opening = (shape: Partial<Opening> & Pick<Opening, 'up' | 'halfWidth' | 'halfHeight'>): Opening => ({
  across: 0,
  radius: 0.025,
  slant: 0,
  depth: 0.06,
  fill: 'mesh',
  frame: 'none',
  frameWidth: 0.012,
  ...shape,
});

const calm: Face = {
  lamp: { inner: 0.56, reach: 0.62, halfHeight: 0.135, innerHeight: 0.62, rise: 0.055 },
  openings: [
    opening({ up: 0.98, halfWidth: 0.5, halfHeight: 0.1, slant: 0.35, fill: 'slats', frame: 'bright', depth: 0.05 }),
    opening({ up: 0.24, halfWidth: 0.58, halfHeight: 0.12, slant: -0.6, fill: 'honeycomb', depth: 0.08 }),
    opening({ across: 0.8, up: 0.4, halfWidth: 0.085, halfHeight: 0.13, slant: 0.25, fill: 'fog', depth: 0.045 }),
  ],
  plateUp: 0.56,
};

const proud: Face = {
  lamp: { inner: 0.57, reach: 0.56, halfHeight: 0.12, innerHeight: 0.8, rise: 0.03 },
  openings: [
    opening({
      up: 0.76,
      halfWidth: 0.42,
      halfHeight: 0.33,
      radius: 0.06,
      slant: 0.22,
      fill: 'bars',
      frame: 'bright',
      frameWidth: 0.02,
      depth: 0.07,
    }),
    opening({ up: 0.15, halfWidth: 0.52, halfHeight: 0.085, slant: -0.5, fill: 'honeycomb', depth: 0.07 }),
    opening({ across: 0.83, up: 0.36, halfWidth: 0.05, halfHeight: 0.2, slant: 0.2, fill: 'dark', depth: 0.06 }),
  ],
  plateUp: 0.5,
};

const sharp: Face = {
  lamp: { inner: 0.52, reach: 0.66, halfHeight: 0.095, innerHeight: 0.45, rise: 0.07 },
  openings: [
    opening({ up: 0.99, halfWidth: 0.47, halfHeight: 0.03, radius: 0.012, fill: 'dark', depth: 0.02 }),
    opening({
      up: 0.4,
      halfWidth: 0.55,
      halfHeight: 0.25,
      radius: 0.05,
      slant: -0.3,
      fill: 'honeycomb',
      frame: 'gloss',
      depth: 0.09,
    }),
    opening({ across: 0.85, up: 0.42, halfWidth: 0.045, halfHeight: 0.22, slant: 0.15, fill: 'dark', depth: 0.06 }),
  ],
  plateUp: 0.52,
};

/** Electric cars need little air: a smooth panel, a strip of light and a low intake. */
const smoothStrip: Face = {
  lamp: { inner: 0.56, reach: 0.6, halfHeight: 0.1, innerHeight: 0.5, rise: 0.05 },
  openings: [
    opening({ up: 1.02, halfWidth: 0.53, halfHeight: 0.022, radius: 0.01, fill: 'light', depth: 0.012 }),
    opening({ up: 0.2, halfWidth: 0.6, halfHeight: 0.1, slant: -0.6, fill: 'slats', depth: 0.08 }),
    opening({ across: 0.84, up: 0.4, halfWidth: 0.04, halfHeight: 0.17, slant: 0.2, fill: 'dark', depth: 0.05 }),
  ],
  plateUp: 0.55,
};
const smoothPanel: Face = {
  lamp: { inner: 0.6, reach: 0.5, halfHeight: 0.13, innerHeight: 0.85, rise: 0.02 },
  openings: [
    opening({ up: 0.95, halfWidth: 0.54, halfHeight: 0.14, radius: 0.05, fill: 'dark', frame: 'gloss', depth: 0.006 }),
    opening({ up: 0.2, halfWidth: 0.5, halfHeight: 0.1, slant: -0.5, fill: 'honeycomb', depth: 0.08 }),
  ],
  plateUp: 0.52,
};

/** The lamps of a classic are balls of their own; this one only has a grille. */
const classic: Face = {
  lamp: { inner: 9, reach: 0.1, halfHeight: 0.1, innerHeight: 1, rise: 0 },
  openings: [
    opening({
      up: 0.88,
      halfWidth: 0.32,
      halfHeight: 0.27,
      radius: 0.11,
      fill: 'slats',
      frame: 'bright',
      frameWidth: 0.02,
      depth: 0.03,
    }),
  ],
  plateUp: 0.1,
};
const youngtimer: Face = {
  lamp: { inner: 0.6, reach: 0.33, halfHeight: 0.15, innerHeight: 1, rise: 0 },
  openings: [
    opening({
      up: 1,
      halfWidth: 0.56,
      halfHeight: 0.15,
      radius: 0.012,
      fill: 'slats',
      frame: 'bright',
      frameWidth: 0.01,
      depth: 0.03,
    }),
    opening({ up: 0.16, halfWidth: 0.55, halfHeight: 0.06, radius: 0.012, fill: 'dark', depth: 0.04 }),
  ],
  plateUp: 0.42,
};

export const faces = {
  combustion: [calm, proud, sharp],
  electric: [smoothStrip, smoothPanel],
  classic: [classic],
  youngtimer: [youngtimer],
} as const;
