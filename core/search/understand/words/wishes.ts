import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { FilterKey } from '@kardan/contract/filters';
import { wordList } from './word-list.ts';

/** What people want a car for, or to be like, and the filters that come nearest to it. */
export interface Wish {
  /** A word that ends in ~ is inflected: sparsam~ is also sparsame, sparsamer, sparsames, sparsamen, sparsamem. */
  words: string[];
  filters: SearchFilters;
  /** Registered within so many years. */
  maxAgeYears?: number;
  /** Registered so many years ago or earlier. */
  minAgeYears?: number;
  /** Said already where the text sets one of these. */
  saidBy?: FilterKey[];
}

const roomy = { body: ['estate' as const, 'suv' as const, 'minivan' as const] };

export const wishes: Wish[] = [
  {
    filters: { powerKw: { to: 70 }, priceEur: { to: 8_000 } },
    words: wordList(`
      Fahranfänger, beginner friendly, für den Anfang, junge Leute, Mopedführerschein, Fahranfängerin, Fahranfängerauto,
      Anfänger, Anfängerin, Anfängerauto, Führerscheinneuling, Erstauto, erstes Auto, erste Auto, erster Wagen,
      erstes eigenes Auto, Einsteigerauto, Einsteiger, Führerschein neu, frischer Führerschein, Führerschein, L17,
      Probeführerschein, Probeschein, beginner, beginners, beginner car, first car, new driver, learner, learner driver,
      novice, starter car, Student, Studentin, Uni, Studium, Studentenauto, Studenten, Lehrling, Lehrlinge, Schüler,
      student, student car
    `),
  },
  {
    filters: { ...roomy, seats: { from: 5 } },
    words: wordList(`
      Familienauto, Nachwuchs, Zwillinge, Familienausflüge, Babyauto, twins, newborn, Kindern, growing family,
      young family, junge Familie, Familienzuwachs, Maxi Cosi, Familienwagen, Familienkutsche, Familienfahrzeug,
      Familien, Familie, familientauglich~, familienfreundlich~, family car, family, Kinder, Kind, Kids, children,
      Kinderwagen, Baby, 2 Kinder, zwei Kinder, 2 Kindern, zwei Kindern, kinderfreundlich~, zwei Kids, buggy, stroller
    `),
  },
  {
    filters: { seats: { from: 6 } },
    words: wordList(`
      Großfamilie, große Familie, großen Familie, kinderreiche Familie, large family, big family, 4 Kinder, vier Kinder,
      4 Kindern, 5 Kindern, fünf Kindern, 5 Kinder, fünf Kinder, 4 kids, four kids, 3 Kinder, drei Kinder, 3 Kindern,
      three kids, 3 kids, three children, drei Kindern, vier Kindern
    `),
  },
  {
    filters: { body: ['small'] },
    words: wordList(`
      für die Stadt, Stadtverkehr, Flitzer, Stadtflitzer, City Flitzer, Cityflitzer, kleiner Flitzer, runabout, Stadt,
      in der Stadt, Stadtwagen, stadttauglich~, Stadtfahrten, city, klein~, Kleines, winzig~, Winzling, small, tiny,
      leicht zu parken, einparken, parklücke, wendig~, kleine Parklücken, easy to park, Kurzstrecke, Kurzstrecken,
      Einkaufen, Einkaufsauto, zum Einkaufen, shopping
    `),
  },
  {
    filters: { body: ['small', 'hatchback'] },
    words: wordList(`
      Zweitwagen, Zweitauto, second car, Kompakt, kompakt~, compact, nicht zu groß~, nicht so groß~, nicht groß~,
      nicht allzu groß~, not too big, not too large, nicht riesig~, mittelgroß~
    `),
  },
  {
    filters: { consumptionL: { to: 5.5 } },
    saidBy: ['consumptionL', 'co2GPerKm'],
    words: wordList(`
      sparsam~, cheap to run, Spritsparwunder, low running costs, niedrige Betriebskosten, geringe Betriebskosten,
      spritsparend~, Spritsparer, verbrauchsarm~, wenig Verbrauch, geringer Verbrauch, wenig Sprit, niedriger Verbrauch,
      geringem Verbrauch, niedrigem Verbrauch, geringen Verbrauch, niedrigen Verbrauch, braucht wenig, verbraucht wenig,
      wenig verbraucht, günstig im Unterhalt, günstiger Unterhalt, billig im Unterhalt, Unterhalt, economical,
      fuel efficient, low consumption, good mileage, fuel saving, frugal, thrifty, Pendler, Pendlerin, pendeln,
      Pendlerauto, zum Pendeln, commuter, commuting, commute, Arbeitsweg, in die Arbeit, zur Arbeit, Weg in die Arbeit,
      wirtschaftlich~
    `),
  },
  {
    filters: { fuel: ['diesel'], equipment: ['cruise-control'] },
    words: wordList(`
      Langstrecke, long trips, long motorway trips, motorway trips, long drives, Kilometerfresser, Langstreckenläufer,
      Reiselimousine, Langstrecken, Langstreckenauto, Langstreckenfahrzeug, Vielfahrer, Vielfahrerauto, Autobahn,
      Autobahnauto, viel Autobahn, long distance, motorway, highway, lange Strecken, viel fahren, Außendienst
    `),
  },
  {
    filters: { equipment: ['tow-bar'] },
    words: wordList(`
      Wohnwagen ziehen, Wohnwagen, Wohnwagengespann, Wohnanhänger, Anhänger ziehen, Anhänger, Hänger, Hänger ziehen,
      Zugfahrzeug, Zugwagen, Zugauto, Zugpferd, Pferdeanhänger, Pferdehänger, Bootsanhänger, Bootstrailer, Trailer,
      Anhängelast, hohe Anhängelast, Pferd, Pferde, Boot, Anhängerbetrieb, towing, tow, tow car, tow a caravan,
      towing a caravan, tow a trailer, caravan towing, horse trailer, towing capacity, zum Ziehen, zieht Anhänger,
      ziehen, Anhänger fahren, Zugkraft
    `),
  },
  {
    filters: { drive: ['all'] },
    words: wordList(`
      winterfest~, Bodenfreiheit, hohe Bodenfreiheit, hoher Bodenfreiheit, Untersetzung, Geländeuntersetzung,
      Sperrdifferential, wintertauglich~, schneetauglich~, Schnee, snowy roads, snowy, Schneefahrbahn, Bergziege,
      verschneit~, Forststraße, Feldweg, schlechte Straßen, schneesicher~, bergtauglich~, Berge, Berg, Bergen,
      auf den Berg, Bergbauer, Gebirge, Skiurlaub, Skifahren, Ski, Winter, für den Winter, Alm, Almauto, Forst, Jagd,
      Jäger, Jagdauto, Förster, Wald, geländegängig~, geländetauglich~, snow, mountains, winter, skiing, mountain,
      Landwirt, Landwirtschaft, Bauer, Bauernhof, Hanglage, steile Einfahrt, all weather, off-road capable
    `),
  },
  { filters: { equipment: ['winter-tyres'] }, words: ['Winterauto', 'Winterwagen', 'winter beater'] },
  {
    filters: { priceRating: ['very-good', 'good'] },
    saidBy: ['priceEur', 'priceRating'],
    words: wordList(`
      günstig~, billigst~, nicht viel kostet, nicht viel kosten, wenig kostet, kostet nicht viel, kein Vermögen,
      nicht die Welt kostet, nicht zu viel kostet, nicht viel Geld, kleiner Preis, kleinem Budget, tight budget,
      günstigst~, low budget, Low-Budget, kleines Budget, kleines Geld, wenig Geld, cheapest, billig~, preiswert~,
      preisgünstig~, preiswerter, Schnäppchen, Okkasion, Schnapperl, cheap, affordable, bargain, inexpensive,
      good value, great price, good price, guter Preis, gutes Angebot, fairer Preis, fair, faires Angebot,
      unter Marktpreis, unter Marktwert, leistbar~, nicht zu teuer, nicht teuer, nicht so teuer, not too expensive,
      not expensive, erschwinglich~, budget, Preis-Leistung, Preis Leistung, Preisleistung,
      gutes Preis Leistungs Verhältnis, Preis Leistungs Verhältnis
    `),
  },
  {
    filters: roomy,
    words: wordList(`
      großer Kofferraum, nicht zu klein~, nicht so klein~, nicht klein~, not too small, großem Kofferraum,
      großen Kofferraum, Kofferraum, viel Kofferraum, viel Platz, surfing trips, surfing, road trips, Reisekombi,
      Dachbox, Ladevolumen, großes Auto, viel Raum, Familienurlaub, Platz, viel Stauraum, Stauraum, geräumig~,
      Ladefläche, Laderaum, Platzwunder, Raumwunder, groß~, Umzug, Transport, Möbel, Hund, Hunde, Hunden, Hundeauto,
      Hundebesitzer, Hundebox, dog, dogs, big boot, large boot, boot space, trunk space, big trunk, spacious, roomy,
      big, large, Fahrrad, Fahrräder, Rad transportieren, Mountainbike, Bikes, Surfbrett, Urlaub, Reise, Reisen,
      Reiseauto, Urlaubsauto, Roadtrip, road trip, holiday, travel, Camping Urlaub, Gepäck, luggage, im Auto schlafen
    `),
  },
  {
    filters: { body: ['suv', 'minivan'] },
    words: wordList(`
      hoher Einstieg, hohem Einstieg, bequemer Einstieg, bequemes Einsteigen, leichter Einstieg, Einstieg,
      hohe Sitzposition, hoch sitzen, einsteigen, leicht einsteigen, bequem einsteigen, leichtes Einsteigen,
      leicht ein und aussteigen, ein- und aussteigen, hoher Sitz, easy to get in, hohes Sitzen, erhöhte Sitzposition,
      Senioren, Seniorenauto, Senior, Pensionist, Rentnerfahrzeug, Rentnerauto, Pensionistenauto, Seniorin,
      Pensionistin, Pensionisten, Rentner, Oma, Opa, Großeltern, easy access, high seating, seniorengerecht~,
      for seniors, elderly, grandparents, Rücken, rückenschonend~, hochbeinig~
    `),
  },
  {
    filters: { powerKw: { from: 110 } },
    saidBy: ['powerPs'],
    words: wordList(`
      sportlich~, nicht zu schwach~, nicht zu langsam~, nicht lahm~, gschwind~, Rennsemmel, hot hatch, muscle car,
      Sportler, mit Druck, drehfreudig~, PS Monster, schnell~, flott~, spritzig~, stark~, leistungsstark~, kräftig~,
      viel PS, viel Leistung, viel Power, Power, starker Motor, starkem Motor, PS-stark, PS stark, sporty, fast,
      powerful, quick, strong engine, Dampf, zügig~, rasant~, agil~, hohe Leistung, gut motorisiert, high power
    `),
  },
  {
    filters: { powerKw: { to: 70 } },
    saidBy: ['powerPs'],
    words: wordList(`
      wenig PS, günstige Versicherung, Versicherung, wegen der Steuer, wegen Steuer, wenig Steuern, Versicherungskosten,
      billige Versicherung, wenig Steuer, wenig Versicherung, steuergünstig~, cheap insurance, low insurance,
      geringe Steuer, günstig in der Versicherung, wenig Leistung, schwach~, schwach motorisiert, low power,
      nicht zu stark, nicht zu viel PS
    `),
  },
  {
    filters: { mileageKm: { to: 60_000 } },
    words: wordList(`
      wenig Kilometer, wenige Kilometer, nicht zu viele Kilometer, nicht viele Kilometer, nicht viel Kilometer,
      nicht so viele Kilometer, nicht zu viel Kilometer, nicht zu viele km, nicht viele km, not too many kilometres,
      wenig km, wenigen Kilometern, wenig Kilometern, wenig Kilometerstand, kilometerarm~, geringe Laufleistung,
      niedriger Kilometerstand, geringer Kilometerstand, low mileage, low miles, few kilometres, wenig gefahren,
      wenig gelaufen, geringem Kilometerstand, niedrigem Kilometerstand, niedrige Laufleistung, kaum gefahren
    `),
  },
  {
    filters: { mileageKm: { to: 25_000 } },
    maxAgeYears: 3,
    words: wordList(`
      neuwertig~, fast neu, fast neues, fast neuer, so gut wie neu, wie neu, like new, as new, almost new,
      kaum gebraucht, kaum benutzt, neuwertiger Zustand
    `),
  },
  {
    filters: {},
    maxAgeYears: 4,
    words: wordList(`
      jung~, junger Gebrauchter, junge Gebrauchte, junger Gebrauchtwagen, nicht zu alt, nicht alt, recent, young,
      modern~, aktuelles Modell, neueres, neuerer, neueren, neuere, neueres Modell, newer, late model
    `),
  },
  {
    filters: { serviceBook: true },
    words: wordList(`
      zuverlässig~, wartungsarm~, Alltagsauto, Alltagsfahrzeug, Alltag, alltagstauglich~, daily driver, daily,
      verlässlich~, robust~, langlebig~, unverwüstlich~, haltbar~, solid~, pannensicher~, gepflegt~, Garagenfahrzeug,
      Nichtraucherauto, kein Raucherauto, kein Raucher, kein Raucherfahrzeug, Nichtraucherfahrzeug, Nichtraucher,
      lückenlos~, Liebhaberfahrzeug, top gepflegt~, gut gepflegt~, sehr gepflegt~, bestens gepflegt~, garagengepflegt~,
      Garagenauto, guter Zustand, gutem Zustand, guten Zustand, top Zustand, Topzustand, Bestzustand, gut erhalten,
      Zustand, reliable, dependable, well maintained, well kept, good condition, great condition, durable,
      gut in Schuss, Service gemacht, frisches Service, Service neu, regelmäßig gewartet, gewartet, serviciert, Garage,
      Garagen
    `),
  },
  {
    filters: { fuel: ['electric', 'plug-in-hybrid', 'hybrid'] },
    words: wordList(`
      umweltfreundlich~, ökologisch~, Öko, Ökoauto, klimafreundlich~, nachhaltig~, emissionsarm~, Umwelt, eco friendly,
      environmentally friendly, eco, low emission, schadstoffarm~, umweltbewusst~, green car
    `),
  },
  {
    filters: { fuel: ['electric'] },
    words: ['emissionsfrei~', 'leise', 'leises', 'leiser', 'lautlos~', 'zero emission', 'quiet'],
  },
  {
    filters: { rangeKm: { from: 400 } },
    words: wordList(`
      große Reichweite, Reichweite, long range, lange Reichweiten, großer Reichweite, viel Reichweite, hohe Reichweite,
      hoher Reichweite, weite Reichweite, ordentliche Reichweite, gute Reichweite, guter Reichweite, big range,
      good range, great range, lange Reichweite
    `),
  },
  {
    filters: { taxation: ['standard'] },
    words: wordList(`
      Firmenwagen, Firmenauto, Dienstwagen, Dienstauto, für die Firma, Firma, Firmenfahrzeug, Unternehmer, Unternehmen,
      gewerblich~, Gewerbe, betrieblich~, Betrieb, company car, for business, business car, selbständig, Selbstständige
    `),
  },
  {
    filters: { body: ['bus', 'pickup', 'minivan'] },
    words: wordList(`
      Handwerker, Handwerkerauto, Baustelle, Lieferwagen, Nutzfahrzeug, Arbeitsauto, Werkzeug, tradesman, work van,
      delivery van
    `),
  },
  {
    filters: { body: ['cabriolet', 'coupe'] },
    words: wordList(`
      Spaßauto, Funcar, fun car, fun, Sonntagsauto, Wochenendauto, Wochenende, weekend, Ausfahrt, Sonntagsausfahrt,
      Sommerauto, Sommer, Schönwetterauto, summer, offen fahren, weekend car, Spaß, Fahrspaß, Ausfahrten
    `),
  },
  {
    filters: { equipment: ['emergency-brake-assist'] },
    words: wordList(`
      sicher~, Sicherheit, safe, safety, viele Assistenten, Assistenzsysteme, Fahrassistenz, safest
    `),
  },
  {
    filters: { equipment: ['automatic-climate-control'] },
    words: wordList(`
      komfortabel, komfortable, komfortables, komfortabler, komfortablen, bequem~, Komfort, comfortable, comfy,
      gemütlich~
    `),
  },
  {
    filters: { equipment: ['navigation', 'seat-heating', 'rear-camera'] },
    words: wordList(`
      Vollausstattung, voll ausgestattet, vollausgestattet, top ausgestattet~, gute Ausstattung, guter Ausstattung,
      viel Ausstattung, top Ausstattung, reichhaltige Ausstattung, alle Extras, viele Extras, fully loaded,
      well equipped, full options, allen Extras, gut ausgestattet~, volle Ausstattung, Extras, Ausstattung
    `),
  },
  {
    filters: { interiorMaterial: ['leather', 'alcantara'] },
    words: wordList(`
      luxuriös~, Luxus, Luxusauto, Luxuslimousine, edel, edle, edler, edles, nobel, noble, luxury, luxurious, fancy,
      Oberklasse
    `),
  },
  {
    filters: { owners: { to: 2 } },
    words: wordList(`
      wenig Vorbesitzer, wenige Vorbesitzer, wenig Besitzer, wenige Besitzer, few owners, wenigen Vorbesitzern
    `),
  },
  {
    filters: { equipment: ['isofix'] },
    words: ['Kindersitz', 'Kindersitze', 'Babyschale', 'child seat', 'car seat', 'child seats'],
  },
  {
    filters: { equipment: ['apple-carplay'] },
    words: ['Handy', 'Smartphone', 'iPhone', 'Spotify', 'phone connection', 'Infotainment'],
  },
  { filters: { withPictures: true }, words: ['Fotos', 'Bilder', 'Foto', 'Bild', 'photos', 'pictures'] },
  {
    filters: { inputTax: ['full', 'partly'] },
    words: wordList('Fiskal LKW, Fiskal-LKW, Fiskal, Fiskal LKWs, LKW typisiert, LKW Typisierung, LKW Zulassung, LKW'),
  },
  { filters: { taxation: ['standard'] }, words: ['netto', 'exkl MwSt', 'netto Preis', 'Nettopreis'] },
  {
    filters: { batteryKwh: { from: 60 } },
    words: wordList(
      'großer Akku, großem Akku, große Batterie, großer Batterie, großen Akku, big battery, large battery',
    ),
  },
  {
    filters: { vehicles: ['aixam', 'ligier', 'microcar'] },
    words: wordList('Mopedauto, Mopedautos, Leichtkraftfahrzeug, 45er Auto, Mopedwagen'),
  },
  { filters: { equipment: ['seat-heating'] }, words: ['Winterpaket', 'winter pack', 'winter package'] },
  { filters: { category: ['new', 'one-year'] }, words: wordList('neu~, nagelneu~, new, ganz neu~') },
  { filters: {}, minAgeYears: 15, words: wordList('alt~, uralt~, älter~, betagt~, old, older') },
  {
    filters: { conditionKind: ['day-registration'] },
    words: ['Nullkilometer', 'Null Kilometer', 'null km'],
  },
  {
    filters: { colour: ['black', 'grey', 'blue', 'brown', 'green'] },
    words: wordList(
      'dunkle Farbe, dunklen Farbe, dunkler Farbe, dunkel, dunkle Farben, dark colour, dark, dunkler Lack',
    ),
  },
  {
    filters: { colour: ['white', 'silver', 'beige', 'grey'] },
    words: wordList('helle Farbe, hellen Farbe, heller Farbe, helle Farben, light colour, heller Lack, hell'),
  },
  {
    filters: { colour: ['red', 'yellow', 'orange', 'green', 'violet', 'blue'] },
    words: wordList('bunt~, knallig~, auffällige Farbe, auffälligen Farbe, bright colour, colourful, knallige Farbe'),
  },
];
