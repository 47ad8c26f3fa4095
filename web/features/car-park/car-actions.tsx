import type { CarActions, ShownCar } from '#domain/listing/listing-card.tsx';
import type { NewCar } from '#lib/saved-cars/stored-cars.ts';
import { texts } from '#lib/texts/texts.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { ParkButton } from './park-button.tsx';

/** What a visitor can do with a car in a list: park it, compare it. */
export async function carActions(): Promise<CarActions> {
  const t = await texts('listing');
  return {
    onPicture: (car) => <ParkButton car={savedCar(car)} park={t('card.park')} parked={t('card.parked')} />,
    belowPrice: (car) => <CompareToggle car={savedCar(car)} label={t('card.compare')} />,
  };
}

function savedCar(car: ShownCar): NewCar {
  return {
    id: car.id,
    slug: car.slug,
    title: `${car.make.name} ${car.model.name}`,
    priceEur: car.priceEur,
    image: car.images[0] ?? null,
  };
}
