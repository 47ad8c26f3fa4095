import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { isOffered } from '../listing/is-offered.ts';
import { isPending, type QueuedPicture } from './create-upload-queue.ts';

/** A car that went online while pictures of it were still on their way. */
export interface FollowedCar {
  key: string;
  dealershipId: number;
  listingId: number;
}

interface ArrivalOptions {
  queue: {
    subscribe: (listener: () => void) => () => void;
    items: () => readonly QueuedPicture[];
    /** Done once what an earlier visit left is in it. */
    ready: Promise<void>;
  };
  /** Where it outlives the screen, the next car and the tab. */
  kept: { read: () => FollowedCar[] | undefined; write: (cars: FollowedCar[]) => void };
  load: (car: FollowedCar) => Promise<OwnListing>;
  publish: (car: FollowedCar) => Promise<OwnListing>;
}

/**
 * Pictures that arrive after their car went online follow it: they were taken to be seen. Only they do: a car that was taken
 * down, or of which something else has changed since, is left to whoever did that.
 */
export function createArrivals({ queue, kept, load, publish }: ArrivalOptions) {
  const seen = new Map<string, number>();
  const busy = new Set<string>();
  let isStopped = false;

  const itemsOf = (key: string) => queue.items().filter(({ carKey }) => carKey === key);
  const arrivedOf = (key: string) => itemsOf(key).filter(({ state }) => state === 'done').length;
  const bringUp = async (car: FollowedCar) => {
    busy.add(car.key);
    const arrived = arrivedOf(car.key);
    const isLast = !itemsOf(car.key).some(isPending);
    try {
      if (isOnlyPictures(await load(car)) && !isStopped) await publish(car);
      seen.set(car.key, arrived);
      if (isLast) kept.write((kept.read() ?? []).filter(({ key }) => key !== car.key));
      busy.delete(car.key);
      look();
    } catch {
      // Tried again with the next picture, the next connection or the next visit.
      busy.delete(car.key);
    }
  };
  const look = () => {
    if (isStopped) return;
    for (const car of kept.read() ?? []) {
      const hasEnded = !itemsOf(car.key).some(isPending);
      if (!busy.has(car.key) && (hasEnded || arrivedOf(car.key) > (seen.get(car.key) ?? 0))) void bringUp(car);
    }
  };
  let unsubscribe = () => {};
  void queue.ready.then(() => {
    if (isStopped) return;
    unsubscribe = queue.subscribe(look);
    look();
  });
  addEventListener('online', look);

  return {
    /** Asked before the car goes online, told once it is: what arrives in between has missed it. */
    follow(key: string): (car: Omit<FollowedCar, 'key'>) => void {
      const arrived = arrivedOf(key);
      const isDue = itemsOf(key).some(isPending);
      return (car) => {
        if (!isDue) return;
        seen.set(key, arrived);
        kept.write([...(kept.read() ?? []).filter((each) => each.key !== key), { ...car, key }]);
        look();
      };
    },
    stop(): void {
      isStopped = true;
      unsubscribe();
      removeEventListener('online', look);
    },
  };
}

function isOnlyPictures({ state, unpublished }: OwnListing): boolean {
  const isOnline = isOffered({ state });
  return isOnline && unpublished.length === 1 && unpublished[0] === 'pictures';
}
