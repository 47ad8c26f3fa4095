/** What is kept of a car in the browser: enough to show it again before the API is asked. */
export interface SavedCar {
  id: number;
  slug: string;
  title: string;
  /** When it was put into the list: what has changed since is told by comparing. */
  priceEur: number;
  /** That the registration tax came on top of it; earlier versions did not store it. */
  plusNova?: true;
  image: string | null;
  /** When it was put into the list, as milliseconds. */
  savedAt: number;
  /** The visitor's own words; they never leave the browser. */
  note: string;
}

export type NewCar = Omit<SavedCar, 'savedAt' | 'note'>;

export const maxNoteLength = 500;

const none: readonly SavedCar[] = [];

/**
 * Reads what is stored. Entries of the first version have no note; what another version or another hand wrote there may
 * be anything, and one entry that cannot be read does not cost the others.
 */
export function readStoredCars(text: string | null): readonly SavedCar[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    const byId = new Map(value.filter(isReadable).map((car) => [car.id, car]));
    return [...byId.values()].map(complete);
  } catch {
    return none;
  }
}

function isReadable(value: unknown): value is Partial<SavedCar> & NewCar {
  const car = value as Partial<SavedCar> | null;
  return (
    Number.isSafeInteger(car?.id) &&
    Number(car?.id) > 0 &&
    typeof car?.slug === 'string' &&
    /^[a-z0-9-]+$/.test(car.slug) &&
    typeof car.title === 'string' &&
    typeof car.priceEur === 'number'
  );
}

function complete({ id, slug, title, priceEur, plusNova, image, savedAt, note }: Partial<SavedCar> & NewCar): SavedCar {
  return {
    id,
    slug,
    title,
    priceEur,
    ...(plusNova === true && { plusNova }),
    image: typeof image === 'string' ? image : null,
    savedAt: typeof savedAt === 'number' && savedAt > 0 && savedAt <= Date.now() ? savedAt : 0,
    note: typeof note === 'string' ? note.slice(0, maxNoteLength) : '',
  };
}
