import { randomInt } from 'node:crypto';
import { loadEnv } from '@kardan/core/env';
import { sealNoticeToken } from '@kardan/core/moderation/notices/own/notice-token';
import { buildDeadJob } from '@kardan/core/testing/build-dead-job';
import type { Given } from '../fill-body.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** Notices, measures, complaints of them and what is decided. */
export async function moderate({ db }: Scene, cast: Cast, listingId: number): Promise<void> {
  const { owner, dealership, operator, secondOperator, visitor, secrets } = cast;
  const params = { dealershipId: dealership.id };
  const notices = await db
    .selectFrom('contentNotice')
    .select('id')
    .where('listingId', '=', listingId)
    .orderBy('id')
    .execute();
  const [noticeId, secondId] = notices.map(({ id }) => id);
  await operator.call('askDealer', { params: { noticeId } });
  await owner.call('answerNoticeQuestion', { params: { ...params, noticeId } });
  const statement = await operator.call('blockListing', { params: { listingId } });
  await owner.call('complainOfStatement', { params: { ...params, statementId: statement?.id } });
  const decide = async (by: 'statementId' | 'noticeId', id: string | undefined, given: Given) => {
    const complaint = await db
      .selectFrom('complaint')
      .select('id')
      .where(by, '=', id ?? '')
      .executeTakeFirst();
    await secondOperator.call('decideComplaint', { params: { complaintId: complaint?.id }, given });
  };
  await decide('statementId', statement?.id, { outcome: 'rejected', block: null });
  await operator.call('unblockListing', { params: { listingId } });
  await operator.call('decideNotice', { params: { noticeId }, given: { outcome: 'rejected' } });
  const token = sealNoticeToken(noticeId ?? '', loadEnv().LINK_SECRET);
  secrets.set('link of a notice', token);
  await visitor.call('complainOfDecision', { params: { token }, given: { page: undefined } });
  await decide('noticeId', noticeId, { outcome: 'upheld', block: {} });
  await operator.call('unblockListing', { params: { listingId } });
  await operator.call('decideNotice', { params: { noticeId: secondId }, given: { outcome: 'block-listing' } });
  await operator.call('unblockListing', { params: { listingId } });
  const finding = await db
    .insertInto('finding')
    .values({ kind: 'text', listingId, facts: 'Test', detail: JSON.stringify({ words: ['bastlerfahrzeug'] }) })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'listingId', 'otherListingId']).doUpdateSet({ state: 'open', decidedAt: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await operator.call('dismissFinding', { params: { findingId: finding.id } });
  const restriction = await operator.call('restrictDealership', {
    params,
    given: { kind: 'no-new-listings', effectiveOn: inDays(40), atOnceBecause: null },
  });
  await owner.call('complainOfRestriction', { params: { ...params, restrictionId: restriction?.id } });
  await operator.call('liftRestriction', { params: { ...params, restrictionId: restriction?.id } });
  await operator.call('startActing', { params });
}

/** What the portal does with dealerships, people, catalogue and texts; the slug of a version of its catalogue. */
export async function runPortal(scene: Scene, { operator, visitor, tag }: Cast): Promise<string> {
  const { db } = scene;
  const { call } = operator;
  const request = await db
    .selectFrom('dealershipRequest')
    .select('id')
    .where('email', '=', visitor.email)
    .executeTakeFirst();
  await call('askRequester', { params: { requestId: request?.id } });
  // Once it is refused nobody is asked any more.
  await untilThere('the mail with a question to who asks to be let in', () =>
    db
      .selectFrom('mail')
      .select('id')
      .where('template', '=', 'request-question')
      .where('recipient', '=', visitor.email)
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  );
  await call('refuseRequest', { params: { requestId: request?.id } });
  const company = {
    legalForm: 'gmbh',
    postcode: '1010',
    vatId: undefined,
    companyRegisterNumber: '654321b',
    gisaNumber: '87654321',
  };
  const place = await db.selectFrom('city').select('id').where('postcode', '=', '1010').executeTakeFirstOrThrow();
  await call('createDealership', {
    given: {
      company,
      cityId: place.id,
      despiteMatches: true,
      owner: { email: `inhaberin-${tag}@example.at`, phone: '+43 1 2345678' },
    },
  });
  await call('announceAgreement', {
    given: {
      kind: 'terms',
      version: `2031-${tag.slice(-6)}`,
      validFrom: inDays(60 + randomInt(3_000)),
    },
  });
  await call('invitePortalPerson', { given: { email: `redaktion-${tag}@example.at` } });
  const make = await call('createMake', { given: { slug: `marke-${tag}`, country: null } });
  await call('changeMake', {
    params: { makeId: make?.id },
    given: { slug: `marke-${tag}`, country: null },
    ifMatch: make?.revision,
  });
  const years = { builtFrom: null, builtTo: null };
  const model = await call('createModel', { params: { makeId: make?.id }, given: { slug: `modell-${tag}`, ...years } });
  await call('changeModel', {
    params: { modelId: model?.id },
    given: { slug: `modell-${tag}`, ...years },
    ifMatch: model?.revision,
  });
  const generation = await call('createGeneration', { params: { modelId: model?.id }, given: years });
  await call('changeGeneration', {
    params: { generationId: generation?.id },
    given: years,
    ifMatch: generation?.revision,
  });
  const version = {
    ...{ generationId: null, drive: null, continuousPowerKw: null, combustionPowerKw: null, displacementCcm: null },
    ...{
      cylinders: null,
      batteryKwh: null,
      consumptionL: null,
      consumptionKwh: null,
      co2GPerKm: null,
      consumptionNorm: null,
    },
    ...{ rangeKm: null, kerbWeightKg: null, priceNewEur: null, doors: null, seats: null, ...years, nationalCode: null },
  };
  const made = await call('createVersion', { params: { modelId: model?.id }, given: version });
  await call('changeVersion', { params: { versionId: made?.id }, given: version, ifMatch: made?.revision });
  await call('addColloquialName', { given: { vehicle: 'volkswagen/golf' } });
  await call('mapValueForAll', { given: { format: 'kardan-json', column: 'farbe', value: 'red' } });
  await call('addCreditCondition', {
    given: {
      terms: { kind: 'credit', nominalInterestPercent: 4, processingFeeEur: 100 },
      validFrom: inDays(60 + randomInt(3_000)),
      source: { asOf: '2026-11-01', assumption: true },
    },
  });
  await buildDeadJob(db, 'purge-cache', { tags: ['home'] });
  await call('discardDeadJobs', { given: { name: 'purge-cache', id: undefined } });
  const newPlace = { postcode: '9999', slug: undefined, districtId: 901, latitude: 48, longitude: 16 };
  const city = await call('createCity', { given: newPlace });
  await call('updateCity', { params: { id: city?.id }, given: newPlace, ifMatch: city?.revision });
  return made?.slug;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
