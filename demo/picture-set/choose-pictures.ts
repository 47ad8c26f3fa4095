import { type Body, type Category, type Colour, colours } from '@kardan/contract/values/vehicle';
import type { BodyLook } from '../illustrator/car/body-specs.ts';
import type { View } from '../illustrator/draw-car.ts';
import type { Random } from '../random/random.ts';
import { cabinOf, lookOf } from './looks.ts';
import type { PictureEntry } from './picture-index.ts';

/** A picture of the set that the database knows. */
export interface StoredPicture extends Pick<PictureEntry, 'body' | 'colour' | 'variant' | 'electric' | 'view'> {
  imageId: number;
}

/** What of a listing decides which pictures fit. */
export interface PicturedCar {
  body: Body;
  category: Category;
  year: number;
  colour: Colour | null;
  electric: boolean;
}

/** Dealers who have not taken pictures yet. */
const withoutPictures = 0.03;
const minPictures = 4;
const maxPictures = 9;
/** Most dealers begin with the front; the others make a page of results livelier. */
const firstViews = { front34: 0.56, side: 0.22, rear34: 0.22 };

/** The pictures of one car in one paint, or of one cabin, by view. */
type Shots = Partial<Record<View, number>>;

/** Chooses the pictures of a listing, in order: always of one car of its body and colour, then its cabin and boot. */
export function pictureChooser(pictures: readonly StoredPicture[]): (random: Random, car: PicturedCar) => number[] {
  const outside = shotsBy(pictures.filter(({ colour, view }) => colour !== null && view !== 'boot'));
  const boots = shotsBy(pictures.filter(({ view }) => view === 'boot'));
  const cabins = shotsBy(
    pictures.filter(({ colour }) => colour === null),
    cabinOf,
  );

  return (random, { body, category, year, colour, electric }) => {
    const look = lookOf(body, category, year);
    const skipped = random.next() < withoutPictures;
    const shade = colour ?? (colours[random.integer(0, 4)] as Colour);
    const car = drawOne(random, outside.get(key(look, shade, electric)) ?? outside.get(key(look, shade, false)));
    const cabin = drawOne(
      random,
      cabins.get(key(cabinOf(look), null, electric)) ?? cabins.get(key(cabinOf(look), null, false)),
    );
    const boot = drawOne(random, boots.get(key(look, shade, false)));
    const first = drawFirst(random);
    const wanted = drawCount(random);
    if (skipped || !car) return [];
    const views = [
      car[first] ?? car.front34,
      car.front34,
      car.side,
      car.rear34,
      cabin?.interior,
      cabin?.cockpit,
      boot?.boot,
      car.wheel,
      cabin?.passenger,
    ];
    const ids = views.filter((id) => id !== undefined);
    return [...new Set(ids)].slice(0, wanted);
  };
}

const key = (look: BodyLook | 'closed', colour: Colour | null, electric: boolean) => `${look}/${colour}/${electric}`;

/** The cars of the pictures, by kind of body, colour and drive. */
function shotsBy(
  pictures: readonly StoredPicture[],
  kindOf: (look: BodyLook) => BodyLook | 'closed' = (look) => look,
): Map<string, Shots[]> {
  const cars = Map.groupBy(
    pictures,
    ({ body, colour, electric, variant }) => `${body}/${colour}/${electric}/${variant}`,
  );
  const groups = new Map<string, Shots[]>();
  for (const car of cars.values()) {
    const [{ body, colour, electric }] = car as [StoredPicture, ...StoredPicture[]];
    const group = key(kindOf(body), colour, electric);
    const shots: Shots = Object.fromEntries(car.map(({ view, imageId }) => [view, imageId]));
    groups.set(group, [...(groups.get(group) ?? []), shots]);
  }
  return groups;
}

/** Of the shuffles tried, the one that shows the same picture twice in a row least often on the first pages. */
const shuffle = 0.29;

/** Takes a number also when there is nothing to choose, so that a larger set changes no other choice. */
function drawOne(random: Random, list: readonly Shots[] = []): Shots | undefined {
  return list[Math.floor(((random.next() + shuffle) % 1) * list.length)];
}

function drawFirst(random: Random): keyof typeof firstViews {
  const share = random.next();
  if (share < firstViews.front34) return 'front34';
  return share < firstViews.front34 + firstViews.side ? 'side' : 'rear34';
}

/** More often five or six than nine. */
function drawCount(random: Random): number {
  return minPictures + Math.floor((maxPictures - minPictures + 1) * random.next() ** 1.6);
}
