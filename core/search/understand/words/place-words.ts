import { wordList } from './word-list.ts';

/** Words before a place. After "near" ones Vienna means around it, after "in" the federal state. */
export const placeOpeners = {
  in: ['in', 'bei', 'aus', 'im', 'at', 'ort', 'standort', 'plz', 'postleitzahl', 'in der stadt', 'stadt', 'from'],
  near: wordList(`
    nähe, nahe, in der nähe von, nähe von, in der nähe, nahe bei, um, rund um, raum, im raum, großraum, im großraum,
    region, umgebung, umgebung von, in der umgebung von, near, close to, around, umkreis, im umkreis, im umkreis von,
    umkreis von, gegend, in der gegend von, near to, in der region, in und um, nähe zu, rund um die stadt, next to,
    südlich von, nördlich von, östlich von, westlich von, im süden von, im norden von, im osten von, im westen von,
    südlich, nördlich, östlich, westlich, nähe der stadt, in der nähe der stadt, unweit von, unweit, nicht weit von,
    in reichweite von, rundherum um, rund um die, ums, im umfeld von, im einzugsgebiet von, ungefähr bei, south of,
    north of, east of, west of, not far from, nearby, raum um, im raum um, zentralraum, ballungsraum, speckgürtel
  `),
};

/** Words around the distance: "im Umkreis von 30 km um Graz", "within 20 km of Linz". */
export const distanceOpeners = wordList(`
  umkreis, im umkreis, im umkreis von, umkreis von, radius, im radius von, within, max, maximal, bis, höchstens,
  im radius, innerhalb, innerhalb von, nicht weiter als, nicht mehr als, bis zu, within a radius of, radius of,
  umkreis max, in einem umkreis von, umkreis bis, entfernung, radius von, weniger als, unter
`);
export const distanceLinks = wordList(`
  um, von, rund um, of, from, around, bei, zu, entfernt von, in, umkreis, umkreis um, umkreis von, im umkreis von,
  radius um, umkreis in, im umkreis um, im umkreis, rundum, rund um die stadt, entfernung von, entfernung zu, weg von,
  weit von, von der stadt, away from, radius von, radius of
`);
export const distanceEnds = wordList(`
  umkreis, radius, entfernung, entfernt, im umkreis, rundum, rundherum, weit, away, im radius, ringsum, drumherum,
  entfernung max, umkreissuche
`);

/** Words behind a place that mean around it. */
export const aroundEnds = wordList(`
  umgebung, und umgebung, u umgebung, und umland, umland, area, and surroundings, umkreis, und um, und umkreis,
  oder umgebung, und nähe, oder nähe, und drumherum, und rundherum, rundherum, and area, and around, or nearby,
  und region, bzw umgebung, u umg, und umg, umg, großraum, raum, and nearby, and vicinity, gegend, nähe, drumherum
`);

/** After these a number is kilometres although it does not say so: "Graz Umkreis 50". */
export const radiusOpeners = wordList(
  'umkreis, im umkreis, im umkreis von, umkreis von, radius, im radius von, radius von, im radius, +',
);

export const districtOpeners = [
  'bezirk',
  'bez',
  'district',
  'im bezirk',
  'in bezirk',
  'district of',
  'aus dem bezirk',
  'bezirke',
  'im bez',
];
export const regionOpeners = [
  'bundesland',
  'land',
  'im bundesland',
  'in',
  'im',
  'ganz',
  'state of',
  'aus',
  'in ganz',
  'irgendwo in',
  'überall in',
  'raum',
  'im raum',
  'nähe',
  'region',
];

/** By slug; the names in both languages are known from the directory. */
export const regionNicknames: Record<string, string[]> = {
  burgenland: ['bgld', 'burgenl', 'nordburgenland', 'südburgenland', 'seewinkel'],
  kaernten: ['ktn', 'kärntner', 'knt', 'unterkärnten', 'oberkärnten', 'carinthia'],
  niederoesterreich: [
    'nö',
    'noe',
    'niederösterr',
    'n.ö.',
    'weinviertel',
    'waldviertel',
    'mostviertel',
    'industrieviertel',
    'wachau',
    'marchfeld',
    'tullnerfeld',
    'lower austria',
  ],
  oberoesterreich: [
    'oö',
    'ooe',
    'oberösterr',
    'o.ö.',
    'mühlviertel',
    'innviertel',
    'hausruckviertel',
    'traunviertel',
    'salzkammergut',
    'zentralraum oö',
    'upper austria',
  ],
  salzburg: ['sbg', 'salzburger land', 'salzburgerland', 'pinzgau', 'pongau', 'lungau', 'flachgau', 'tennengau'],
  steiermark: [
    'stmk',
    'steirisch',
    'obersteiermark',
    'südsteiermark',
    'oststeiermark',
    'weststeiermark',
    'styria',
    'murtal',
    'ennstal',
  ],
  tirol: [
    'tyrol',
    'osttirol',
    'tiroler',
    'zillertal',
    'unterinntal',
    'oberinntal',
    'inntal',
    'nordtirol',
    'stubaital',
    'tiroler unterland',
    'tiroler oberland',
    'außerfern',
  ],
  vorarlberg: ['vbg', 'ländle', 'rheintal', 'bregenzerwald', 'montafon', 'walgau'],
  wien: ['vienna', 'wean'],
};

/** Names of places that are too common as words to be taken for the place without "in" before them. */
export const ordinaryPlaces = wordList(`
  au, see, haus, berg, dorf, bach, buch, hard, horn, rum, egg, ach, markt, stall, land, grün, weg, rust, going, stein,
  wald, hof, feld, halle, lech, lend, tal, klein, groß, neubau, schwarz, rot, mitte, kilb, klam, arnold, test, krieg,
  frankenstein, sattel
`);
