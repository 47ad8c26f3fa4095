import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { optionLabels } from '@kardan/contract/labels/reference';
import { nameOf, type Sender } from './car-names.ts';
import { co2Text, consumptionText, normText } from './official-figures.tsx';
import { sheetLocale, sheetTexts } from './sheet-language.ts';

/** What stands at a new car in the showroom by the Pkw-VIG: model, fuel, consumption, CO₂ and the two notices. */
export function ConsumptionLabel({ car, dealership }: { car: StockSheet; dealership: Sender }) {
  const { fields } = car;
  const { name, version } = nameOf(car);
  const rows = [
    [sheetTexts('label.model'), [name, version].filter(Boolean).join(' ')],
    [sheetTexts('label.fuel'), fields.fuel && optionLabels[sheetLocale].fuel[fields.fuel]],
    [sheetTexts('label.power'), fields.powerKw && `${fields.powerKw}\u00A0kW`],
    [sheetTexts('label.gearbox'), fields.gearbox && optionLabels[sheetLocale].gearbox[fields.gearbox]],
    [sheetTexts('label.consumption', { norm: normText(fields) }), consumptionText(fields)],
    [sheetTexts('label.co2', { norm: normText(fields) }), co2Text(fields)],
  ].filter(([, value]) => value);
  return (
    <article lang="de-AT" className="sheet sheet-a4 sheet-label">
      <h2 className="sheet-label-title">{sheetTexts('label.title')}</h2>
      <dl className="sheet-label-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{sheetTexts('label.guide')}</p>
      <p>{sheetTexts('label.driving')}</p>
      <footer className="sheet-foot">
        <p className="sheet-dealer">{dealership.name}</p>
      </footer>
    </article>
  );
}
