import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { reasons } from '@kardan/core/moderation/testing/build-case';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { buildDeadJob } from '@kardan/core/testing/build-dead-job';
import { requestedCompany } from '../../../testing/dealership-request.ts';
import {
  car,
  dealership,
  draft,
  generation,
  group,
  make,
  model,
  numbered,
  openComplaint,
  openFinding,
  openNotice,
  openRequest,
  type PortalDesk,
  picture,
  portalPerson,
  proposedMapping,
  storedModel,
  suspension,
  text,
  version,
  waitingCompanyAccount,
} from './portal-desk.ts';

type InputOf<Name extends keyof Calls> = Parameters<Client<Calls>[Name]>[0];
type Acts = { [Name in keyof Calls]?: (desk: PortalDesk) => InputOf<Name> | Promise<InputOf<Name>> };

const today = viennaDay(Date.now());
const because = 'Das Gutachten betraf ein anderes Auto.';
let daysAhead = 30;
const condition = () => ({
  terms: { kind: 'credit' as const, nominalInterestPercent: 4.5, processingFeeEur: 0 },
  // One a day.
  validFrom: dayAfter(today, daysAhead++),
  source: { name: 'Hausbank', url: null, asOf: today, assumption: true },
});
const mapping = () => ({ format: 'kardan-csv', column: 'aufbau', raw: numbered('Kastl'), value: null }) as const;

