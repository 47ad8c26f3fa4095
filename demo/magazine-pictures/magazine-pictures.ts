import type { Drawing } from '../illustrator/draw-car.ts';

type Picture = Omit<Drawing, 'width' | 'density' | 'electric'> & { electric?: true };

/** The pictures that texts of the magazine name, each a scene of its own. */
export const magazinePictures: Readonly<Record<string, Picture>> = {
  'kombi-wiese': { look: 'estate', paint: 'sky', view: 'rear34', scene: 'meadow', time: 'day', seed: 2_511 },
  'suv-pass': { look: 'suv', paint: 'silver', view: 'front34', scene: 'alpine', time: 'evening', seed: 3_007 },
  'kleinwagen-stadt': { look: 'small', paint: 'red', view: 'front34', scene: 'old-town', time: 'day', seed: 1_004 },
  'limousine-nacht': {
    look: 'sedan',
    paint: 'anthracite',
    view: 'front34',
    scene: 'city',
    time: 'evening',
    seed: 2_006,
  },
  'elektro-stadt': {
    look: 'hatchback',
    paint: 'turquoise',
    view: 'front34',
    scene: 'city',
    time: 'day',
    electric: true,
    seed: 1_603,
  },
  'elektro-seite': {
    look: 'suv',
    paint: 'pearl',
    view: 'side',
    scene: 'lake',
    time: 'day',
    electric: true,
    seed: 3_102,
  },
  'rad-nah': { look: 'estate', paint: 'blue', view: 'wheel', scene: 'forecourt', time: 'day', seed: 2_503 },
  cockpit: { look: 'hatchback', paint: 'red', view: 'cockpit', seed: 1_500 },
  kofferraum: { look: 'estate', paint: 'silver', view: 'boot', seed: 2_502 },
  'cabrio-see': { look: 'cabriolet', paint: 'orange', view: 'side', scene: 'lake', time: 'evening', seed: 4_003 },
  'oldtimer-dorf': { look: 'classic', paint: 'sage', view: 'front34', scene: 'old-town', time: 'evening', seed: 6_002 },
  'kombi-schnee': { look: 'estate', paint: 'bordeaux', view: 'front34', scene: 'winter', time: 'day', seed: 2_507 },
  'hof-abend': { look: 'hatchback', paint: 'slate', view: 'rear34', scene: 'forecourt', time: 'evening', seed: 1_508 },
  'bus-familie': { look: 'minivan', paint: 'green', view: 'front34', scene: 'vineyard', time: 'day', seed: 4_504 },
};
