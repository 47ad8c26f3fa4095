import { foldName } from '../spelling/fold-name.ts';
import { leaveOut } from '../understanding-context.ts';
import type { IndexedMake, IndexedModel } from '../vehicle-index.ts';
import { type CarDraft, type Cell, note, say } from './car-draft.ts';
import { findMake, findModel } from './find-vehicle.ts';
import { mapped } from './read-field.ts';

/**
 * Make, model and version, from what the line calls them or from its national code; what no name or two names fit is noted,
 * never guessed.
 */
export function readVehicle(car: CarDraft): void {
  const coded = versionOfCode(car);
  const make = readMake(car) ?? coded?.make;
  if (!make) return;
  say(car, 'make', make.slug);
  const model = readModel(car, make) ?? (coded?.make === make ? coded.model : undefined);
  if (!model) return;
  say(car, 'model', model.slug);
  if (coded && coded.model !== model) {
    const heading = 'nationalCode';
    note(car, 'contradiction', { heading, raw: car.fields.nationalCode ?? '' }, 'version', {
      understood: `${coded.make.name} ${coded.model.name}`,
    });
  }
  readVersion(car, model, coded?.model === model ? coded.version : undefined);
  correctBody(car, model);
}

function versionOfCode({ fields, context }: CarDraft) {
  return fields.nationalCode ? context.vehicles.versionsByCode.get(fields.nationalCode) : undefined;
}

function readMake(car: CarDraft): IndexedMake | undefined {
  const cell = car.make ?? car.model ?? car.modelText;
  if (!cell) return undefined;
  const { vehicles } = car.context;
  const decided = mapped(car, cell);
  if (decided === leaveOut) return undefined;
  const make = (decided && vehicles.makesBySlug.get(decided)) || findMake(vehicles, cell.raw);
  if (!make && cell === car.make) note(car, 'make-unknown', cell, 'make');
  return make;
}

/** The mapping of a model is that of make and model together: a number alone names many. */
function readModel(car: CarDraft, make: IndexedMake): IndexedModel | undefined {
  const told = car.model ?? car.modelText;
  if (!told) return undefined;
  const cell: Cell = { heading: told.heading, raw: car.make ? `${car.make.raw} ${told.raw}` : told.raw };
  const { makesBySlug } = car.context.vehicles;
  const [makeSlug, modelSlug] = mapped(car, cell)?.split('/') ?? [];
  const decided = makesBySlug.get(makeSlug ?? '') === make ? make.modelsBySlug.get(modelSlug ?? '') : undefined;
  const model = decided ?? findModel(car.context.vehicles, make, told.raw);
  if (!model && makeSlug !== leaveOut) note(car, 'model-unknown', cell, 'model', { understood: make.name });
  return model ?? undefined;
}

function readVersion(car: CarDraft, model: IndexedModel, coded: string | undefined): void {
  const { version } = car;
  const named = version && model.versions.get(foldName(version.raw));
  if (version && !named && !coded) note(car, 'value-unmapped', version, 'version');
  const slug = named ?? coded;
  if (slug) say(car, 'version', slug);
}

/** Other portals call every car with a hatch a saloon; the catalogue knows better. */
function correctBody(car: CarDraft, { bodies }: IndexedModel): void {
  if (car.context.format !== 'mobile-csv' || car.fields.body !== 'sedan' || bodies.has('sedan')) return;
  if (bodies.has('hatchback')) say(car, 'body', 'hatchback');
}
