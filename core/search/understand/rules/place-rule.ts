import type { Town } from '../names/place-names.ts';
import { isOrdinary } from '../ordinary.ts';
import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { keyMap, keySet, longestRun, type Run, skipSigns } from '../token-runs.ts';
import type { Token } from '../tokenise.ts';
import {
  aroundEnds,
  distanceEnds,
  distanceLinks,
  distanceOpeners,
  placeOpeners,
  radiusOpeners,
} from '../words/place-words.ts';
import { amountAt, isMeasured } from './quantities/amount.ts';

const openers = keyMap(placeOpeners);
const beforeDistance = keySet(distanceOpeners);
const beforeRadius = keySet(radiusOpeners);
const afterDistance = keySet(distanceLinks);
const distanceEnd = keySet(distanceEnds);
const around = keySet(aroundEnds);

/** A town or postcode, with "in" or "Nähe" before it and a distance before or behind it. */
export function placeRule(reading: Reading, at: number): Match | undefined {
  return distanceFirst(reading, at) ?? placeFirst(reading, at);
}

/** "Umkreis 50 km Wien", "30 km um Graz", "within 20 km of Linz". */
function distanceFirst(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const opener = longestRun(tokens, at, beforeDistance);
  const isRadius = longestRun(tokens, at, beforeRadius) !== undefined;
  const distance = distanceAt(tokens, opener?.end ?? at, isRadius) ?? travelTimeAt(tokens, opener?.end ?? at);
  if (!distance) return undefined;
  const link = longestRun(tokens, distance.end, afterDistance);
  if (!opener && !link) return undefined;
  const town = townAt(reading, link?.end ?? distance.end, link !== undefined);
  return town && { end: town.end, place: { town: town.item, radiusKm: distance.item, isAround: true } };
}

/** "in Graz", "8010 Graz 30km", "Graz + 20 km", "Wien und Umgebung". */
function placeFirst(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const opener = longestRun(tokens, at, openers);
  const start = opener ? skipSigns(tokens, opener.end, '.:') : at;
  const town = townAt(reading, start, opener !== undefined);
  // "aus zweiter Hand" is not from Zwettl.
  if (!town || (longestRun(tokens, at, phraseBook)?.end ?? 0) > town.end) return undefined;
  const distance = distanceBehind(tokens, town.end);
  const surroundings = distance ? undefined : longestRun(tokens, town.end, around);
  const isPostcode = tokens[start]?.kind === 'number';
  return {
    end: (distance ?? surroundings)?.end ?? town.end,
    place: {
      town: town.item,
      radiusKm: distance?.item,
      isAround: isPostcode || opener?.item === 'near' || distance !== undefined || surroundings !== undefined,
    },
  };
}

function distanceBehind(tokens: Token[], at: number): Run<number> | undefined {
  const start = skipSigns(tokens, at, ',(');
  const isRadius = longestRun(tokens, start, beforeRadius) !== undefined;
  const opener = longestRun(tokens, skipSigns(tokens, start, '+'), beforeDistance);
  const distance = distanceAt(tokens, skipSigns(tokens, opener?.end ?? start, ',+('), isRadius);
  if (!distance) return undefined;
  const end = longestRun(tokens, distance.end, distanceEnd)?.end ?? distance.end;
  return { end: skipSigns(tokens, end, ')'), item: distance.item };
}

/** More than 300 km are no neighbourhood but mileage, and a range is said with its word. */
function distanceAt(tokens: Token[], at: number, isRadius: boolean): Run<number> | undefined {
  const amount = amountAt(tokens, at);
  if (!amount || amount.isScaled || amount.month !== undefined || amount.value < 1 || amount.value > 300)
    return undefined;
  if (amount.unit !== 'km' && !(isRadius && amount.unit === undefined)) return undefined;
  if (['reichweite', 'range'].includes(tokens[amount.end]?.fold ?? '')) return undefined;
  return { end: amount.end, item: Math.round(amount.value) };
}

/** "30 Minuten von Wien", "eine halbe Stunde von Graz": about as many kilometres as minutes. */
function travelTimeAt(tokens: Token[], at: number): Run<number> | undefined {
  const token = tokens[at];
  if (token?.fold === 'halbe' && tokens[at + 1]?.fold === 'stunde') return { end: at + 2, item: 30 };
  const unit = tokens[at + 1]?.fold ?? '';
  const isHours = ['stunde', 'stunden', 'hour', 'hours'].includes(unit);
  const isMinutes = ['min', 'minuten', 'autominuten', 'fahrminuten', 'minutes', 'mins'].includes(unit);
  if (token?.kind !== 'number' || !(isHours || isMinutes)) return undefined;
  const km = Math.round(token.value * (isHours ? 60 : 1));
  return km >= 1 && km <= 300 ? { end: skipSigns(tokens, at + 2, '.'), item: km } : undefined;
}

function townAt(reading: Reading, at: number, isOpened: boolean): Run<Town> | undefined {
  return postcodeAt(reading, at, isOpened) ?? namedTownAt(reading, at, isOpened);
}

/** A postcode alone must be no year, round price or model; its town's name may follow. */
function postcodeAt({ tokens, vocabulary, today }: Reading, at: number, isOpened: boolean): Run<Town> | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || token.grouped || token.fold.length !== 4 || isMeasured(tokens, at)) return undefined;
  const { places, vehicles } = vocabulary;
  const town = places.postcodes.get(token.fold);
  if (!town) return undefined;
  const name = longestRun(tokens, at + 1, places.towns);
  if (name && isSamePlace(name.item, town)) return { end: name.end, item: town };
  const isYear = token.value >= 1_900 && token.value <= Number(today.slice(0, 4)) + 1;
  const isClear = !isYear && token.value % 500 !== 0 && !vehicles.models.has(token.fold);
  return isOpened || isClear ? { end: at + 1, item: town } : undefined;
}

function isSamePlace(named: Town, town: Town): boolean {
  return (
    named.name === town.name || named.isVienna === town.postcode.startsWith('1') || town.name.startsWith(named.name)
  );
}

function namedTownAt(reading: Reading, at: number, isOpened: boolean): Run<Town> | undefined {
  const { tokens, vocabulary } = reading;
  const { towns, knownTowns, similarTowns } = vocabulary.places;
  const named = longestRun(tokens, at, isOpened ? towns : knownTowns, {
    accept: (_, _end, key) => !vocabulary.vehicles.makes.has(key) || key === 'steyr',
  });
  const word = tokens[at];
  if (named || !isOpened || word?.kind !== 'word' || isOrdinary(vocabulary, word.fold) || word.fold.length < 5) {
    return named && !isVehicle(reading, named) ? named : undefined;
  }
  const item = similarTowns.find(word.fold);
  return item && item.population > 0 ? { end: at + 1, item } : undefined;
}

/** "Steyr Puch" and "Steyr-Daimler-Puch" are a make. */
function isVehicle({ tokens }: Reading, { end }: Run<Town>): boolean {
  return tokens[end - 1]?.fold === 'steyr' && ['puch', 'daimler'].includes(tokens[end]?.fold ?? '');
}
