import { type Refusal, setRefusal } from './refusals.ts';
import { type NewCar, readStoredCars, type SavedCar } from './stored-cars.ts';

const none: readonly SavedCar[] = [];

interface Limits {
  /** How many it can hold. */
  max: number;
  /** What happens to one more: the oldest goes for it, or it is refused and the visitor told. */
  whenFull: 'forget-oldest' | 'refuse';
}

/** A list of cars that a visitor keeps in the browser, newest first. Tabs see each other's changes. */
export class CarList {
  readonly key: string;
  readonly max: number;
  readonly #refuses: boolean;
  #text: string | null = null;
  #cars: readonly SavedCar[] = none;

  constructor(key: string, { max, whenFull }: Limits) {
    this.key = key;
    this.max = max;
    this.#refuses = whenFull === 'refuse';
  }

  /** What is stored: one array until something changes, as React asks for. */
  read = (): readonly SavedCar[] => {
    const text = stored(this.key);
    if (text !== this.#text) {
      this.#text = text;
      this.#cars = readStoredCars(text);
    }
    return this.#cars;
  };

  /** There is no browser on the server: nothing is saved there. */
  readOnServer = (): readonly SavedCar[] => none;

  subscribe = (changed: () => void): (() => void) => {
    window.addEventListener('storage', changed);
    window.addEventListener(this.key, changed);
    return () => {
      window.removeEventListener('storage', changed);
      window.removeEventListener(this.key, changed);
    };
  };

  /** Puts a car to the front, with the note it had; says whether it is there now. */
  add(car: NewCar, savedAt = Date.now()): boolean {
    const others = this.read().filter(({ id }) => id !== car.id);
    if (this.#refuses && others.length >= this.max) return this.#refuse('full');
    const note = this.read().find(({ id }) => id === car.id)?.note ?? '';
    return this.change(() => [{ ...car, savedAt, note }, ...others].slice(0, this.max));
  }

  remove(id: number): void {
    this.change((cars) => cars.filter((car) => car.id !== id));
  }

  clear(): void {
    this.change(() => none);
  }

  /** Writes what the update makes of the cars that are stored at this moment; says whether the browser kept it. */
  change(update: (cars: readonly SavedCar[]) => readonly SavedCar[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(update(this.read())));
    } catch {
      return this.#refuse('forbidden');
    }
    window.dispatchEvent(new Event(this.key));
    return true;
  }

  #refuse(reason: Refusal['reason']): false {
    // Nobody asked for what the browser remembers by itself: it is not worth a word.
    if (this.#refuses) setRefusal({ list: this.key, reason });
    return false;
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
