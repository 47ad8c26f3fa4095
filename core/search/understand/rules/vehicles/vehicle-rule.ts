import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { editDistance } from '../../names/edit-distance.ts';
import type { Family, Make, Model } from '../../names/vehicle-names.ts';
import { isOrdinary } from '../../ordinary.ts';
import { phraseBook } from '../../phrase-book.ts';
import type { Match, Reading } from '../../reading.ts';
import { isInsideWord, isOpen, keyOf, keySet, longestRun, type Run, runsAt, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { wishBook } from '../../wish-book.ts';
import { conjunctions } from '../../words/plain-words.ts';
import { acceptModel, commonModel, isMakeWritten, isTrimOf } from './accept-vehicle.ts';
import { generationAt, yearsOf } from './generation.ts';

const joins = keySet(conjunctions);
/** Shorter ones are trims and engines as often as models. */
const minModelLength = 4;

/** A make, a make with a model, or a model alone; with "e-" before it or "-e" behind it, the electric one. */
export function vehicleRule(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const plain = vehicleAt(reading, at);
  // A "Maxi Cosi" is no Austin.
  const longer = longestRun(tokens, at, wishBook) ?? longestRun(tokens, at, phraseBook);
  if (plain && longer && longer.end > plain.end) return undefined;
  if (plain) return isHyphenated(tokens, plain.end, 'e') ? electric(plain, plain.end + 2) : plain;
  const isElectric = tokens[at]?.fold === 'e' && tokens[at + 1]?.fold === '-' && tokens[at + 2]?.glued;
  const { vehicle } = reading;
  const own = isElectric && vehicle?.end === at ? modelOf(reading, vehicle.make, at + 2) : undefined;
  if (own) return electric(modelMatch(reading, own.item, own.end), own.end);
  const model = isElectric ? vehicleAt(reading, at + 2) : undefined;
  return model && electric(model, model.end);
}

function electric(match: Match, end: number): Match {
  return { ...match, end, filters: { ...match.filters, fuel: ['electric'] } };
}

function isHyphenated(tokens: Token[], at: number, word: string): boolean {
  const [hyphen, next, after] = tokens.slice(at, at + 3);
  const isWord = hyphen?.fold === '-' && hyphen.glued && next?.fold === word && next.glued;
  return isWord && !(after?.glued && after.fold === '-');
}

function vehicleAt(reading: Reading, at: number): Match | undefined {
  if (isInsideWord(reading.tokens, at)) return undefined;
  const { tokens, vocabulary } = reading;
  const { makes, models } = vocabulary.vehicles;
  const model = longestRun(tokens, at, models, { accept: acceptModel(reading, at, false) });
  const make = longestRun(tokens, at, makes, { accept: (item, end) => isMakeWritten(reading, at, end, item) });
  const family = familyAt(reading, at);
  if (family && family.end >= Math.max(model?.end ?? 0, make?.end ?? 0)) return familyMatch(reading, family);
  if (make && make.end >= (model?.end ?? 0)) return namedModel(reading, at, make) ?? makeMatch(reading, make);
  if (!model || isTrimOf(reading, at, model)) return undefined;
  const named = longestRun(tokens, model.end, makes);
  const end = named?.item === model.item.make ? named.end : model.end;
  return modelMatch(reading, model.item, end);
}

/** "T5", "Bulli"; right behind a car of another make it is something else of that car's. */
function familyAt({ tokens, vocabulary, vehicle }: Reading, at: number): Run<Family> | undefined {
  return longestRun(tokens, at, vocabulary.vehicles.families, {
    accept: ({ models }, end) => {
      const isOther = vehicle?.end === at && vehicle.make !== models[0]?.make;
      return !isOther && !isOpen(tokens, end);
    },
  });
}

/** "T5 California": of the models that share the name the one that is named too. */
function familyMatch(reading: Reading, { end, item: { models, years, filters } }: Run<Family>): Match {
  const [first] = models as [Model, ...Model[]];
  const member = longestRun(reading.tokens, end, first.make.models, { accept: (model) => models.includes(model) });
  const match = modelsMatch(reading, member ? [member.item] : models, member?.end ?? end);
  return { ...match, filters: { ...match.filters, ...filters }, ...(years && { implied: yearsOf(years) }) };
}

/** "DS 7", "MG 4": the make's name is a part of the model's. */
function namedModel(reading: Reading, at: number, { end, item }: Run<Make>): Match | undefined {
  const model = modelOf(reading, item, at);
  return model && model.end > end ? modelMatch(reading, model.item, model.end) : undefined;
}

/** The make and what models of it follow: "Mazda 3 oder 6", "BMW 1er, 2er". */
export function makeMatch(reading: Reading, { end: named, item: make }: Run<Make>): Match {
  const { text, tokens } = reading;
  const start = endOfName(reading, make, named);
  const first = modelsOf(reading, make, skipSigns(tokens, start, '-:'));
  if (!first) {
    const other = otherMakesModel(reading, start);
    if (other) return modelMatch(reading, other.item, other.end);
    reading.vehicle = { end: start, make };
    return { end: start, filters: { vehicles: [make.vehicle] } };
  }
  const models = [...first.item];
  const implied: SearchFilters[] = [];
  let { end } = first;
  for (;;) {
    const last = models.length === 1 || end !== first.end ? models.at(-1) : undefined;
    const generation = last && generationAt(text, tokens, end, last);
    if (generation?.implied) implied.push(generation.implied);
    end = generation?.end ?? end;
    const join = longestRun(tokens, end, joins);
    const next = join && modelOf(reading, make, join.end);
    if (!next) break;
    models.push(next.item);
    end = next.end;
  }
  // Years of one of several models say nothing of the others.
  const [years] = models.length === 1 ? implied : [];
  return { ...modelsMatch(reading, models, end), ...(years && { implied: years }) };
}

/** "Volkswagen Octavia": right behind a make a common model of another one is meant, and the make is mistaken. */
function otherMakesModel(reading: Reading, at: number): Run<Model> | undefined {
  const { tokens, vocabulary } = reading;
  const token = tokens[at];
  if (token?.kind !== 'word' || token.fold.length < minModelLength) return undefined;
  const named = longestRun(tokens, at, vocabulary.vehicles.models, { accept: acceptModel(reading, at, false) });
  if (named) return named.item.popularity >= commonModel ? named : undefined;
  const meaning = isOrdinary(vocabulary, token.fold) ? undefined : vocabulary.similar.find(token.fold);
  const isCommon = meaning && 'model' in meaning && meaning.model.popularity >= commonModel;
  return isCommon ? { end: at + 1, item: meaning.model } : undefined;
}

export function modelMatch(reading: Reading, model: Model, at: number): Match {
  const { end, implied } = generationAt(reading.text, reading.tokens, at, model);
  return { ...modelsMatch(reading, [model], end), ...(implied && { implied }) };
}

function modelsMatch(reading: Reading, models: Model[], end: number): Match {
  const [model] = models;
  if (model) reading.vehicle = { end, make: model.make, model };
  return { end, filters: { vehicles: [...new Set(models.map(({ vehicle }) => vehicle))] } };
}

/** "Alfa Romio": a nickname that is the head of the full name takes the rest of it along, misspelt or not. */
function endOfName({ tokens }: Reading, make: Make, at: number): number {
  const [head, next] = [tokens[at - 1], tokens[at]];
  if (head?.kind !== 'word' || next?.kind !== 'word' || next.fold.length < 3) return at;
  const name = keyOf(make.name);
  return name !== head.fold && editDistance(head.fold + next.fold, name, 2) <= 2 ? at + 1 : at;
}

function modelsOf(reading: Reading, make: Make, at: number): Run<Model[]> | undefined {
  const { tokens, vocabulary } = reading;
  const model = modelOf(reading, make, at);
  const longer = similarRun(reading, make, at);
  if (longer && longer.end > (model?.end ?? 0)) return longer;
  if (model) return { end: model.end, item: [model.item] };
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const family = make.families.get(token.fold);
  if (family) return { end: at + 1, item: family };
  const similar = isOrdinary(vocabulary, token.fold) ? undefined : make.similarModels.find(token.fold);
  return similar && { end: at + 1, item: [similar] };
}

/** "C3 Aircros", "E Klase": a name of several words of which the last is misspelt. */
function similarRun({ tokens, vocabulary }: Reading, make: Make, at: number): Run<Model[]> | undefined {
  const run = runsAt(tokens, at).find(
    ({ end }) => end > at + 1 && (tokens[end - 1]?.fold.length ?? 0) >= minModelLength,
  );
  const last = tokens[(run?.end ?? 0) - 1];
  if (!run || last?.kind !== 'word' || isOrdinary(vocabulary, last.fold)) return undefined;
  const model = make.similarModels.find(run.key);
  return model && { end: run.end, item: [model] };
}

function modelOf(reading: Reading, make: Make, at: number): Run<Model> | undefined {
  return longestRun(reading.tokens, at, make.models, { spaced: true, accept: acceptModel(reading, at, true) });
}
