import type { EquipmentKey } from '@kardan/contract/values/equipment';
import type { Body, Category } from '@kardan/contract/values/vehicle';

/** Equipment worth a sentence, as it stands in a list ("mit …"). */
export const highlights: Partial<Record<EquipmentKey, string>> = {
  'adaptive-cruise-control': 'Abstandstempomat',
  'parking-heater': 'Standheizung',
  'panoramic-roof': 'Panoramadach',
  'matrix-headlights': 'Matrix-LED-Scheinwerfern',
  'led-headlights': 'LED-Scheinwerfern',
  'xenon-headlights': 'Xenon-Scheinwerfern',
  'tow-bar': 'Anhängekupplung',
  navigation: 'Navigationssystem',
  'seat-heating': 'Sitzheizung',
  'massage-seats': 'Massagesitzen',
  'electric-tailgate': 'elektrischer Heckklappe',
  '360-camera': '360-Grad-Kamera',
  'rear-camera': 'Rückfahrkamera',
  'head-up-display': 'Head-up-Display',
  'digital-cockpit': 'digitalem Cockpit',
  'apple-carplay': 'Apple CarPlay',
  'sound-system': 'Soundsystem',
  'keyless-entry': 'schlüssellosem Zugang',
  'winter-tyres': 'Winterreifen',
  'heat-pump': 'Wärmepumpe',
  'two-zone-climate-control': 'Zwei-Zonen-Klimaautomatik',
  'air-suspension': 'Luftfederung',
  'third-row-seats': 'dritter Sitzreihe',
  'cruise-control': 'Tempomat',
  'air-conditioning': 'Klimaanlage',
  'alloy-wheels': 'Alufelgen',
};

export const bodyWords: Record<Body, string> = {
  small: 'Kleinwagen',
  hatchback: 'Kompaktwagen',
  sedan: 'Limousine',
  estate: 'Kombi',
  suv: 'SUV',
  coupe: 'Coupé',
  cabriolet: 'Cabrio',
  minivan: 'Van',
  bus: 'Bus',
  pickup: 'Pick-up',
};

export const openings: Record<Category, readonly [string, ...string[]]> = {
  new: [
    '{car}: Neuwagen, sofort verfügbar.',
    'Neu und ohne Wartezeit: {car}.',
    '{car} als Neuwagen mit voller Herstellergarantie.',
    'Bestellfahrzeug eingetroffen: {car} in {colour}.',
    'Konfiguriert, gebaut und bei uns im Schauraum: {car}.',
  ],
  'one-year': [
    '{car}: junger Jahreswagen aus {month}.',
    'Fast neu: {car}, erstmals zugelassen im {month}.',
    'Ehemaliger Vorführwagen in Top-Zustand: {car}.',
    'Jahreswagen mit erst {km} km: {car}.',
  ],
  used: [
    '{body} aus {owner} Besitz, sehr gepflegt.',
    '{car}, erstmals zugelassen im {month}.',
    'Wir bieten einen {car} mit {km} km an.',
    'Schöner {car} in {colour}.',
    'Zuverlässiger Begleiter: {car} mit {km} km.',
    'Bei uns eingetauscht und technisch geprüft: {car}.',
    '{body} in gutem Zustand, innen wie außen sauber.',
    'Leasingrückläufer: {car}, Erstzulassung {month}.',
  ],
  'old-timer': [
    '{car} aus dem Jahr {year}, ein Klassiker mit Charakter.',
    'Für Liebhaber: {car}, Baujahr {year}.',
    'Seltene Gelegenheit: {car} von {year}.',
    'Dieser {car} wurde {year} zugelassen und stand immer in der Garage.',
  ],
};

export const highlightSentences = [
  'Ausgestattet mit {list}.',
  'Mit {list} bestens gerüstet.',
  'Das Fahrzeug kommt mit {list}.',
  'Gut ausgestattet mit {list}.',
  'Komfortabel unterwegs mit {list}.',
] as const;

export const serviceSentences = [
  'Das Serviceheft ist lückenlos geführt.',
  'Alle Services wurden laut Vorgabe gemacht.',
  'Der letzte Service ist frisch erledigt.',
  'Service und Ölwechsel sind neu.',
] as const;

export const inspectionSentences = [
  'Das Pickerl gilt bis {inspection}.',
  'Pickerl bis {inspection}.',
  '§ 57a-Begutachtung gültig bis {inspection}.',
] as const;

export const closings = [
  'Eine Probefahrt ist nach Vereinbarung jederzeit möglich.',
  'Gerne nehmen wir Ihr Fahrzeug in Zahlung.',
  'Finanzierung und Leasing erstellen wir Ihnen auf Wunsch.',
  'Zustellung in ganz Österreich auf Anfrage.',
  'Besichtigung auch am Samstag.',
  'Irrtümer und Zwischenverkauf vorbehalten.',
  'Rufen Sie uns an, wir beraten Sie gerne.',
  'Wir kümmern uns auch um die Anmeldung.',
] as const;

export const winterSentences = [
  'Ein Satz Winterreifen ist dabei.',
  'Acht Räder: Sommer und Winter.',
  'Winterräder inklusive.',
] as const;

export const classicSentences = [
  'Der Motor läuft ruhig, die Technik wurde laufend gewartet.',
  'Blech und Chrom sind in schönem Zustand.',
  'Eine Restaurierung ist mit Fotos belegt.',
  'Eintragung als historisches Fahrzeug ist möglich.',
] as const;

export const months = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
