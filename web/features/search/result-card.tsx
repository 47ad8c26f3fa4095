import type { ListingCard } from '@kardan/contract/search';
import { formatMileage, formatMonth, formatPower, formatPrice } from '#lib/format.ts';
import { fuelWords } from '#lib/vehicle-words.ts';

/** What a result shows of a car. */
export function ResultCard({ car }: { car: ListingCard }) {
  const specs = [
    ['Erstzulassung', car.firstRegistration && `EZ ${formatMonth(car.firstRegistration)}`],
    ['Kilometerstand', formatMileage(car.mileageKm)],
    ['Leistung', formatPower(car.powerKw, car.powerPs)],
    ['Treibstoff', fuelWords[car.fuel]],
  ].filter(([, value]) => value);
  return (
    <article className="card">
      <h2>{car.title}</h2>
      <p className="price">{formatPrice(car.priceEur)}</p>
      <dl className="specs">
        {specs.map(([label, value]) => (
          <div key={label}>
            <dt className="visually-hidden">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="seller">
        {car.place.postcode} {car.place.city} · {car.dealership.name}
      </p>
    </article>
  );
}
