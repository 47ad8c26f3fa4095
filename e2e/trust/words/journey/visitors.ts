import { buildProof } from '@kardan/core/testing/build-proof';
import { caughtMails } from '@kardan/services/testing/caught-mails';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** Whoever visits the site writes into every form there is. */
export async function visitorsWrite(
  { db, speech, vatRegister }: Scene,
  { visitor, dealership, secrets }: Cast,
  listingId: number,
): Promise<void> {
  const { call, email, phone } = visitor;
  const own = () => ({ email, homepage: undefined, proof: buildProof(), language: 'de-AT', phone });
  const withoutPhone = () => ({ ...own(), phone: undefined });
  for (const subject of ['question', 'trade-in', 'callback']) {
    const car = subject === 'trade-in' ? { car: { year: 2015, mileageKm: 90_000 } } : {};
    await call('mailListing', { given: { subject, listingId, ...own(), ...car, source: undefined } });
  }
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await call('mailListing', { given: { subject: 'test-drive', listingId, ...own(), date: day } });
  await call('mailDealership', { given: { dealershipId: dealership.id, ...own() } });
  await call('mailProximityDealership', { given: { listingId, postcode: '1010', ...own() } });
  await call('mailProximityDealershipSearch', {
    given: { filters: { vehicles: ['volkswagen/golf'] }, postcode: '1010', ...own(), version: undefined },
  });
  await call('mailDealershipRegisterRequest', { given: { ...own(), postcode: '1010', vatId: undefined } });
  await call('mailOperator', { given: own() });
  await call('mailBannerAd', { given: { ...own(), from: undefined } });
  await call('mailFinance', {
    given: { wish: 'credit', to: { kind: 'dealership', listingId }, terms: undefined, ...own() },
  });
  await call('mailFinance', {
    given: { wish: 'credit', to: { kind: 'partner', partnerId: 'musterbank' }, terms: undefined, ...own() },
  });
  for (let times = 0; times < 2; times++) await call('reportListing', { given: { listingId, ...withoutPhone() } });
  vatRegister.tells(speech.say('requestDealership', 'name in the VAT register', 'text', 1_000));
  await call('requestDealership', {
    given: {
      ...own(),
      company: {
        legalForm: 'gmbh',
        postcode: '1010',
        vatId: 'ATU33864707',
        companyRegisterNumber: '123456a',
        gisaNumber: '12345678',
      },
      agreements: await agreementsInForce(),
    },
  });
  await untilThere('what the VAT register answers', () =>
    db
      .selectFrom('dealershipRequest')
      .select('id')
      .where('email', '=', email)
      .where('vatAnswer', '=', 'valid')
      .executeTakeFirst(),
  );
  const agent = await call('createSearchAgent', {
    given: {
      ...withoutPhone(),
      filters: { vehicles: ['volkswagen/golf'] },
      events: ['new-car'],
      frequency: 'daily',
    },
  });
  const code = await untilThere('the code of a search agent', async () =>
    (await caughtMails(email)).flatMap(({ text }) => /^Code: (\d{6})$/m.exec(text)?.[1] ?? []).at(-1),
  );
  const { token } = await call('verifySearchAgent', { params: { id: agent?.id }, given: { code } });
  secrets.set('link of a search agent', token);
  await call('changeSearchAgentFilters', {
    params: { token },
    given: { filters: { vehicles: ['volkswagen/golf'] } },
  });
  await call('ownSearchAgent', { params: { token }, query: {} });
  await call('searchQuery', { given: { cursor: undefined } });

  async function agreementsInForce() {
    const today = new Date().toISOString().slice(0, 10);
    const rows = await db
      .selectFrom('agreementVersion')
      .select(['kind', 'version'])
      .where('validFrom', '<=', today)
      .orderBy('validFrom')
      .execute();
    return Object.fromEntries(rows.map(({ kind, version }) => [kind, version]));
  }
}
