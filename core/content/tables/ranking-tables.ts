import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { type CarKind, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { qualityParts } from '@kardan/contract/quality-score';
import type { Language } from '@kardan/contract/values/identifiers';
import { markdownTable } from './markdown-table.ts';

const askedOf: Record<Language, Record<CarKind, string>> = {
  'de-AT': {
    'every-car': 'allen Autos',
    registered: 'zugelassenen Autos',
    'burns-fuel': 'Autos mit Verbrenner',
    'has-cylinders': 'Autos mit Zylindern',
    charges: 'Autos, die laden',
    'sold-as-new': 'neuen Autos',
  },
  en: {
    'every-car': 'every car',
    registered: 'registered cars',
    'burns-fuel': 'cars that burn fuel',
    'has-cylinders': 'cars with cylinders',
    charges: 'cars that charge',
    'sold-as-new': 'cars sold as new',
  },
};

/** What the quality score is made up of. */
export function rankingParts(language: Language): string {
  const { pictures, details, equipment, description } = qualityParts;
  return language === 'en'
    ? markdownTable(
        ['part', 'all points with', 'points'],
        [
          ['Pictures', `${pictures.fullAt} or more`, `${pictures.points}`],
          ['Details', 'every detail that applies to the car', `${details.points}`],
          ['Equipment', `${equipment.fullAt} pieces or more`, `${equipment.points}`],
          ['Description', `${description.fullAtCharacters} characters or more`, `${description.points}`],
        ],
        2,
      )
    : markdownTable(
        ['Teil', 'volle Punkte mit', 'Punkte'],
        [
          ['Bilder', `${pictures.fullAt} oder mehr`, `${pictures.points}`],
          ['Angaben', 'jeder Angabe, die das Auto haben kann', `${details.points}`],
          ['Ausstattung', `${equipment.fullAt} Merkmalen oder mehr`, `${equipment.points}`],
          ['Beschreibung', `${description.fullAtCharacters} Zeichen oder mehr`, `${description.points}`],
        ],
        2,
      );
}

/** The details that count, with their weights. */
export function rankingDetails(language: Language): string {
  const rows = listingFieldKeys.flatMap((key) => {
    const { points, appliesTo = 'every-car' } = listingField(key);
    return points === undefined ? [] : [[listingFieldLabels[language][key], askedOf[language][appliesTo], `${points}`]];
  });
  const head = language === 'en' ? ['detail', 'asked of', 'weight'] : ['Angabe', 'gefragt bei', 'Gewicht'];
  return markdownTable(head, rows, 2);
}