/** What each call by which operators change something is made with, once whatever it is about has been built. */
export const acts: Acts = {
  askRequester: async (to) => ({
    params: await openRequest(to),
    body: { text: 'Bitte schicken Sie den Auszug aus dem Firmenbuch.' },
  }),
  approveRequest: async (to) => ({ params: await openRequest(to), body: {} }),
  refuseRequest: async (to) => ({
    params: await openRequest(to),
    body: { reasons: 'Das Gewerbe ist laut GISA erloschen.' },
  }),
  recheckVatNumber: async (to) => ({ params: await openRequest(to) }),
  createDealership: () => ({
    body: {
      company: requestedCompany({ name: numbered('Direkt') }),
      owner: { name: 'Eva', email: 'eva@direkt.example', phone: '+43 1 9876543', language: 'de-AT' },
      despiteMatches: true,
    },
  }),
  announceAgreement: () => ({
    body: {
      kind: 'terms',
      version: '2027-01',
      validFrom: dayAfter(today, 15),
      summary: 'Punkt 5 nennt jetzt die Fristen, in denen Sie Anfragen beantworten.',
    },
  }),
  startActing: async (to) => ({ params: await dealership(to), body: { reason: 'Telefonat mit der Chefin' } }),
  endActing: async (to) => {
    const params = await dealership(to);
    await to.operator.startActing({ params, body: { reason: 'Telefonat mit der Chefin' } });
    return { params };
  },
  setMaxCars: async (to) => ({ params: await dealership(to), body: { maxCars: 30_000 } }),
  createGroup: () => ({ body: { name: numbered('Gruppe') } }),
  renameGroup: async (to) => ({ params: await group(to), body: { name: numbered('Umbenannt') } }),
  removeGroup: async (to) => ({ params: await group(to) }),
  addToGroup: async (to) => ({ params: { ...(await group(to)), ...(await dealership(to)) } }),
  takeFromGroup: async (to) => {
    const params = { ...(await group(to)), ...(await dealership(to)) };
    await to.another.addToGroup({ params });
    return { params };
  },
  restrictDealership: async (to) => ({ params: await dealership(to), body: suspension }),
  liftRestriction: async (to) => {
    const params = await dealership(to);
    const { id } = await to.another.restrictDealership({ params, body: suspension });
    return { params: { ...params, restrictionId: id }, body: { because: 'Geklärt' } };
  },
  invitePortalPerson: () => ({ body: portalPerson() }),
  resendPortalInvitation: async ({ another }) => {
    const { accountId } = await another.invitePortalPerson({ body: portalPerson() });
    return { params: { accountId } };
  },
  takePortalRight: async ({ another }) => {
    const { accountId } = await another.invitePortalPerson({ body: portalPerson() });
    return { params: { accountId, right: 'editor' } };
  },

  blockListing: async (to) => ({ params: await car(to), body: reasons }),
  unblockListing: async (to) => {
    const params = await car(to);
    await to.another.blockListing({ params, body: reasons });
    return { params, body: { because } };
  },
  assignNotice: async (to) => ({ params: await openNotice(to), body: { to: 'me' } }),
  askDealer: async (to) => ({
    params: await openNotice(to),
    body: { question: 'Wie erklären Sie den Kilometerstand?' },
  }),
  decideNotice: async (to) => ({ params: await openNotice(to), body: { outcome: 'block-listing', ...reasons } }),
  decideComplaint: async (to) => ({
    params: await openComplaint(to),
    body: { outcome: 'rejected', answer: 'Die Stempel sind echt, die Werkstatt hat es bestätigt.' },
  }),
  dismissFinding: async (to) => ({ params: await openFinding(to), body: { why: 'Kommissionsgeschäft' } }),
  reopenFinding: async (to) => {
    const params = await openFinding(to);
    await to.another.dismissFinding({ params, body: {} });
    return { params };
  },

  createMake: () => ({ body: make() }),
  changeMake: async ({ another }) => {
    const { id, revision } = await another.createMake({ body: make() });
    return { params: { makeId: String(id) }, body: make(), ifMatch: revision };
  },
  createModel: async (to) => ({ params: await storedModel(to), body: model() }),
  changeModel: async (to) => {
    const { revision, ...params } = await storedModel(to);
    return { params, body: model(), ifMatch: revision };
  },
  mergeModel: async (to) => {
    const { revision, ...params } = await storedModel(to);
    const other = await to.another.createModel({ params, body: model() });
    return { params, body: { into: other.id }, ifMatch: revision };
  },
  createGeneration: async (to) => ({ params: await storedModel(to), body: generation }),
  changeGeneration: async (to) => {
    const { id, revision } = await to.another.createGeneration({ params: await storedModel(to), body: generation });
    return { params: { generationId: String(id) }, body: { ...generation, name: 'II' }, ifMatch: revision };
  },
  createVersion: async (to) => ({ params: await storedModel(to), body: version }),
  changeVersion: async (to) => {
    const { id, revision } = await to.another.createVersion({ params: await storedModel(to), body: version });
    return { params: { versionId: String(id) }, body: { ...version, doors: 3 }, ifMatch: revision };
  },
  addColloquialName: () => ({ body: { word: numbered('Prüfling'), vehicle: 'volkswagen/golf' } }),
  removeColloquialName: async ({ another }) => {
    const body = { word: numbered('Probierer'), vehicle: 'volkswagen/golf' };
    const { id } = await another.addColloquialName({ body });
    return { params: { nameId: String(id) } };
  },
  mapValueForAll: () => ({ body: mapping() }),
  removeDecidedMapping: async ({ another }) => {
    const { id } = await another.mapValueForAll({ body: mapping() });
    return { params: { mappingId: String(id) } };
  },
  decideMapping: async (to) => ({ params: await proposedMapping(to), body: { accept: true } }),
  recountGaps: () => undefined,

  createContent: () => {
    const { words, named } = text();
    return { body: { ...words, ...named } };
  },
  saveContent: async (to) => {
    const { words, ...named } = await draft(to);
    return { ...named, body: { ...words, bodyMarkdown: 'Ein Absatz, besser.' } };
  },
  releaseCompanyAccount: waitingCompanyAccount,
  removeContent: async (to) => {
    const { params, ifMatch } = await draft(to);
    return { params, ifMatch };
  },
  contentState: async (to) => {
    const { words: _, ...named } = await draft(to);
    return { ...named, body: { to: 'review' } };
  },
  restoreRevision: async (to) => {
    const { params, ifMatch } = await draft(to);
    return { params: { ...params, number: '1' }, ifMatch };
  },
  contentPreviewLink: async (to) => ({ params: (await draft(to)).params }),
  contentPresence: async (to) => ({ params: (await draft(to)).params, body: {} }),
  compareContent: async (to) => {
    const { params, words } = await draft(to);
    return { params, body: words };
  },
  uploadContentPicture: async () => ({ body: await picture() }),
  describeContentPicture: async ({ another }) => {
    const { name } = await another.uploadContentPicture({ body: await picture() });
    return { params: { name }, body: { alt: { 'de-AT': 'Kombi am See', en: 'Estate at a lake' }, credit: 'Eva' } };
  },
  removeContentPicture: async ({ another }) => {
    const { name } = await another.uploadContentPicture({ body: await picture() });
    return { params: { name } };
  },
  addRedirect: () => ({ body: { fromPath: `/alt/${numbered('x')}`, toPath: '/magazin' } }),
  removeRedirect: async ({ another }) => {
    const { id } = await another.addRedirect({ body: { fromPath: `/alt/${numbered('x')}`, toPath: '/magazin' } });
    return { params: { redirectId: String(id) } };
  },

  addCreditCondition: () => ({ body: condition() }),
  removeCreditCondition: async ({ another }) => {
    const { id } = await another.addCreditCondition({ body: condition() });
    return { params: { conditionId: String(id) } };
  },
  retryDeadJobs: async ({ running }) => {
    await buildDeadJob(running.database.db, 'index-listing', { listingId: 4711 });
    return { body: {} };
  },
  discardDeadJobs: async ({ running }) => {
    await buildDeadJob(running.database.db, 'index-listing', { listingId: 4711 });
    return { body: { name: 'index-listing', reason: 'Das Auto gibt es nicht mehr' } };
  },
  startOperation: () => ({ body: { kind: 'check-content' } }),
  cancelOperation: async ({ another, running }) => {
    // Of each kind one runs at a time.
    await running.database.db.deleteFrom('operationRun').execute();
    const { id } = await another.startOperation({ body: { kind: 'compare-listings' } });
    return { params: { runId: id } };
  },
  exportPersonalData: () => ({ body: { email: 'anna@example.at', confirmation: 'anna@example.at' } }),
  erasePersonalData: async ({ running }) => {
    const email = `${numbered('anna')}@example.at`;
    await buildAgent(running.database.db, { category: ['used'] }, { email });
    return { body: { email, confirmation: email } };
  },
};
