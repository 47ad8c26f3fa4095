import { z } from 'zod';
import { electricityPricesOn, fuelPricesOn } from '../rules/further-references.ts';
import { insuranceTaxOf, lastInsuranceTaxDay } from '../rules/insurance-tax-references.ts';
import { co2 as grams } from '../rules/rule.ts';
import { writeEur } from '../rules/rule-value.ts';
import { chartKind, eurAxis, inWords } from './chart.ts';

const fromKw = 24;
const toKw = 200;

/** The tax a month by power: of cars registered now, and of those before October 2020. */
export const insuranceTaxByPower = chartKind({ co2: grams }, ({ co2 }, { language, today }) => {
  const write = (amount: number) => writeEur(amount, language);
  const line = (first: string) =>
    Array.from({ length: (toKw - fromKw) / 4 + 1 }, (_, index): [number, number] => {
      const kw = fromKw + index * 4;
      return [kw, insuranceTaxOf({ kw, co2, first }, today).eurPerMonth];
    });
  const year = lastInsuranceTaxDay(today).slice(0, 4);
  const now = line(`${year}-01-01`);
  const before = line('2019-01-01');
  const largest = Math.max(now.at(-1)?.[1] ?? 0, before.at(-1)?.[1] ?? 0);
  return {
    shape: 'lines',
    x: {
      min: fromKw,
      max: toKw,
      ticks: [fromKw, 60, 100, 150, toKw].map((at) => ({ at, label: at === toKw ? `${at} kW` : String(at) })),
    },
    y: eurAxis(largest, write),
    series: [
      {
        name: inWords(language, `Erstzulassung ${year}, ${co2} g/km`, `first registered ${year}, ${co2} g/km`),
        points: now,
      },
      { name: inWords(language, 'vor Oktober 2020', 'before October 2020'), points: before },
    ],
    marks: [],
    summary: inWords(
      language,
      `Motorbezogene Versicherungssteuer im Monat bei 110 kW: ${write(insuranceTaxOf({ kw: 110, co2, first: `${year}-01-01` }, today).eurPerMonth)} für Erstzulassungen ${year} mit ${co2} g/km, ${write(insuranceTaxOf({ kw: 110, first: '2019-01-01' }, today).eurPerMonth)} für solche vor Oktober 2020.`,
      `Engine-related insurance tax a month at 110 kW: ${write(insuranceTaxOf({ kw: 110, co2, first: `${year}-01-01` }, today).eurPerMonth)} for cars first registered in ${year} with ${co2} g/km, ${write(insuranceTaxOf({ kw: 110, first: '2019-01-01' }, today).eurPerMonth)} for those before October 2020.`,
    ),
  };
});

const consumption = z.coerce.number<string>().min(1).max(40);

/** What 100 km cost, by what drives the car. */
export const energyPer100Km = chartKind(
  { petrol: consumption, diesel: consumption, electric: consumption },
  ({ petrol, diesel, electric }, { language, today }) => {
    const fuel = fuelPricesOn(today);
    const power = electricityPricesOn(today);
    const rows: [string, number][] = [
      [inWords(language, 'Benzin', 'Petrol'), petrol * fuel.petrolEurPerL],
      ['Diesel', diesel * fuel.dieselEurPerL],
      [inWords(language, 'Strom unterwegs', 'Electricity, public'), electric * power.publicEurPerKwh],
      [inWords(language, 'Strom daheim', 'Electricity, at home'), electric * power.homeEurPerKwh],
    ];
    const bars = rows.map(([label, eur], index) => {
      const value = Math.round(eur * 100) / 100;
      return { label, value, text: writeEur(value, language), highlight: index === rows.length - 1 };
    });
    const list = bars.map(({ label, text }) => `${label}: ${text}`).join(', ');
    return {
      shape: 'bars',
      max: Math.max(...bars.map(({ value }) => value)),
      bars,
      summary: inWords(language, `Energie für 100 km. ${list}.`, `Energy for 100 km. ${list}.`),
    };
  },
);
