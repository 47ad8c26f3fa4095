import type { StockSheet } from '@kardan/contract/calls/stock/stock-list';
import { formatNumber, formatTenths } from '@kardan/ui/formats/format.ts';
import { sheetLocale, sheetTexts } from './sheet-language.ts';

type Fields = StockSheet['fields'];

/** Litres or kilowatt-hours with one decimal, as the regulation wants them. */
export function consumptionText({ consumptionL, consumptionKwh }: Fields): string | undefined {
  const amounts = [
    typeof consumptionL === 'number' && `${formatTenths(consumptionL, sheetLocale)}\u00A0l/100\u00A0km`,
    typeof consumptionKwh === 'number' && `${formatTenths(consumptionKwh, sheetLocale)}\u00A0kWh/100\u00A0km`,
  ].filter(Boolean);
  return amounts.length > 0 ? amounts.join(' + ') : undefined;
}

export function co2Text({ co2GPerKm }: Fields): string | undefined {
  return typeof co2GPerKm === 'number' ? `${formatNumber(co2GPerKm, sheetLocale)}\u00A0g/km` : undefined;
}

export function normText({ consumptionNorm }: Fields): string {
  return consumptionNorm === 'nedc' ? 'NEFZ' : 'WLTP';
}

/** Consumption, CO₂ and range in one block, with the procedure they were measured by; nothing where nothing is known. */
export function OfficialFigures({ fields }: { fields: Fields }) {
  const consumption = consumptionText(fields);
  const co2 = co2Text(fields);
  if (!consumption && !co2) return null;
  const { rangeKm } = fields;
  const range = typeof rangeKm === 'number' ? `${formatNumber(rangeKm, sheetLocale)}\u00A0km` : undefined;
  const figures = [
    [sheetTexts('consumption'), consumption],
    [sheetTexts('co2'), co2],
    [sheetTexts('range'), range],
  ].filter(([, value]) => value);
  return (
    <div className="sheet-official">
      <p className="sheet-official-title">{sheetTexts('official', { norm: normText(fields) })}</p>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
