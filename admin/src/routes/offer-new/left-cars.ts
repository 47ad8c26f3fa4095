import { ApiError } from '@kardan/contract/client/api-error';
import type { KeptCar } from '#domain/new-car/kept-car.ts';
import { api } from '#lib/api/api.ts';
import { type CarServer, saveNewCar } from './save-new-car.ts';

type LeftCar = Pick<KeptCar, 'key' | 'mine'>;

interface Kept {
  read: () => LeftCar[] | undefined;
  write: (cars: LeftCar[]) => void;
}

/** Cars that were left before everything of them was saved: they wait on the device for a connection. */
export function leftCars(dealershipId: number, kept: Kept, server: CarServer = api) {
  const all = () => kept.read() ?? [];
  const without = (key: string) => all().filter((car) => car.key !== key);
  let inFlight: Promise<void> | undefined;

  const saveOne = async ({ key }: LeftCar) => {
    const current = () => ({ kept: all().find((car) => car.key === key) ?? { key, mine: {} }, listing: undefined });
    const saved = (rest: LeftCar['mine']) => kept.write([...without(key), { key, mine: rest }]);
    try {
      await saveNewCar(dealershipId, { current, take: () => undefined, saved }, server);
      kept.write(without(key));
    } catch (error) {
      // What the API refuses or no longer has is refused the next time as well.
      if (error instanceof ApiError && (error.code === 'not-found' || error.issues.length > 0))
        kept.write(without(key));
      else throw error;
    }
  };
  return {
    /** Keeps what is not saved of a car that is left. */
    leave({ key, mine }: LeftCar): void {
      kept.write([...without(key), ...(Object.keys(mine).length > 0 ? [{ key, mine }] : [])]);
    },
    /** Saves as far as the connection goes. */
    save(): Promise<void> {
      inFlight ??= (async () => {
        try {
          for (const car of all()) await saveOne(car);
        } catch {
          // The next connection or the next visit tries again.
        } finally {
          inFlight = undefined;
        }
      })();
      return inFlight;
    },
  };
}
