import { columnsOf } from '../columns/columns-of.ts';
import { type CarDraft, note, say } from './car-draft.ts';
import { readField } from './read-field.ts';
import { readFlag } from './values/read-flag.ts';

const maxPrices = 20;

/** Of several prices the public one in euros, and whether its VAT can be shown. */
export function readPriceList(car: CarDraft): void {
  const { values } = car.row;
  const name = columnsOf[car.context.format].find(({ says }) => says.kind === 'price-list')?.name;
  if (name === undefined) return;
  for (let at = 0; at < maxPrices; at += 1) {
    const price = values[`${name}.${at}.price`];
    const kind = values[`${name}.${at}.priceType`];
    if (price === undefined || kind?.toLowerCase() !== 'public') continue;
    const currency = values[`${name}.${at}.currency`] ?? 'EUR';
    if (currency.toUpperCase() !== 'EUR') {
      note(car, 'value-invalid', { heading: `${name}.${at}.currency`, raw: currency }, 'priceEur');
      return;
    }
    readField(car, { kind: 'field', field: 'priceEur' }, { heading: `${name}.${at}.price`, raw: price });
    const isShown = readFlag(values[`${name}.${at}.taxDeductible`] ?? '');
    if (isShown !== null) say(car, 'taxation', isShown ? 'standard' : 'margin-scheme');
    return;
  }
}
