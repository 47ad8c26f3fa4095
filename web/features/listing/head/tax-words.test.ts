import { translator } from '@kardan/ui/texts/translator.ts';
import { expect, test } from 'vitest';
import german from '#locales/de-AT/car.json' with { type: 'json' };
import { taxWords } from './tax-words.ts';

const t = translator('de-AT', german);

test.each([
  ['margin-scheme', 'none', null, 'Differenzbesteuerung nach § 24 UStG, MwSt. nicht ausweisbar', undefined],
  ['standard', 'full', 20_000, 'inkl. MwSt.', 'MwSt. ausweisbar · netto € 20.000 · Vorsteuer abziehbar'],
  ['standard', 'partly', 20_000, 'inkl. MwSt.', 'MwSt. ausweisbar · netto € 20.000 · Vorsteuer teilweise abziehbar'],
  ['standard', 'none', null, 'inkl. MwSt.', 'MwSt. ausweisbar · Kein Vorsteuerabzug'],
  ['standard', null, null, 'inkl. MwSt.', 'MwSt. ausweisbar'],
  [null, null, null, 'inkl. MwSt.', undefined],
] as const)(
  'a price of taxation %s, input tax %s, net price %s',
  (taxation, inputTax, netPriceEur, included, business) => {
    const words = taxWords({ taxation, inputTax, netPriceEur }, t, 'de-AT');
    expect(words.included).toBe(included);
    expect(words.business?.replaceAll('\u00A0', ' ')).toBe(business);
  },
);
