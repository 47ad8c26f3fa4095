import type { RateInForce } from '@kardan/contract/calls/content/articles';
import type { CostSource } from '@kardan/contract/calls/listings/costs';
import type { Language } from '@kardan/contract/values/identifiers';
import { figureOn } from '../costs/dated-figures.ts';
import { inspectionSchemes } from '../costs/running/inspection-figures.ts';
import { electricRegime, powerAndCo2Regime } from '../costs/taxes/insurance-tax-figures.ts';
import { inWords } from './charts/chart.ts';
import { fillReferences } from './rules/fill-references.ts';
import { winterTyres } from './rules/further-figures.ts';
import { lastInsuranceTaxDay } from './rules/insurance-tax-references.ts';
import { novaFiguresOf } from './rules/nova-references.ts';

interface Rate {
  name: [german: string, english: string];
  value: string;
  note: [german: string, english: string];
  source: CostSource;
}

/** Rates and terms that hold on a day, from the same rules as the numbers in texts. */
export function listRatesInForce(language: Language, today: string): RateInForce[] {
  const write = (text: string) => fillReferences(text, language, today);
  return ratesOn(today).map(({ name, value, note, source }) => ({
    name: write(inWords(language, ...name)),
    value: write(value),
    note: write(inWords(language, ...note)),
    source: { name: source.name, url: source.url },
  }));
}

function ratesOn(today: string): Rate[] {
  const nova = novaFiguresOf(today).source;
  const insurance = figureOn(powerAndCo2Regime.years, lastInsuranceTaxDay(today)) ?? powerAndCo2Regime.years[0];
  const inspections = figureOn(inspectionSchemes, today) ?? inspectionSchemes[0];
  return [
    {
      name: ['NoVA: Abzug vom CO₂-Wert', 'NoVA: deducted from CO₂'],
      value: '{{rule:nova.deduction}}',
      note: ['NoVAG § 6, Zulassung {{rule:nova.year}}', 'NoVAG § 6, registered in {{rule:nova.year}}'],
      source: nova,
    },
    {
      name: ['NoVA: Malus ab', 'NoVA: malus above'],
      value: '{{rule:nova.malusFrom}}',
      note: ['{{rule:nova.malusPerGram}} je Gramm darüber', '{{rule:nova.malusPerGram}} for each gram more'],
      source: nova,
    },
    {
      name: ['Versicherungssteuer Verbrenner, je kW und g', 'Insurance tax with an engine, per kW and g'],
      value: '{{rule:insuranceTax.perUnit}}',
      note: [
        'im Monat; VersStG § 6, Zulassung {{rule:insuranceTax.year}} ab {{rule:insuranceTax.freeKw}} und {{rule:insuranceTax.freeCo2}}',
        'a month; VersStG § 6, registered in {{rule:insuranceTax.year}}, above {{rule:insuranceTax.freeKw}} and {{rule:insuranceTax.freeCo2}}',
      ],
      source: insurance?.source ?? nova,
    },
    {
      name: ['Versicherungssteuer Elektro, 100 kW und 2.000 kg', 'Insurance tax electric, 100 kW and 2,000 kg'],
      value: '{{rule:insuranceTax.electricMonth kw=100 kg=2000}}',
      note: [
        'im Monat, seit {{rule:insuranceTax.electricFrom}}, auch für ältere',
        'a month, since {{rule:insuranceTax.electricFrom}}, older ones too',
      ],
      source: electricRegime.source,
    },
    {
      name: ['Pickerl', 'Inspection (Pickerl)'],
      value: '{{rule:pickerl.rhythm}}',
      note:
        inspections === inspectionSchemes.at(-1)
          ? ['KFG § 57a', 'KFG § 57a']
          : [
              'KFG § 57a; ab {{rule:pickerl.newFrom}}: {{rule:pickerl.newRhythm}}',
              'KFG § 57a; from {{rule:pickerl.newFrom}}: {{rule:pickerl.newRhythm}}',
            ],
      source: inspections.source,
    },
    {
      name: ['Winterreifen, wenn es winterlich ist', 'Winter tyres, in wintry conditions'],
      value: `${winterTyres.from.day}.${winterTyres.from.month}.–${winterTyres.until.day}.${winterTyres.until.month}.`,
      note: [
        'KFG § 102, mindestens {{rule:winterTyres.treadMm}} Profil',
        'KFG § 102, at least {{rule:winterTyres.treadMm}} of tread',
      ],
      source: winterTyres.source,
    },
  ];
}
