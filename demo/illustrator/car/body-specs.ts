/** A point of a side outline: metres behind the front bumper, metres above the ground. */
export type OutlinePoint = [number, number];

export const bodyLooks = [
  'small',
  'hatchback',
  'sedan',
  'estate',
  'suv',
  'coupe',
  'cabriolet',
  'minivan',
  'bus',
  'pickup',
  'classic',
  'youngtimer',
] as const;
export type BodyLook = (typeof bodyLooks)[number];

/** Proportions of a body. All lengths in metres; u runs backwards from the front bumper, y to the right, z up. */
export interface BodySpec {
  length: number;
  width: number;
  height: number;
  wheelbase: number;
  /** From the front bumper to the front axle. */
  overhang: number;
  wheelRadius: number;
  /** Height of the body's lower edge. */
  sill: number;
  /** Side outline of the body up to the shoulder, as a control polygon that is rounded by corner cutting. */
  lower: OutlinePoint[];
  /** Side outline of the greenhouse. */
  cabin: OutlinePoint[];
  /** How far the glass stands in from the shoulder. */
  inset: number;
  /** Inward lean of the side glass per metre of height. */
  tumble: number;
  /** Narrowing in plan towards the ends, as a share of the width. */
  taperFront: number;
  taperRear: number;
  /** Curvature of the front and rear faces in plan. */
  bowFront: number;
  bowRear: number;
  /** u of the door cuts at the belt. */
  doors: number[];
  /** u of the B pillar and further ones. */
  pillars: number[];
  /** Rear end of the side glass: u at the belt, and lean (u per metre of height). */
  glassEnd: [number, number];
  /** Lowest and highest z of the glass. */
  windscreen: [number, number];
  rearWindow: [number, number];
  lampZ: number;
  tailZ: number;
  tailLamps: 'vertical' | 'horizontal';
  /** From 0 (none) to 1 (full off-road cladding). */
  cladding: number;
  /** u of the seat rows' hips. */
  seats: number[];
  /** Open cabin or load bed, from u to u. */
  open?: [number, number];
}

/** An outline written as `u z, u z, …`. */
const outline = (text: string): OutlinePoint[] =>
  text.split(', ').map((pair) => pair.split(' ').map(Number) as OutlinePoint);

