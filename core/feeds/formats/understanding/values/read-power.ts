import { readNumber } from './read-number.ts';

const kwPerPs = 0.73549875;

/** Power in kW: `110`, `110 kW (150 PS)`, `150 PS`; a bare number is in the unit of its column. */
export function readPowerKw(text: string, unit: 'ps' | undefined): number | null {
  if (text.length > 60) return null;
  const [, kw] = /(\d[\d.,]*)\s*kW/i.exec(text) ?? [];
  if (kw !== undefined) return readNumber(kw, { decimals: false });
  const [, ps] = /(\d[\d.,]*)\s*(?:PS|hp)/i.exec(text) ?? [];
  const number = readNumber(ps ?? text, { decimals: false });
  if (number === null) return null;
  return ps !== undefined || unit === 'ps' ? number * kwPerPs : number;
}
