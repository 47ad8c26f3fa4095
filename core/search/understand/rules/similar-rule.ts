import { editDistance } from '../names/edit-distance.ts';
import type { Model } from '../names/vehicle-names.ts';
import { isOrdinary } from '../ordinary.ts';
import type { Match, Reading } from '../reading.ts';
import { keyOf, longestRun } from '../token-runs.ts';
import { makeMatch, modelMatch } from './vehicles/vehicle-rule.ts';
import { wishMatch } from './wish-rule.ts';

/** A misspelt make, model, town, state or word of the phrase book; two words are tried together first. */
export function similarRule(reading: Reading, at: number): Match | undefined {
  const { tokens, vocabulary } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || isOrdinary(vocabulary, token.fold)) return undefined;
  if (next?.kind === 'word' && !isOrdinary(vocabulary, next.fold) && token.fold.length > 2 && next.fold.length > 2) {
    const match = meant(reading, token.fold + next.fold, at, at + 2);
    if (match) return match;
  }
  return meant(reading, token.fold, at, at + 1) ?? misspeltMake(reading, token.fold, at + 1);
}

/** "Hunday Tuscon": a word that is no make on its own is the one of the model behind it, if it is near enough. */
function misspeltMake(reading: Reading, word: string, at: number): Match | undefined {
  const { tokens, vocabulary } = reading;
  const token = tokens[at];
  if (token?.kind === 'sign' || !token || token.glued) return undefined;
  const named = longestRun(tokens, at, vocabulary.vehicles.models);
  const meaning = named || isOrdinary(vocabulary, token.fold) ? undefined : vocabulary.similar.find(token.fold);
  const model = named?.item ?? (meaning && 'model' in meaning ? meaning.model : undefined);
  if (!model || word.length < 3 || word[0] !== keyOf(model.make.name)[0]) return undefined;
  const limit = Math.floor((word.length + 1) / 2.5);
  if (editDistance(word, keyOf(model.make.name), limit) > limit) return undefined;
  return modelMatch(reading, model, named?.end ?? at + 1);
}

function meant(reading: Reading, word: string, from: number, end: number): Match | undefined {
  const meaning = reading.vocabulary.similar.find(word);
  if (!meaning) return undefined;
  if ('make' in meaning) return makeMatch(reading, { end, item: meaning.make });
  if ('model' in meaning) return similarModel(reading, meaning.model, end, from);
  if ('town' in meaning) return { end, place: { town: meaning.town, radiusKm: undefined, isAround: false } };
  if ('wish' in meaning) return { end, wish: wishMatch(reading, meaning.wish) };
  if ('region' in meaning) return { end, filters: { region: [meaning.region] } };
  return { end, filters: meaning.filters };
}

/** Behind a car of another make a strange word is that car's trim rather than a misspelt model. */
function similarModel(reading: Reading, model: Model, end: number, from: number): Match | undefined {
  const { vehicle } = reading;
  if (vehicle?.end === from && vehicle.make !== model.make) return undefined;
  return modelMatch(reading, model, end);
}
