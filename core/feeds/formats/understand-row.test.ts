import { readFileSync } from 'node:fs';
import { someEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import { describe, expect, test } from 'vitest';
import type { FeedCar } from '../feed-car.ts';
import { carsOf, contextOf } from './testing/read-cars.ts';
import { understandRow } from './understand-row.ts';
import type { UnderstandingContext } from './understanding-context.ts';

function fixture(name: string): Buffer {
  return readFileSync(new URL(`./testing/fixtures/${name}`, import.meta.url));
}

/** What one line of a format says. */
function understood(
  format: FeedFormat,
  values: Record<string, string>,
  more: Partial<UnderstandingContext> = {},
): FeedCar {
  return understandRow({ line: 1, values }, contextOf(format, more));
}

function issuesOf({ issues }: FeedCar) {
  return issues.map(({ code, column, raw }) => [code, column, raw]);
}

describe('our own format', () => {
  test('is read by its German headings, with each finding at its line', async () => {
    const [golf, octavia, numberless, short] = await carsOf('kardan-csv', fixture('kardan.csv'));
    expect(golf).toMatchObject({
      line: 2,
      number: 'A-100',
      site: 'Graz',
      fields: {
        make: 'volkswagen',
        model: 'golf',
        category: 'used',
        title: 'Golf Comfortline',
        description: 'Erste Hand, "Serviceheft" gepflegt.\nNeue Reifen.',
        priceEur: 12_990,
        firstRegistration: '2021-04',
        mileageKm: 61_500,
        fuel: 'petrol',
        powerKw: 96,
        gearbox: 'manual',
        drive: 'front',
        body: 'hatchback',
        colour: 'white',
        equipment: ['seat-heating', 'rear-camera'],
        accidentFree: true,
      },
      pictures: [{ url: 'https://bilder.example/a-100-1.jpg' }, { url: 'https://bilder.example/a-100-2.jpg' }],
    });
    expect(golf && issuesOf(golf)).toEqual([['value-unmapped', 'Ausstattung', 'Goldene Zierleiste']]);
    expect(octavia && issuesOf(octavia)).toEqual([['value-invalid', 'Erstzulassung', '13/2025']]);
    expect(octavia).toMatchObject({ fields: { model: 'octavia', powerKw: 110 }, pictures: null });
    expect(octavia?.fields).not.toHaveProperty('firstRegistration');
    expect(numberless?.issues).toMatchObject([{ code: 'number-missing', severity: 'refuses' }]);
    expect(short).toMatchObject({
      number: 'A-103',
      fields: {},
      issues: [{ code: 'columns-differ', severity: 'refuses' }],
    });
  });

  test('is read from JSON by the catalogue’s own keys; null says nothing', async () => {
    const [one, two] = await carsOf('kardan-json', fixture('kardan.json'));
    expect(one).toMatchObject({
      number: 'J-1',
      site: 'Linz',
      fields: {
        make: 'mercedes-benz',
        model: 'c-klasse',
        consumptionL: 4.8,
        equipment: ['seat-heating', 'navigation'],
      },
      issues: [],
    });
    expect(two?.fields).toEqual({ externalId: 'J-2', make: 'tesla', model: 'model-3', fuel: 'electric', co2GPerKm: 0 });
  });

  test('takes the version that a national code names, and says where the code contradicts the model', () => {
    const named = understood('kardan-csv', { externalId: 'A1', nationalCode: '123456' });
    expect(named.fields).toMatchObject({ make: 'abarth', model: '500', version: '1-4-benzin-160-ps' });
    const other = understood('kardan-csv', { externalId: 'A1', make: 'VW', model: 'Golf', nationalCode: '123456' });
    expect(other.fields).not.toHaveProperty('version');
    expect(other.issues).toMatchObject([{ code: 'contradiction', understood: 'Abarth 500' }]);
  });

  test('has power in PS as well', () => {
    expect(understood('kardan-csv', { externalId: 'A1', PS: '150' }).fields.powerKw).toBe(110);
  });
});

describe('mobile.de’s format', () => {
  test('is read by its places, in its own alphabet', async () => {
    const [golf, other] = await carsOf('mobile-csv', fixture('mobile.csv'), {
      answers: { 'consumption-norm': 'nedc', mwst: 'one-shows-vat' },
    });
    expect(golf).toMatchObject({
      number: 'M_1',
      site: '4711',
      pictures: [{ file: 'M_1' }],
      issues: [],
      fields: {
        make: 'volkswagen',
        model: 'golf',
        title: 'Volkswagen Golf VII 1.6 TDI Comfortline',
        // The format calls it a saloon; the catalogue knows no Golf that is one.
        body: 'hatchback',
        colour: 'green',
        category: 'used',
        conditionKind: 'used',
        taxation: 'standard',
        consumptionNorm: 'nedc',
        consumptionL: 3.9,
        emissionClass: 'euro-6',
        description: '17" Felgen, Radio "Gamma" - fünf Türen, 8-fach bereift',
      },
    });
    // Not damaged now is no claim.
    expect(golf?.fields).not.toHaveProperty('accidentFree');
    expect(golf?.fields.equipment).toContain('automatic-climate-control');
    expect(golf?.fields.equipment).not.toContain('tow-bar');
    expect(other).toMatchObject({ fields: { accidentFree: false, drive: 'all', conditionKind: 'demonstration' } });
    expect(other && issuesOf(other)).toEqual([
      ['value-invalid', 'ez', '13.2025'],
      ['value-unmapped', 'kraftstoffart', '9'],
      ['make-unknown', 'marke', 'Raketenwerk'],
      ['value-invalid', 'waehrung', 'CHF'],
    ]);
    expect(other?.fields).not.toHaveProperty('priceEur');
  });

  test('is read by its header, which has more columns', async () => {
    const [car] = await carsOf('mobile-csv', fixture('mobile-with-header.csv'));
    expect(car?.fields).toMatchObject({
      body: 'suv',
      model: 'x3',
      fuel: 'plug-in-hybrid',
      conditionKind: 'day-registration',
      owners: 1,
    });
    expect(car && issuesOf(car)).toEqual([['credit-incomplete', 'monatliche_rate', '299']]);
    expect(car?.issues[0]?.severity).toBe('keeps');
  });

  test.each([
    [{}, undefined],
    [{ mwst: 'one-shows-vat' }, 'standard'],
    [{ mwst: 'zero-shows-vat' }, 'margin-scheme'],
    [{ mwst: 'constructor' }, undefined],
  ])('asks once what `mwst` means: with the answer %j a 1 is %j', (answers, taxation) => {
    const car = understood('mobile-csv', { interne_nummer: 'A1', mwst: '1' }, { answers });
    expect(car.fields.taxation).toBe(taxation);
    expect(car.issues.map(({ code }) => code)).toEqual(taxation ? [] : ['question-open']);
  });

  test('an inspection of two digits is valid in the years to come, a registration was', () => {
    const soon = String(new Date().getFullYear() + 2);
    const car = understood('mobile-csv', { interne_nummer: 'A1', hu: `06.${soon.slice(2)}`, ez: '30.04.21' });
    expect(car.fields).toMatchObject({ inspectionValidUntil: `${soon}-06`, firstRegistration: '2021-04' });
  });

  test.each<[string, Record<string, string>, string | undefined]>([
    ['was registered and has no flag', { ez: '04.2021', neufahrzeug: '', oldtimer: '' }, 'used'],
    ['was never registered and has no flag', { neufahrzeug: '' }, undefined],
    ['has a flag that nobody can read', { ez: '04.2021', neufahrzeug: 'vielleicht' }, undefined],
    ['has one flag set', { ez: '04.2021', vorfuehrfahrzeug: '1' }, 'one-year'],
  ])('of a car that %s the category is %3$j', (_, values, category) => {
    expect(understood('mobile-csv', { interne_nummer: 'A1', ...values }).fields.category).toBe(category);
  });

  test('a whole set of a credit’s figures is left out too, and said to be without calling for anybody', () => {
    const credit = { monatliche_rate: '299', laufzeit: '48', soll_zinssatz: '3,9', effektiver_jahreszins: '4,2' };
    const amounts = { nettokreditbetrag: '15000', bruttokreditbetrag: '17000', anbieterbank: 'Bank' };
    const car = understood('mobile-csv', { interne_nummer: 'A1', ...credit, ...amounts });
    expect(car.issues.map(({ code }) => code)).toEqual(['credit-unsupported']);
    expect(car.issues[0]?.severity).toBe('keeps');
    const zeros = understood('mobile-csv', { interne_nummer: 'A1', monatliche_rate: '0', laufzeit: '0,00' });
    expect(zeros.issues).toEqual([]);
  });
});

describe('AutoScout24’s format', () => {
  test('is read as far as its public description tells; other numbers wait for a mapping', async () => {
    const [audi, bare] = await carsOf('autoscout-json', fixture('autoscout.json'), {
      answers: { 'consumption-norm': 'wltp', accident: 'false-is-accident-free' },
    });
    expect(audi).toMatchObject({
      number: 'AS-1',
      fields: {
        make: 'audi',
        model: 'a4',
        title: 'Audi A4 Avant 2.0 TDI quattro',
        description: 'Top gepflegt\n• Allrad\nMehr auf',
        priceEur: 19_900,
        taxation: 'standard',
        accidentFree: true,
        fuel: 'diesel',
        gearbox: 'automatic',
        body: 'estate',
        consumptionNorm: 'wltp',
        warranty: true,
        warrantyMonths: 12,
        equipment: ['alloy-wheels', 'particulate-filter'],
      },
    });
    expect(audi && issuesOf(audi)).toEqual([
      ['credit-in-text', 'description', 'Ab € 199 mtl.'],
      ['link-in-text', 'description', 'www.beispiel-autos.at.'],
      ['value-unmapped', 'equipment', '99'],
      ['value-unmapped', 'upholstery', 'ZZ'],
    ]);
    expect(bare).toMatchObject({ number: 'X-2', fields: { accidentFree: false, conditionKind: 'day-registration' } });
    expect(bare && issuesOf(bare)).toEqual([['make-unknown', 'make', '13']]);
  });

  test.each([
    [{}, 'false', undefined, ['question-open']],
    [{ accident: 'false-says-nothing' }, 'false', undefined, []],
    [{ accident: 'false-is-accident-free' }, 'false', true, []],
    [{}, 'true', false, []],
    [{ accident: 'false-says-nothing' }, 'true', false, []],
  ])('no accident is only claimed by a dealer who said so: with %j, %s is %j', (answers, raw, accidentFree, codes) => {
    const car = understood('autoscout-json', { 'identifier.offerReference': 'A1', accident: raw }, { answers });
    expect(car.fields.accidentFree).toBe(accidentFree);
    expect(car.issues.map(({ code }) => code)).toEqual(codes);
  });

  test('numbers are known once they are mapped', () => {
    const table: Record<string, string> = {
      'make 13': 'bmw',
      'model 13 20223': 'bmw/3er',
      'bodyColor 2': 'blue',
      'upholstery OT': 'leave-out',
    };
    const mappings = { find: (column: string, raw: string) => table[`${column} ${raw}`] };
    const values = { 'identifier.offerReference': 'A1', make: '13', model: '20223', bodyColor: '2', upholstery: 'OT' };
    const car = understood('autoscout-json', values, { mappings });
    expect(car.issues).toEqual([]);
    expect(car.fields).toEqual({ externalId: 'A1', make: 'bmw', model: '3er', colour: 'blue' });
  });
});

test('pictures of JSON may be addresses or objects', () => {
  const pictures = [{ url: 'https://example.com/1.jpg' }, { url: 'https://example.com/2.jpg' }];
  const values = { 'images.0.url': 'https://example.com/1.jpg', 'images.1.url': 'https://example.com/2.jpg' };
  expect(understood('autoscout-json', values).pictures).toEqual(pictures);
  const listed = { pictures: 'https://example.com/1.jpg\nhttps://example.com/2.jpg' };
  expect(understood('kardan-json', listed).pictures).toEqual(pictures);
});

test('what people have decided comes before our own tables', () => {
  const mappings = {
    find: (column: string, raw: string) => (column === 'Karosserie' && raw === 'Kombi' ? 'minivan' : undefined),
  };
  expect(understood('kardan-csv', { externalId: 'A1', Karosserie: 'Kombi' }, { mappings }).fields.body).toBe('minivan');
});

test.each<[string, Record<string, string>, string[]]>([
  ['a price of millions', { priceEur: '99.000.000' }, ['value-out-of-range']],
  ['a negative mileage', { mileageKm: '-5' }, ['value-out-of-range']],
  ['half a door', { doors: '4,5' }, ['value-invalid']],
  ['no doors', { doors: '0' }, []],
  ['a short chassis number', { vin: 'WVW123' }, ['value-invalid']],
  ['a number too long', { externalId: 'x'.repeat(41) }, ['number-invalid']],
  ['a number of two lines', { externalId: 'A\n1' }, ['number-invalid']],
  ['a video without encryption', { videoUrl: 'http://example.com/v' }, ['value-invalid']],
  ['a long title', { title: 'Wort '.repeat(100) }, ['value-too-long']],
  ['a picture that is a script', { pictures: 'javascript:alert(1)' }, ['picture-invalid']],
  ['a picture from a folder', { pictures: '../../etc/passwd' }, ['picture-invalid']],
  ['a picture with a password', { pictures: 'https://user:word@example.com/1.jpg' }, ['picture-invalid']],
  [
    'sixty pictures',
    { pictures: Array.from({ length: 60 }, (_, at) => `https://example.com/${at}.jpg`).join(' ') },
    ['too-many-pictures'],
  ],
  ['a make that is a trap', { make: '__proto__' }, ['make-unknown']],
  ['a body that is a trap', { body: 'toString' }, ['value-unmapped']],
])('%s is noted', (_, values, codes) => {
  const car = understood('kardan-csv', { externalId: 'A1', ...values });
  expect(car.issues.map(({ code }) => code)).toEqual(codes);
  expect(someEditableFields.safeParse(car.fields).success).toBe(true);
});

test('texts lose markup, addresses and sentences with rates, and nothing else', () => {
  const description =
    '<b>Top</b> Zustand &amp; gepflegt.<br>Jetzt ab € 199,- mtl. bei 0 € Anzahlung! Tel. 0316 123456. Fragen an max@example.at bitte.';
  const car = understood('kardan-csv', { externalId: 'A1', description });
  expect(car.fields.description).toBe('Top Zustand & gepflegt.\n Tel. 0316 123456. Fragen an bitte.');
  expect(car.issues.map(({ code }) => code).sort()).toEqual(['credit-in-text', 'link-in-text']);
});

test('a line of nonsense has at most 50 findings, each with at most 200 signs', () => {
  const equipment = Array.from({ length: 500 }, (_, at) => `Unsinn ${at} ${'😀'.repeat(200)}`).join(',');
  const { issues } = understood('kardan-csv', { externalId: 'A1', equipment });
  expect(issues).toHaveLength(50);
  expect(issues.every(({ raw }) => raw !== null && raw.length <= 200 && raw.isWellFormed())).toBe(true);
});
