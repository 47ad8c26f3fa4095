import { ApiError, KardanClient } from '@kardan/client';

/** Lowers a price, but only if nobody has changed the car since it was looked at. */
const { KARDAN_HOST = '', KARDAN_KEY = '', KARDAN_DEALERSHIP = '' } = process.env;
const kardan = new KardanClient({ host: KARDAN_HOST, key: KARDAN_KEY, dealership: KARDAN_DEALERSHIP });

const car = await kardan.car('GW-1001');
if (!car?.fields.priceEur) throw new Error('there is no such car');
try {
  const fields = { priceEur: car.fields.priceEur - 400 };
  const { fate, revision } = await kardan.pushCar('GW-1001', { fields }, { ifMatch: car.revision });
  console.log(fate, revision);
} catch (error) {
  if (!(error instanceof ApiError) || error.code !== 'stale-revision') throw error;
  console.log('somebody was quicker');
}
