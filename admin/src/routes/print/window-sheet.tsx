import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { valueText } from '#domain/listing/field-words.ts';
import { nameOf, type Sender } from './car-names.ts';
import { OfficialFigures } from './official-figures.tsx';
import { carTexts, sheetLocale, sheetTexts } from './sheet-language.ts';
import { SignCode } from './sign-code.tsx';

const facts = [
  'firstRegistration',
  'mileageKm',
  'powerKw',
  'fuel',
  'gearbox',
  'drive',
  'inspectionValidUntil',
  'owners',
  'warranty',
  'colour',
] as const satisfies ListingFieldKey[];

/** As many as can be read through a window. */
const maxEquipment = { a4: 16, a5: 10 };

/** The sign behind a car's window: what it is, what it costs and how that is taxed, what it has, and the way to its page. */
export function WindowSheet({ car, dealership, size }: { car: StockSheet; dealership: Sender; size: 'a4' | 'a5' }) {
  const { fields } = car;
  const { name, version } = nameOf(car);
  const known = facts.filter((key) => fields[key] !== null && fields[key] !== undefined && fields[key] !== false);
  const equipment = (fields.equipment ?? []).slice(0, maxEquipment[size]);
  const { priceEur, netPriceEur, taxation } = fields;
  return (
    <article lang="de-AT" className={`sheet sheet-${size}`}>
      <header className="sheet-head">
        <p className="sheet-make">{name}</p>
        {version && <p className="sheet-version">{version}</p>}
      </header>
      <div className="sheet-price">
        <p className="sheet-amount">{priceEur ? formatPrice(priceEur, sheetLocale) : sheetTexts('priceOnRequest')}</p>
        <p>
          {[
            taxation === 'margin-scheme' && sheetTexts('margin'),
            taxation === 'standard' && sheetTexts('gross'),
            netPriceEur &&
              taxation === 'standard' &&
              sheetTexts('net', { price: formatPrice(netPriceEur, sheetLocale) }),
            fields.novaIncluded === false && sheetTexts('withoutNova'),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <dl className="sheet-facts">
        {known.map((key) => (
          <div key={key}>
            <dt>{listingFieldLabels[sheetLocale][key]}</dt>
            <dd>{valueText(key, fields[key], carTexts, sheetLocale)}</dd>
          </div>
        ))}
      </dl>
      <OfficialFigures fields={fields} />
      {equipment.length > 0 && (
        <ul className="sheet-equipment" aria-label={sheetTexts('equipment')}>
          {equipment.map((item) => (
            <li key={item}>{equipmentLabels[sheetLocale][item]}</li>
          ))}
        </ul>
      )}
      <footer className="sheet-foot">
        <div>
          <p className="sheet-dealer">{dealership.name}</p>
          <p>{[dealership.street, dealership.place].join(', ')}</p>
          {dealership.phone && <p>{dealership.phone}</p>}
        </div>
        {car.slug && <SignCode slug={car.slug} name={name} />}
      </footer>
    </article>
  );
}
