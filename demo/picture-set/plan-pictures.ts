import { type Colour, colours } from '@kardan/contract/values/vehicle';
import { type BodyLook, bodyLooks } from '../illustrator/car/body-specs.ts';
import type { Drawing, View } from '../illustrator/draw-car.ts';
import { sceneNames } from '../illustrator/scenes/make-scene.ts';
import { times } from '../illustrator/scenes/stage.ts';
import { paintsOfColour } from './looks.ts';
import { marketShare } from './market-shares.ts';

/** A picture of the set before it is drawn. Views from inside belong to cars of any colour. */
export interface PlannedPicture {
  look: BodyLook;
  colour: Colour | null;
  drawing: Drawing;
}

export interface PlanOptions {
  /** 1 is the set in the repository; 2 has about twice as many cars for the common bodies and colours. */
  variants: number;
  width: number;
}

/** Cars of one body and colour beyond the first, in the set of the repository. */
const furtherCars = 92;
/** How many of the most needed cars are also seen from the side and behind, and how many have their wheel shown. */
const allRound = 58;
const wheels = 12;

const electricColours: Partial<Record<BodyLook, readonly Colour[]>> = {
  suv: ['white', 'black', 'grey', 'blue', 'silver', 'red', 'green', 'other'],
  hatchback: ['white', 'grey', 'black', 'blue', 'silver', 'red', 'other'],
  sedan: ['white', 'black', 'grey', 'blue', 'red', 'silver'],
  small: ['white', 'grey', 'black', 'blue', 'red', 'silver', 'green'],
  estate: ['grey', 'white', 'black', 'blue'],
  coupe: ['white', 'grey', 'black'],
  minivan: ['white', 'grey', 'black'],
  bus: ['white', 'silver', 'blue'],
};
/** How many of these colours, the most common, have a second car (SUVs also a third). */
const electricTwice: Partial<Record<BodyLook, number>> = { suv: 5, hatchback: 4, sedan: 3, small: 3 };
const electricShare = 0.12;
const firstElectric = 100;
const bootColours: Partial<Record<BodyLook, readonly Colour[]>> = {
  suv: ['grey', 'white', 'black', 'silver', 'blue'],
  hatchback: ['black', 'white', 'grey', 'silver', 'blue'],
  estate: ['grey', 'black', 'white', 'silver'],
  sedan: ['black', 'white', 'grey'],
  small: ['white'],
  minivan: ['silver'],
  bus: ['white'],
};

/** One car in one colour. */
interface PaintedCar {
  look: BodyLook;
  colour: Colour;
  electric: boolean;
  /** Number of the car among those of its look. */
  variant: number;
  /** Part of the market that this car stands for. */
  weight: number;
}

/** The pictures of a set, the most needed first: a smaller budget leaves out the last. */
export function planPictures({ variants, width }: PlanOptions): PlannedPicture[] {
  const pairs = bodyLooks.flatMap((look) =>
    colours.map((colour) => ({ look, colour, share: marketShare(look, colour), cars: 1 })),
  );
  for (let extra = 0; extra < Math.round(furtherCars * variants); extra++) {
    // Where one more car takes away most chances that two neighbours look the same.
    const gain = ({ share, cars }: (typeof pairs)[number]) => (share * share) / (cars * (cars + 1));
    pairs.reduce((best, pair) => (gain(pair) > gain(best) ? pair : best)).cars += 1;
  }
  const shapesOf = (look: BodyLook) =>
    Math.max(3, ...pairs.filter((pair) => pair.look === look).map(({ cars }) => cars));
  const combustion = pairs.flatMap(({ look, colour, share, cars }) =>
    Array.from({ length: cars }, (_, copy): PaintedCar => {
      const variant = (colours.indexOf(colour) * 2 + copy) % shapesOf(look);
      return { look, colour, electric: false, variant, weight: share / cars };
    }),
  );
  const electric = Object.entries(electricColours).flatMap(([look, list]) =>
    list.flatMap((colour, index) => electricCars(look as BodyLook, colour, index, variants)),
  );
  const cars = [...combustion, ...electric];
  const byNeed = cars.toSorted((one, other) => other.weight - one.weight);
  const view = (name: View) => (car: PaintedCar) => planned(car, name, width);
  return [
    ...cars.map(view('front34')),
    ...insides(width),
    ...byNeed.slice(0, allRound * variants).flatMap((car) => [view('rear34')(car), view('side')(car)]),
    ...boots(width),
    ...byNeed.slice(0, wheels * variants).map(view('wheel')),
  ];
}

/** Electric cars have numbers of their own; the first colours of a body have more of them. */
function electricCars(look: BodyLook, colour: Colour, index: number, variants: number): PaintedCar[] {
  const copies = index < (electricTwice[look] ?? 0) ? (look === 'suv' ? 3 : 2) : 1;
  return Array.from({ length: Math.max(1, Math.round(copies * variants)) }, (_, copy) => {
    const variant = firstElectric + ((index + copy) % Math.max(3, Math.ceil(copies * variants)));
    return {
      look,
      colour,
      electric: true,
      variant,
      weight: copy === 0 ? electricShare * marketShare(look, colour) : 0,
    };
  });
}

const seedOf = (look: BodyLook, variant: number) => 1_000 + bodyLooks.indexOf(look) * 500 + variant;

/** All pictures of a painted car are taken at the same place and time. */
function planned({ look, colour, electric, variant }: PaintedCar, view: View, width: number): PlannedPicture {
  const colourIndex = colours.indexOf(colour);
  const place = bodyLooks.indexOf(look) * 5 + colourIndex * 7 + variant * 3;
  const paints = paintsOfColour[colour];
  return {
    look,
    colour,
    drawing: {
      look,
      seed: seedOf(look, variant),
      electric,
      paint: paints[(variant + colourIndex) % paints.length] as Drawing['paint'],
      view,
      width,
      density: 2,
      scene: sceneNames[place % sceneNames.length],
      time: times[(place + variant + colourIndex) % times.length],
      sceneSeed: 7 + place * 31 + variant * 101 + colourIndex,
    },
  };
}

/** Cabins are shared by cars of all bodies that have the same kind; see `cabinOf`. */
const cabinLooks: readonly { look: BodyLook; electric: boolean }[] = [
  ...(['small', 'hatchback', 'sedan', 'estate', 'suv', 'minivan'] as const).map((look) => ({ look, electric: false })),
  ...(['hatchback', 'sedan', 'suv'] as const).map((look) => ({ look, electric: true })),
  ...(['cabriolet', 'classic', 'youngtimer'] as const).map((look) => ({ look, electric: false })),
];

function insides(width: number): PlannedPicture[] {
  return cabinLooks.flatMap(({ look, electric }) => {
    const seed = seedOf(look, electric ? firstElectric : 0);
    return (['interior', 'cockpit', 'passenger'] as const).map((view): PlannedPicture => {
      const drawing: Drawing = { look, seed, electric, paint: 'red', view, width, density: 1 };
      return { look, colour: null, drawing };
    });
  });
}

function boots(width: number): PlannedPicture[] {
  return Object.entries(bootColours).flatMap(([look, list]) =>
    list.map((colour, index): PlannedPicture => {
      const car = { look: look as BodyLook, colour, electric: false, variant: index % 3, weight: 0 };
      const { drawing } = planned(car, 'boot', width);
      const { scene: _, ...anywhere } = drawing;
      return { look: car.look, colour, drawing: { ...anywhere, density: 1 } };
    }),
  );
}
