import { wordList } from './word-list.ts';

/** Words before a place. After "near" ones Vienna means around it, after "in" the federal state. */
export const placeOpeners = {
  in: ['in', 'bei', 'aus', 'im', 'at', 'ort', 'standort', 'plz', 'postleitzahl', 'in der stadt', 'stadt', 'from'],
  near: wordList(`
    nähe, nahe, in der nähe von, nähe von, in der nähe, nahe bei, um, rund um, raum, im raum, großraum, im großraum,
    region, umgebung, umgebung von, in der umgebung von, near, close to, around, umkreis, im umkreis, im umkreis von,
    umkreis von, gegend, in der gegend von, near to, in der region, in und um, nähe zu, rund um die stadt, next to
  `),
};

/** Words around the distance: "im Umkreis von 30 km um Graz", "within 20 km of Linz". */
export const distanceOpeners = wordList(`
  umkreis, im umkreis, im umkreis von, umkreis von, radius, im radius von, within, max, maximal, bis, höchstens,
  in einem umkreis von, umkreis bis, entfernung, radius von, weniger als, unter
`);
export const distanceLinks = wordList(`
  um, von, rund um, of, from, around, bei, zu, entfernt von, in, umkreis, umkreis um, umkreis von, im umkreis von,
  radius um
`);
export const distanceEnds = wordList(`
  umkreis, radius, entfernung, entfernt, im umkreis, rundum, rundherum, weit, away
`);

/** Words behind a place that mean around it. */
export const aroundEnds = wordList(`
  umgebung, und umgebung, u umgebung, und umland, umland, area, and surroundings, umkreis, und um
`);

export const districtOpeners = ['bezirk', 'bez', 'district', 'im bezirk', 'in bezirk', 'district of'];
export const regionOpeners = ['bundesland', 'land', 'im bundesland', 'in', 'im', 'ganz', 'state of', 'aus'];

/** By slug; the names in both languages are known from the directory. */
export const regionNicknames: Record<string, string[]> = {
  burgenland: ['bgld', 'burgenl'],
  kaernten: ['ktn', 'kärntner', 'knt'],
  niederoesterreich: ['nö', 'noe', 'niederösterr', 'n.ö.', 'weinviertel', 'waldviertel', 'mostviertel'],
  oberoesterreich: ['oö', 'ooe', 'oberösterr', 'o.ö.', 'mühlviertel', 'innviertel'],
  salzburg: ['sbg', 'salzburger land', 'salzburgerland'],
  steiermark: ['stmk', 'steirisch'],
  tirol: ['tyrol', 'osttirol', 'tiroler'],
  vorarlberg: ['vbg', 'ländle'],
  wien: ['vienna', 'wean'],
};

/** Names of places that are too common as words to be taken for the place without "in" before them. */
export const ordinaryPlaces = wordList(`
  au, see, haus, berg, dorf, bach, buch, hard, horn, rum, egg, ach, markt, stall, land, grün, weg, rust, going, stein,
  wald, hof, feld, halle, lech, lend, tal, klein, groß, neubau, schwarz, rot, berg, mitte, kilb, klam, arnold, test,
  krieg, frankenstein, sattel
`);
