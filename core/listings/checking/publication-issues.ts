import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { appliesTo, type CarFacts, isRequiredFor } from '@kardan/contract/listing-field-rules';
import { type ListingFieldKey, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import type { FieldIssue } from '../../kernel/errors.ts';

/** What is said of a car without which nothing else can be asked is taken for the most common kind. */
export function carFactsOf({ category, conditionKind, fuel }: EditableFields): CarFacts {
  return { category: category ?? 'used', conditionKind, fuel: fuel ?? 'petrol' };
}

/** The fields without what the car cannot have: the cylinders that were told before it turned out to be electric. */
export function applicableFields(fields: EditableFields): EditableFields {
  const car = carFactsOf(fields);
  const impossible = listingFieldKeys.filter((key) => !appliesTo(key, car) && fields[key] !== null);
  return { ...fields, ...Object.fromEntries(impossible.map((key) => [key, null])) };
}

/** Everything that keeps these fields from being online, by the catalogue and the law, each with its field. */
export function publicationIssues(fields: EditableFields): FieldIssue[] {
  const told = applicableFields(fields);
  return [...missing(told), ...contradictions(told)];
}

function missing(fields: EditableFields): FieldIssue[] {
  const car = carFactsOf(fields);
  const isMissing = (key: ListingFieldKey) => isRequiredFor(key, car) && fields[key] === null && key !== 'title';
  const details = listingFieldKeys.filter(isMissing).map((key) => missingField(key));
  const vehicle = (['make', 'model'] as const).filter((key) => fields[key] === null);
  return [...vehicle.map((key) => issue(key, 'field-missing')), ...details];
}

function missingField(key: ListingFieldKey): FieldIssue {
  return issue(key, listingField(key).requiredFor === 'sold-as-new' ? 'consumption-required' : 'field-missing');
}

/** What the database would refuse, said before and in words. */
function contradictions(fields: EditableFields): FieldIssue[] {
  const { priceEur, netPriceEur, taxation, inputTax, warranty, warrantyMonths } = fields;
  const { consumptionL, consumptionKwh, consumptionNorm } = fields;
  const battery = ['batteryHealth', 'batteryHealthIssuer', 'batteryHealthDate'] as const;
  const toldOfBattery = battery.filter((key) => fields[key] !== null).length;
  const issues: (FieldIssue | false)[] = [
    netPriceEur !== null && taxation !== 'standard' && issue('netPriceEur', 'vat-not-reclaimable'),
    netPriceEur !== null &&
      taxation === 'standard' &&
      priceEur !== null &&
      netPriceEur > priceEur &&
      issue('netPriceEur', 'net-price-above-gross'),
    inputTax !== null && inputTax !== 'none' && taxation !== 'standard' && issue('inputTax', 'input-tax-without-vat'),
    warrantyMonths !== null && warranty !== true && issue('warrantyMonths', 'warranty-missing'),
    (consumptionL !== null || consumptionKwh !== null) &&
      consumptionNorm === null &&
      !isRequiredFor('consumptionNorm', carFactsOf(fields)) &&
      issue('consumptionNorm', 'norm-missing'),
    ...battery.map(
      (key) =>
        toldOfBattery > 0 && toldOfBattery < 3 && fields[key] === null && issue(key, 'battery-report-incomplete'),
    ),
  ];
  return issues.filter((each) => each !== false);
}

function issue(field: string, code: string): FieldIssue {
  return { path: [field], code, message: `${field}: ${code}` };
}
