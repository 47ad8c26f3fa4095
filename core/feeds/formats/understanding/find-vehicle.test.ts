import { expect, test } from 'vitest';
import { referenceVehicles } from '../testing/reference-vehicles.ts';
import { findMake, findModel } from './find-vehicle.ts';

const vehicles = referenceVehicles();

test.each([
  ['VW', 'volkswagen'],
  ['Volkswagen', 'volkswagen'],
  ['VW Nutzfahrzeuge', 'volkswagen'],
  ['Mercedes', 'mercedes-benz'],
  ['MERCEDES-BENZ', 'mercedes-benz'],
  ['Skoda', 'skoda'],
  ['Škoda', 'skoda'],
  ['Citroen', 'citroen'],
  ['Citroën', 'citroen'],
  ['Alfa', 'alfa-romeo'],
  ['DS', 'ds-automobiles'],
  ['Raketenwerk', undefined],
  ['', undefined],
])('the make %j is %j', (text, slug) => expect(findMake(vehicles, text)?.slug).toBe(slug));

test.each([
  ['VW', 'Golf', 'golf'],
  ['VW', 'VW Golf', 'golf'],
  ['VW', 'Golf VII Variant 1.6 TDI', 'golf'],
  ['VW', 'Golf Plus 1.6', 'golf-plus'],
  ['VW', 'Golf Sportsvan Comfortline', 'golf-sportsvan'],
  ['VW', 'ID.3 Pro', 'id-3'],
  ['VW', 'ID3', 'id-3'],
  ['VW', 'T-Roc Cabriolet', 't-roc'],
  ['VW', 'up!', 'up'],
  ['BMW', '3er', '3er'],
  ['BMW', 'BMW 3er', '3er'],
  ['BMW', '320d xDrive Touring', '3er'],
  ['BMW', '328 i', '3er'],
  ['BMW', '118i', '1er'],
  ['BMW', 'M340i', '3er'],
  ['BMW', 'X3 xDrive20d', 'x3'],
  ['BMW', 'M3 Competition', 'm3'],
  ['BMW', '3er Gran Turismo 320d', '3er-gran-turismo'],
  ['Mercedes', 'C 220 d T-Modell', 'c-klasse'],
  ['Mercedes', 'C220', 'c-klasse'],
  ['Mercedes', 'C-Klasse', 'c-klasse'],
  ['Mercedes', 'GLC 300 de', 'glc'],
  ['Mercedes', 'E-Class', 'e-klasse'],
  ['Mercedes', 'Sprinter 314', 'sprinter'],
  ['Audi', 'A4 Avant', 'a4'],
  ['Audi', 'A4 allroad quattro', 'a4-allroad'],
  ['Audi', 'RS6', 'rs-6'],
  ['Škoda', 'Octavia Combi', 'octavia'],
  ['Škoda', 'Rapid Spaceback', 'rapid'],
  ['Tesla', 'Model 3 Long Range', 'model-3'],
  ['Fiat', '500 1.2 Lounge', '500'],
  ['Fiat', '500X', '500x'],
  ['Mazda', 'CX5', 'cx-5'],
  ['Mazda', '3 Skyactiv', '3'],
  ['VW', 'Neuer Golf', undefined],
  ['VW', 'Golfplatz', undefined],
  ['VW', '', undefined],
])('the %s %j is %j', (make, text, slug) => {
  const found = findMake(vehicles, make);
  expect(found && findModel(vehicles, found, text)?.slug).toBe(slug);
});