export const bodySpecs: Record<BodyLook, BodySpec> = {
  small: {
    length: 3.62,
    width: 1.64,
    height: 1.5,
    wheelbase: 2.42,
    overhang: 0.67,
    wheelRadius: 0.295,
    sill: 0.2,
    lower: outline(
      '0.14 0.19, 0.03 0.27, 0 0.48, 0.01 0.72, 0.05 0.86, 0.3 0.94, 0.62 0.985, 0.95 1.01, 2.2 1.02, 3.1 1.05, 3.48 1.05, 3.58 0.98, 3.62 0.72, 3.61 0.42, 3.54 0.25, 3.42 0.19',
    ),
    cabin: outline(
      '0.62 0.8, 0.82 0.965, 1.46 1.4, 1.72 1.49, 2.1 1.51, 2.7 1.495, 3.12 1.44, 3.3 1.37, 3.53 1.02, 3.54 0.8',
    ),
    inset: 0.045,
    tumble: 0.24,
    taperFront: 0.15,
    taperRear: 0.12,
    bowFront: 0.16,
    bowRear: 0.11,
    doors: [1.02, 2.1],
    pillars: [2.06],
    glassEnd: [3.2, -0.25],
    windscreen: [1.0, 1.42],
    rearWindow: [1.07, 1.38],
    lampZ: 0.755,
    tailZ: 0.86,
    tailLamps: 'vertical',
    cladding: 0.3,
    seats: [1.75, 2.55],
  },
  hatchback: {
    length: 4.27,
    width: 1.79,
    height: 1.47,
    wheelbase: 2.64,
    overhang: 0.85,
    wheelRadius: 0.325,
    sill: 0.2,
    lower: outline(
      '0.16 0.18, 0.03 0.26, 0 0.46, 0.01 0.68, 0.05 0.81, 0.38 0.9, 0.85 0.955, 1.25 0.985, 2.5 1.0, 3.7 1.03, 4.12 1.03, 4.22 0.97, 4.27 0.72, 4.26 0.44, 4.19 0.26, 4.04 0.18',
    ),
    cabin: outline(
      '0.94 0.75, 1.16 0.945, 1.92 1.37, 2.22 1.455, 2.6 1.475, 3.2 1.46, 3.72 1.4, 3.92 1.34, 4.18 1.0, 4.19 0.75',
    ),
    inset: 0.055,
    tumble: 0.3,
    taperFront: 0.15,
    taperRear: 0.11,
    bowFront: 0.17,
    bowRear: 0.1,
    doors: [1.36, 2.42, 3.32],
    pillars: [2.38],
    glassEnd: [3.66, -0.45],
    windscreen: [0.985, 1.385],
    rearWindow: [1.06, 1.35],
    lampZ: 0.705,
    tailZ: 0.86,
    tailLamps: 'horizontal',
    cladding: 0.2,
    seats: [2.12, 3.05],
  },
  sedan: {
    length: 4.76,
    width: 1.84,
    height: 1.44,
    wheelbase: 2.84,
    overhang: 0.86,
    wheelRadius: 0.338,
    sill: 0.19,
    lower: outline(
      '0.16 0.17, 0.03 0.25, 0 0.45, 0.01 0.66, 0.05 0.78, 0.42 0.87, 0.95 0.935, 1.4 0.97, 2.6 0.985, 3.7 1.02, 4.35 1.035, 4.62 1.03, 4.72 0.98, 4.76 0.76, 4.74 0.44, 4.66 0.26, 4.5 0.17',
    ),
    cabin: outline(
      '1.1 0.75, 1.32 0.93, 2.12 1.34, 2.45 1.425, 2.85 1.445, 3.25 1.425, 3.6 1.36, 4.16 1.08, 4.36 1.0, 4.38 0.8',
    ),
    inset: 0.06,
    tumble: 0.36,
    taperFront: 0.15,
    taperRear: 0.12,
    bowFront: 0.18,
    bowRear: 0.13,
    doors: [1.5, 2.58, 3.5],
    pillars: [2.54],
    glassEnd: [3.82, -0.75],
    windscreen: [0.97, 1.36],
    rearWindow: [1.09, 1.35],
    lampZ: 0.68,
    tailZ: 0.84,
    tailLamps: 'horizontal',
    cladding: 0,
    seats: [2.3, 3.2],
  },
  estate: {
    length: 4.74,
    width: 1.83,
    height: 1.48,
    wheelbase: 2.82,
    overhang: 0.86,
    wheelRadius: 0.335,
    sill: 0.19,
    lower: outline(
      '0.16 0.17, 0.03 0.25, 0 0.45, 0.01 0.66, 0.05 0.79, 0.42 0.88, 0.95 0.94, 1.4 0.97, 2.6 0.985, 3.8 1.01, 4.55 1.02, 4.68 0.97, 4.74 0.74, 4.73 0.44, 4.66 0.26, 4.5 0.17',
    ),
    cabin: outline(
      '1.08 0.75, 1.3 0.935, 2.08 1.37, 2.4 1.46, 2.85 1.485, 3.6 1.475, 4.15 1.435, 4.38 1.37, 4.64 1.0, 4.66 0.75',
    ),
    inset: 0.06,
    tumble: 0.32,
    taperFront: 0.15,
    taperRear: 0.1,
    bowFront: 0.18,
    bowRear: 0.1,
    doors: [1.48, 2.55, 3.46],
    pillars: [2.51, 3.44],
    glassEnd: [4.36, -0.55],
    windscreen: [0.975, 1.385],
    rearWindow: [1.06, 1.38],
    lampZ: 0.685,
    tailZ: 0.86,
    tailLamps: 'horizontal',
    cladding: 0.2,
    seats: [2.26, 3.16],
  },
  suv: {
    length: 4.5,
    width: 1.87,
    height: 1.67,
    wheelbase: 2.69,
    overhang: 0.87,
    wheelRadius: 0.368,
    sill: 0.3,
    lower: outline(
      '0.18 0.27, 0.04 0.36, 0 0.58, 0.005 0.84, 0.04 0.99, 0.38 1.06, 0.85 1.095, 1.25 1.115, 2.5 1.12, 3.7 1.16, 4.3 1.16, 4.45 1.08, 4.5 0.82, 4.49 0.54, 4.41 0.36, 4.24 0.27',
    ),
    cabin: outline(
      '0.96 0.9, 1.18 1.065, 1.82 1.52, 2.12 1.635, 2.5 1.67, 3.2 1.66, 3.85 1.6, 4.08 1.53, 4.38 1.14, 4.4 0.9',
    ),
    inset: 0.055,
    tumble: 0.28,
    taperFront: 0.13,
    taperRear: 0.1,
    bowFront: 0.15,
    bowRear: 0.1,
    doors: [1.36, 2.42, 3.34],
    pillars: [2.38, 3.36],
    glassEnd: [4.0, -0.5],
    windscreen: [1.12, 1.55],
    rearWindow: [1.2, 1.55],
    lampZ: 0.87,
    tailZ: 0.98,
    tailLamps: 'horizontal',
    cladding: 1,
    seats: [2.12, 3.02],
  },
  coupe: {
    length: 4.46,
    width: 1.86,
    height: 1.32,
    wheelbase: 2.63,
    overhang: 0.92,
    wheelRadius: 0.345,
    sill: 0.16,
    lower: outline(
      '0.18 0.14, 0.04 0.2, 0 0.38, 0.02 0.56, 0.09 0.67, 0.48 0.765, 1.0 0.85, 1.5 0.895, 2.6 0.905, 3.4 0.95, 3.95 0.985, 4.28 0.985, 4.42 0.95, 4.46 0.74, 4.42 0.42, 4.33 0.24, 4.15 0.14',
    ),
    cabin: outline(
      '1.28 0.7, 1.5 0.865, 2.24 1.22, 2.55 1.305, 2.85 1.325, 3.15 1.305, 3.5 1.22, 4.06 0.99, 4.2 0.93, 4.22 0.7',
    ),
    inset: 0.075,
    tumble: 0.42,
    taperFront: 0.17,
    taperRear: 0.11,
    bowFront: 0.22,
    bowRear: 0.15,
    doors: [1.64, 2.95],
    pillars: [2.93],
    glassEnd: [3.5, -0.95],
    windscreen: [0.905, 1.25],
    rearWindow: [1.02, 1.24],
    lampZ: 0.6,
    tailZ: 0.8,
    tailLamps: 'horizontal',
    cladding: 0,
    seats: [2.5],
  },
  cabriolet: {
    length: 4.36,
    width: 1.82,
    height: 1.38,
    wheelbase: 2.62,
    overhang: 0.86,
    wheelRadius: 0.335,
    sill: 0.17,
    lower: outline(
      '0.18 0.15, 0.04 0.22, 0 0.42, 0.015 0.62, 0.07 0.74, 0.45 0.83, 0.95 0.895, 1.42 0.935, 2.5 0.945, 3.3 0.98, 3.9 0.99, 4.2 0.98, 4.32 0.94, 4.36 0.72, 4.33 0.42, 4.25 0.25, 4.08 0.15',
    ),
    cabin: outline('1.16 0.7, 1.38 0.895, 2.02 1.29, 2.2 1.37, 2.5 1.39, 2.9 1.37, 3.2 1.25, 3.42 1.0, 3.44 0.7'),
    inset: 0.07,
    tumble: 0.34,
    taperFront: 0.16,
    taperRear: 0.12,
    bowFront: 0.2,
    bowRear: 0.14,
    doors: [1.55, 2.8],
    pillars: [],
    glassEnd: [2.72, -0.2],
    windscreen: [0.95, 1.295],
    rearWindow: [2, 3],
    lampZ: 0.645,
    tailZ: 0.82,
    tailLamps: 'horizontal',
    cladding: 0,
    seats: [2.42, 3.1],
    open: [1.7, 3.5],
  },
  minivan: {
    length: 4.58,
    width: 1.83,
    height: 1.64,
    wheelbase: 2.79,
    overhang: 0.9,
    wheelRadius: 0.33,
    sill: 0.2,
    lower: outline(
      '0.16 0.18, 0.03 0.27, 0 0.49, 0.015 0.73, 0.07 0.87, 0.38 0.98, 0.72 1.04, 1.1 1.065, 2.6 1.075, 4.0 1.1, 4.42 1.1, 4.53 1.03, 4.58 0.76, 4.57 0.46, 4.5 0.28, 4.34 0.18',
    ),
    cabin: outline(
      '0.66 0.85, 0.88 1.035, 1.78 1.5, 2.1 1.605, 2.5 1.64, 3.2 1.635, 3.95 1.59, 4.2 1.52, 4.48 1.1, 4.5 0.85',
    ),
    inset: 0.045,
    tumble: 0.24,
    taperFront: 0.15,
    taperRear: 0.09,
    bowFront: 0.17,
    bowRear: 0.09,
    doors: [1.3, 2.36, 3.34],
    pillars: [1.42, 2.32, 3.36],
    glassEnd: [4.16, -0.5],
    windscreen: [1.07, 1.52],
    rearWindow: [1.14, 1.52],
    lampZ: 0.76,
    tailZ: 0.98,
    tailLamps: 'vertical',
    cladding: 0.2,
    seats: [1.95, 2.85],
  },
  bus: {
    length: 4.97,
    width: 1.92,
    height: 1.96,
    wheelbase: 3.0,
    overhang: 0.94,
    wheelRadius: 0.338,
    sill: 0.23,
    lower: outline(
      '0.16 0.22, 0.03 0.3, 0 0.56, 0.02 0.82, 0.1 0.96, 0.38 1.07, 0.7 1.13, 1.1 1.16, 3 1.17, 4.8 1.17, 4.94 1.15, 4.97 0.9, 4.96 0.5, 4.92 0.32, 4.8 0.22',
    ),
    cabin: outline(
      '0.5 1.0, 0.72 1.125, 1.42 1.76, 1.66 1.91, 2.0 1.955, 3 1.97, 4.5 1.96, 4.8 1.93, 4.9 1.8, 4.95 1.3, 4.96 0.9',
    ),
    inset: 0.025,
    tumble: 0.12,
    taperFront: 0.12,
    taperRear: 0.04,
    bowFront: 0.15,
    bowRear: 0.04,
    doors: [0.98, 2.0, 3.25],
    pillars: [1.98, 3.25],
    glassEnd: [4.72, -0.06],
    windscreen: [1.17, 1.78],
    rearWindow: [1.22, 1.74],
    lampZ: 0.84,
    tailZ: 1.02,
    tailLamps: 'vertical',
    cladding: 0.5,
    seats: [1.6, 2.6, 3.5],
  },
  pickup: {
    length: 5.3,
    width: 1.88,
    height: 1.81,
    wheelbase: 3.22,
    overhang: 0.9,
    wheelRadius: 0.39,
    sill: 0.4,
    lower: outline(
      '0.16 0.38, 0.03 0.46, 0 0.68, 0.02 0.93, 0.09 1.06, 0.42 1.14, 0.9 1.18, 1.3 1.2, 3 1.2, 3.7 1.2, 5.15 1.22, 5.27 1.2, 5.3 1.0, 5.29 0.7, 5.24 0.54, 5.1 0.46',
    ),
    cabin: outline(
      '1.02 1.0, 1.26 1.17, 1.82 1.65, 2.08 1.775, 2.45 1.815, 3.0 1.81, 3.42 1.76, 3.56 1.66, 3.7 1.22, 3.72 1.0',
    ),
    inset: 0.05,
    tumble: 0.26,
    taperFront: 0.1,
    taperRear: 0.03,
    bowFront: 0.13,
    bowRear: 0.04,
    doors: [1.42, 2.5, 3.42],
    pillars: [2.47],
    glassEnd: [3.5, -0.2],
    windscreen: [1.23, 1.69],
    rearWindow: [1.28, 1.62],
    lampZ: 0.94,
    tailZ: 1.0,
    tailLamps: 'vertical',
    cladding: 1,
    seats: [2.2, 3.05],
    open: [3.86, 5.2],
  },
  classic: {
    length: 4.35,
    width: 1.66,
    height: 1.5,
    wheelbase: 2.6,
    overhang: 0.76,
    wheelRadius: 0.33,
    sill: 0.25,
    lower: outline(
      '0.3 0.25, 0.14 0.34, 0.04 0.5, 0.03 0.68, 0.1 0.84, 0.3 0.93, 0.8 0.97, 1.4 0.985, 2.4 0.98, 3.3 0.97, 3.8 0.95, 4.15 0.88, 4.32 0.74, 4.34 0.54, 4.28 0.38, 4.05 0.26',
    ),
    cabin: outline(
      '1.26 0.8, 1.44 0.975, 1.84 1.36, 2.1 1.485, 2.5 1.52, 2.95 1.5, 3.3 1.4, 3.62 1.14, 3.78 0.96, 3.8 0.8',
    ),
    inset: 0.09,
    tumble: 0.3,
    taperFront: 0.17,
    taperRear: 0.22,
    bowFront: 0.2,
    bowRear: 0.2,
    doors: [1.5, 2.46, 3.28],
    pillars: [2.45],
    glassEnd: [3.36, -0.55],
    windscreen: [1.03, 1.41],
    rearWindow: [1.07, 1.38],
    lampZ: 0.74,
    tailZ: 0.72,
    tailLamps: 'vertical',
    cladding: 0,
    seats: [2.2, 3.0],
  },
  youngtimer: {
    length: 4.42,
    width: 1.69,
    height: 1.41,
    wheelbase: 2.66,
    overhang: 0.82,
    wheelRadius: 0.305,
    sill: 0.2,
    lower: outline(
      '0.2 0.2, 0.06 0.24, 0.02 0.4, 0.03 0.62, 0.0 0.82, 0.06 0.86, 0.5 0.9, 1.1 0.93, 1.5 0.945, 2.6 0.95, 3.6 0.955, 4.2 0.955, 4.37 0.94, 4.42 0.86, 4.39 0.6, 4.4 0.4, 4.36 0.24, 4.2 0.2',
    ),
    cabin: outline(
      '1.3 0.7, 1.46 0.915, 1.98 1.3, 2.12 1.385, 2.5 1.415, 3.05 1.405, 3.32 1.34, 3.76 0.99, 3.86 0.94, 3.88 0.7',
    ),
    inset: 0.07,
    tumble: 0.3,
    taperFront: 0.07,
    taperRear: 0.07,
    bowFront: 0.07,
    bowRear: 0.06,
    doors: [1.5, 2.46, 3.3],
    pillars: [2.44, 3.28],
    glassEnd: [3.56, -0.6],
    windscreen: [0.965, 1.32],
    rearWindow: [1.02, 1.3],
    lampZ: 0.7,
    tailZ: 0.76,
    tailLamps: 'horizontal',
    cladding: 0,
    seats: [2.2, 3.02],
  },
};
