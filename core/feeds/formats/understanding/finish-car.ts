import { listingFields } from '@kardan/contract/listing-fields';
import { equipmentKeys } from '@kardan/contract/values/equipment';
import type { Condition } from '../columns/format-column.ts';
import { formatQuestions } from '../questions.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { readCredit } from './read-credit.ts';
import { readPictures } from './read-pictures.ts';
import { readPriceList } from './read-price-list.ts';
import { readText } from './read-text.ts';
import { readVehicle } from './read-vehicle.ts';

/** What several columns say together, once all are read. */
export function finishCar(car: CarDraft): void {
  readNumberAsField(car);
  readPictures(car);
  readPriceList(car);
  readVehicle(car);
  readTitle(car);
  readCondition(car);
  readEquipment(car);
  readCurrency(car);
  readNorm(car);
  if (car.fields.warrantyMonths && car.fields.warranty === undefined) say(car, 'warranty', true);
  readCredit(car);
}

function readNumberAsField(car: CarDraft): void {
  if (car.number !== null) {
    say(car, 'externalId', car.number);
    return;
  }
  const isSaid = car.issues.some(({ code }) => code === 'number-invalid');
  if (!isSaid) note(car, 'number-missing', null, 'externalId', { severity: 'refuses' });
}

/** Of a free text behind make or model the whole is the title: it says more than the two names. */
function readTitle(car: CarDraft): void {
  const { modelText, fields, context } = car;
  const make = fields.make ? context.vehicles.makesBySlug.get(fields.make) : undefined;
  if (!modelText || !make || fields.title) return;
  const model = fields.model ? make.modelsBySlug.get(fields.model) : undefined;
  const behind = car.model && model ? [model.name, modelText.raw] : [modelText.raw];
  const first = behind[0]?.toLowerCase() ?? '';
  const words = first.startsWith(make.name.toLowerCase()) ? behind : [make.name, ...behind];
  readText(car, 'title', listingFields.title, { heading: modelText.heading, raw: words.join(' ') });
}

/** In the catalogue's order: otherwise each run would find a change. */
function readEquipment(car: CarDraft): void {
  const { equipment } = car;
  if (equipment)
    say(
      car,
      'equipment',
      equipmentKeys.filter((key) => equipment.has(key)),
    );
}

/** Of several signs the first that makes it more than a used car; plain flags stand in the order of their weight. */
function readCondition(car: CarDraft): void {
  const { conditions } = car;
  const special = conditions.find(({ category }) => category !== 'used') ?? conditions[0] ?? unflagged(car);
  if (!special) return;
  say(car, 'category', special.category);
  say(car, 'conditionKind', special.conditionKind);
}

/** mobile.de flags what is more than a used car: without any flag, one that was registered is used. */
function unflagged({ context, fields, issues }: CarDraft): Condition | undefined {
  const isDoubtful = issues.some(({ field }) => field === 'conditionKind');
  if (context.format !== 'mobile-csv' || !fields.firstRegistration || isDoubtful) return undefined;
  return { category: 'used', conditionKind: 'used' };
}

function readCurrency(car: CarDraft): void {
  const { currency, fields } = car;
  if (!currency || /^(?:eur|euro|€)$/i.test(currency.raw) || fields.priceEur === undefined) return;
  note(car, 'value-invalid', currency, 'priceEur');
  delete fields.priceEur;
}

/** Without its norm a consumption says little; which one a file means is asked once. Zero grams are an electric car's. */
function readNorm(car: CarDraft): void {
  const { fields, context } = car;
  const { fuel } = fields;
  if (fields.co2GPerKm === 0 && fuel !== 'electric' && fuel !== 'hydrogen') delete fields.co2GPerKm;
  const question = formatQuestions[context.format].find(({ key }) => key === 'consumption-norm');
  const said = [fields.consumptionL, fields.consumptionKwh, fields.co2GPerKm].some((value) => value !== undefined);
  if (!question || !said) return;
  const answer = context.answers[question.key];
  if (answer === 'wltp' || answer === 'nedc') {
    say(car, 'consumptionNorm', answer);
    return;
  }
  if (answer !== undefined) return;
  const heading = question.columns.find((column) => car.row.values[column]) ?? '';
  const cell: Cell = { heading, raw: car.row.values[heading] ?? '' };
  note(car, 'question-open', cell, 'consumptionNorm');
}
