import type { Match, Reading } from '../reading.ts';
import { keySet, longestRun, skipSigns } from '../token-runs.ts';
import { districtOpeners, regionOpeners } from '../words/place-words.ts';
import { isMeasured } from './quantities/amount.ts';

const beforeDistrict = keySet(districtOpeners);
const beforeRegion = keySet(regionOpeners);
const land = keySet(['land', 'bundesland', 'im bundesland', 'state of', 'ganz']);
/** Folded, "NÖ" is the English "no". */
const abbreviations = new Map([
  ['nö', 'niederoesterreich'],
  ['noe', 'niederoesterreich'],
  ['oö', 'oberoesterreich'],
  ['ooe', 'oberoesterreich'],
]);

/** Federal states and districts: "Steiermark", "Land Salzburg", "Bezirk Liezen", "Linz-Land", "Wien 22". */
export function regionRule(reading: Reading, at: number): Match | undefined {
  return districtAt(reading, at) ?? viennaDistrictAt(reading, at) ?? regionAt(reading, at);
}

function districtAt({ tokens, vocabulary }: Reading, at: number): Match | undefined {
  const { districts, clearDistricts } = vocabulary.places;
  const opener = longestRun(tokens, at, beforeDistrict);
  if (opener) {
    const named = longestRun(tokens, skipSigns(tokens, opener.end, '.:'), districts);
    return named && { end: named.end, filters: { district: [named.item] } };
  }
  const clear = longestRun(tokens, at, clearDistricts);
  // "Graz Umgebung" is Graz and around it, "Graz-Umgebung" the district.
  const isSurroundings = clear && tokens[clear.end - 1]?.fold === 'umgebung' && !tokens[clear.end - 1]?.glued;
  return clear && !isSurroundings ? { end: clear.end, filters: { district: [clear.item] } } : undefined;
}

/** "Wien 22", "22. Bezirk", "22. Wiener Gemeindebezirk", "Wien 22., Donaustadt". */
function viennaDistrictAt({ tokens, vocabulary }: Reading, at: number): Match | undefined {
  const isVienna = tokens[at]?.fold === 'wien' || tokens[at]?.fold === 'vienna';
  const start = isVienna ? skipSigns(tokens, at + 1, ',') : at;
  const number = tokens[start];
  const district = number?.kind === 'number' && !number.grouped && vocabulary.places.viennaDistricts.get(number.value);
  if (!district || isMeasured(tokens, start)) return undefined;
  const end = skipSigns(tokens, start + 1, '.');
  const words = [tokens[end]?.fold, tokens[end + 1]?.fold];
  const named = words[0] === 'wiener' ? end + 1 : end;
  const isNamed = ['bezirk', 'bez', 'gemeindebezirk'].includes(tokens[named]?.fold ?? '');
  if (!isNamed && !isVienna) return undefined;
  const after = isNamed ? named + 1 : end;
  const name = longestRun(tokens, skipSigns(tokens, after, ','), vocabulary.places.districts);
  return { end: name?.item === district ? name.end : after, filters: { district: [district] } };
}

function regionAt({ tokens, vocabulary }: Reading, at: number): Match | undefined {
  const opener = longestRun(tokens, at, beforeRegion);
  const start = opener?.end ?? at;
  const short = abbreviations.get(tokens[start]?.raw ?? '');
  if (short) return { end: start + 1, filters: { region: [short] } };
  const region = longestRun(tokens, start, vocabulary.places.regions, { accept: (_, _end, key) => key !== 'no' });
  if (!region) return undefined;
  // Salzburg and Vienna are towns first, unless "Land" stands before them.
  const isTown = vocabulary.places.knownTowns.has(tokens[start]?.fold ?? '') && region.end === start + 1;
  if (isTown && !longestRun(tokens, at, land)) return undefined;
  return { end: region.end, filters: { region: [region.item] } };
}
