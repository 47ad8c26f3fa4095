import { KardanClient, type NumberedCar } from '@kardan/client';

/** Tells of the whole stock, and of what is gone: what a dealer's system would do every night. */
const { KARDAN_HOST = '', KARDAN_KEY = '', KARDAN_DEALERSHIP = '' } = process.env;
const kardan = new KardanClient({ host: KARDAN_HOST, key: KARDAN_KEY, dealership: KARDAN_DEALERSHIP });

const golf = {
  make: 'volkswagen',
  model: 'golf',
  category: 'used',
  firstRegistration: '2021-04',
  mileageKm: 61_000,
  fuel: 'petrol',
  powerKw: 96,
  gearbox: 'manual',
  body: 'hatchback',
} as const;

const stock: NumberedCar[] = [
  { number: 'GW-1001', fields: { ...golf, priceEur: 18_900 } },
  { number: 'GW-1002', fields: { ...golf, priceEur: 17_500 }, state: 'reserved' },
  { number: 'GW-1003', fields: { ...golf, priceEur: 16_000, mileageKm: null } },
];

for await (const { number, fate, isDraft, issues } of kardan.pushCars(stock)) {
  const open = issues.map(({ field, code }) => [field, code].filter(Boolean).join(' ')).join(', ');
  console.log(number, fate, isDraft ? 'draft' : 'online', open);
}

const mine = new Set(stock.map(({ number }) => number));
for await (const { number, state } of kardan.numbers()) {
  if (mine.has(number) || state === 'sold' || state === 'withdrawn') continue;
  const gone = await kardan.withdrawCar(number);
  console.log(number, gone?.fate);
}
