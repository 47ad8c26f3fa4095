import { mobileColumns } from '../columns/mobile-columns.ts';

const headings = mobileColumns.map(({ name }) => name);
/** Columns that dealers' systems send and nobody reads. */
const unread = Array.from({ length: 120 - headings.length }, (_, at) => `reserviert_${at}`);

const cells: Record<string, string> = {
  kundennummer: '4711',
  kategorie: 'Car.Limousine',
  marke: 'VW',
  modell: 'Golf VII 1.6 TDI Comfortline BMT',
  leistung: '85',
  hu: '04.2027',
  ez: '04.2017',
  kilometer: '98.000',
  preis: '11.990,00',
  mwst: '1',
  vin: 'WVWZZZAUZHW123456',
  farbe: 'Alpinweiß uni',
  waehrung: 'EUR',
  kraftstoffart: '2',
  getriebeart: '1',
  verbrauch_kombiniert: '3,9',
  emission: '102',
  schadstoff: '6',
  bild_id: 'bild',
  video_url: '',
};

/** A file of mobile.de's format with 120 columns, line by line; the text of each car as long as told. */
export async function* largeFile(lines: number, textSigns = 1500): AsyncGenerator<Uint8Array> {
  const description = `${'Gepflegtes Fahrzeug aus erster Hand, Service neu, acht Räder, Standheizung. '.repeat(Math.ceil(textSigns / 70)).slice(0, textSigns)}`;
  yield Buffer.from(`${[...headings, ...unread].join(';')}\n`);
  for (let line = 1; line <= lines; line += 1) {
    const values = headings.map((heading) => {
      if (heading === 'interne_nummer') return `N${line}`;
      if (heading === 'bemerkung') return `"${description}"`;
      return cells[heading] ?? '0';
    });
    yield Buffer.from(`${[...values, ...unread.map(() => 'x')].join(';')}\n`);
  }
}
