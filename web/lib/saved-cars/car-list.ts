/** What is kept of a car in the browser: enough to show it again before the API is asked. */
export interface SavedCar {
  id: number;
  slug: string;
  title: string;
  priceEur: number;
  image: string | null;
  /** When it was put into the list, as milliseconds. */
  savedAt: number;
}

export type NewCar = Omit<SavedCar, 'savedAt'>;

const none: readonly SavedCar[] = [];

/** A list of cars that a visitor keeps in the browser, newest first. Tabs see each other's changes. */
export class CarList {
  readonly #key: string;
  /** How many it can hold. */
  readonly most: number;
  #text: string | null = null;
  #cars: readonly SavedCar[] = none;

  constructor(key: string, most: number) {
    this.#key = key;
    this.most = most;
  }

  /** The same array until something changes, as React asks for. */
  read = (): readonly SavedCar[] => {
    const text = stored(this.#key);
    if (text !== this.#text) {
      this.#text = text;
      this.#cars = parse(text);
    }
    return this.#cars;
  };

  /** There is no browser on the server: nothing is saved there. */
  readOnServer = (): readonly SavedCar[] => none;

  subscribe = (changed: () => void): (() => void) => {
    window.addEventListener('storage', changed);
    window.addEventListener(this.#key, changed);
    return () => {
      window.removeEventListener('storage', changed);
      window.removeEventListener(this.#key, changed);
    };
  };

  /** Puts a car to the front; beyond the most there may be, the oldest go. */
  add(car: NewCar, savedAt = Date.now()): void {
    const others = this.read().filter(({ id }) => id !== car.id);
    this.#write([{ ...car, savedAt }, ...others].slice(0, this.most));
  }

  remove(id: number): void {
    this.#write(this.read().filter((car) => car.id !== id));
  }

  clear(): void {
    this.#write([]);
  }

  #write(cars: readonly SavedCar[]): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(cars));
    } catch {
      // Full or forbidden: the list stays as it was, and the button shows it.
    }
    window.dispatchEvent(new Event(this.#key));
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What another version or another hand wrote there may be anything. */
function parse(text: string | null): readonly SavedCar[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSavedCar) : none;
  } catch {
    return none;
  }
}

function isSavedCar(value: unknown): value is SavedCar {
  const car = value as Partial<SavedCar> | null;
  return (
    typeof car?.id === 'number' &&
    typeof car.slug === 'string' &&
    typeof car.title === 'string' &&
    typeof car.priceEur === 'number' &&
    typeof car.savedAt === 'number'
  );
}
