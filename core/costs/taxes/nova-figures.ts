import { type Dated, published } from '../dated-figures.ts';

interface NovaFigures extends Dated {
  co2DeductionG: number;
  capPercent: number;
  malusFromG: number;
  malusEurPerGram: number;
}

/** Taken off the tax; of a used import an eighth less for each full year since its first registration. */
export const novaDeductionEur = 350;

const ministry = published(
  'BMF, Normverbrauchsabgabe, Rechtslage ab 1. Juli 2021 (§ 6 NoVAG)',
  'https://www.bmf.gv.at/themen/steuern/kraftfahrzeuge/normverbrauchsabgabe.html',
  '2021-07-01',
);

/**
 * Cars (M1), by the day of first registration. The first half of 2021 is left out: its malus limit could not be
 * verified. Before 2020 CO₂ was measured by NEDC.
 */
export const novaFigures: readonly NovaFigures[] = [
  {
    validFrom: '2020-01-01',
    validUntil: '2021-01-01',
    co2DeductionG: 115,
    capPercent: 32,
    malusFromG: 275,
    malusEurPerGram: 40,
    source: published(
      'Verkehrswirtschaft, NoVA-Berechnungsformel ab 1. Jänner 2020; Höchstsatz: A&W-Blog der AK Wien',
      'https://verkehrswirtschaft.at/bei-nova-neue-berechnungsformel-ab-1-jaenner-2020/',
      '2020-01-01',
    ),
  },
  {
    validFrom: '2021-07-01',
    co2DeductionG: 112,
    capPercent: 50,
    malusFromG: 200,
    malusEurPerGram: 50,
    source: ministry,
  },
  {
    validFrom: '2022-01-01',
    co2DeductionG: 107,
    capPercent: 60,
    malusFromG: 185,
    malusEurPerGram: 60,
    source: ministry,
  },
  {
    validFrom: '2023-01-01',
    co2DeductionG: 102,
    capPercent: 70,
    malusFromG: 170,
    malusEurPerGram: 70,
    source: ministry,
  },
  {
    validFrom: '2024-01-01',
    co2DeductionG: 97,
    capPercent: 80,
    malusFromG: 155,
    malusEurPerGram: 80,
    source: published(
      'ARBÖ und ÖAMTC, Neuerungen 2024',
      'https://www.salzburg24.at/news/oesterreich/das-aendert-sich-2024-fuer-autofahrende-art-272070',
      '2024-01-01',
    ),
  },
  {
    validFrom: '2025-01-01',
    co2DeductionG: 94,
    capPercent: 80,
    malusFromG: 155,
    malusEurPerGram: 80,
    source: published(
      'Renault Österreich, Informationen zur NoVA (§ 6 NoVAG)',
      'https://renault.at/nova-information.html',
      '2025-01-01',
    ),
  },
  {
    validFrom: '2026-01-01',
    validUntil: '2027-01-01',
    co2DeductionG: 91,
    capPercent: 80,
    malusFromG: 155,
    malusEurPerGram: 80,
    source: published(
      'Citroën Österreich, NoVA 1.1. bis 31.12.2026 (§ 6 NoVAG)',
      'https://www.citroen.at/infocenter/nova.html',
      '2025-12-01',
    ),
  },
];
