import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { optionLabels } from '@kardan/contract/labels/reference';
import { nameOf, type Sender } from './car-names.ts';
import { co2Text, consumptionText } from './official-figures.tsx';
import { posterGroups } from './poster-groups.ts';
import { sheetLocale, sheetTexts } from './sheet-language.ts';

/** The poster of each make in the showroom by the Pkw-VIG: its new models by fuel, lowest CO₂ first. */
export function Posters({ cars, dealership }: { cars: readonly StockSheet[]; dealership: Sender }) {
  return (
    <div className="grid gap-6 print:block">
      {posterGroups(cars).map(({ make, fuels }) => (
        <article key={make} lang="de-AT" className="sheet sheet-poster">
          <h2 className="sheet-poster-title">{sheetTexts('poster.title', { make })}</h2>
          {fuels.map(({ fuel, models }) => (
            <table key={fuel} className="sheet-poster-table">
              <caption>{fuel ? optionLabels[sheetLocale].fuel[fuel] : sheetTexts('poster.otherFuel')}</caption>
              <thead>
                <tr>
                  <th scope="col">{sheetTexts('poster.rank')}</th>
                  <th scope="col">{sheetTexts('label.model')}</th>
                  <th scope="col">{sheetTexts('co2')}</th>
                  <th scope="col">{sheetTexts('consumption')}</th>
                </tr>
              </thead>
              <tbody>
                {models.map((car, place) => (
                  <tr key={car.id}>
                    <td>{place + 1}</td>
                    <td>{Object.values(nameOf(car)).filter(Boolean).join(' ')}</td>
                    <td>{co2Text(car.fields)}</td>
                    <td>{consumptionText(car.fields)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
          <p>{sheetTexts('label.guide')}</p>
          <p>{sheetTexts('label.driving')}</p>
          <footer className="sheet-foot">
            <p className="sheet-dealer">{dealership.name}</p>
          </footer>
        </article>
      ))}
    </div>
  );
}
