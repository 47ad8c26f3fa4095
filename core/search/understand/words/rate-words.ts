import { wordList } from './word-list.ts';

/** What is paid by the month or driven by the year; no filter knows either, and it is no price and no mileage. */
export const rateOpeners = wordList(`
  leasing, leasingrate, leasen, rate, raten, monatsrate, monatliche rate, monatlich, finanzierung, kreditrate, kredit,
  ratenzahlung, finanzieren, ratenkauf, monthly, monthly rate, finance, financing, lease, leasing rate, mtl, pro monat,
  im monat, per month, leasingraten, monatsraten, abo, auto abo, monatliche kosten, miete, mieten
`);
export const depositOpeners = wordList('anzahlung, eigenleistung, deposit, down payment, restwert, schlussrate');
export const monthlyEnds = wordList(`
  monatlich, pm, p m, mtl, monthly, monat, pro monat, im monat, per month, a month, each month, month, je monat, rate,
  monatsrate, leasing, leasingrate, raten, im monat leasing, monatliche rate, pro monat leasing, p mo, anzahlung,
  eigenleistung, deposit, down payment, restwert
`);
export const yearlyEnds = wordList(`
  pro jahr, im jahr, jährlich, pa, p a, per year, a year, each year, je jahr, annually, yearly, jahreskilometer,
  jahresfahrleistung, am tag, pro tag, täglich, in der woche, pro woche, a day, per day, daily, am stück
`);
