import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { linkTokenHash } from '@kardan/core/media/upload-links/manage-upload-link';
import { sealNoticeToken } from '@kardan/core/moderation/notices/own/notice-token';
import { codeOf } from '@kardan/core/search-agents/codes/code-rules';
import { sealAgentToken } from '@kardan/core/search-agents/links/agent-token';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { sealReportToken } from '@kardan/core/statistics/reports/monthly/report-links';
import { buildAccount } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { buildProof } from '@kardan/core/testing/build-proof';
import { openDesk, openNotice } from '../../routes/operator/testing/portal-desk.ts';
import { requestBody } from '../dealership-request.ts';
import { buildVisitor } from '../inquiries.ts';
import { buildForm, rotatingVisitor } from '../search-agents.ts';
import type { TestApp } from '../test-app.ts';
import { operatorRights, staffRights } from '../test-tokens.ts';
import type { CallMakers } from './made-call.ts';

const message = 'Ist der Wagen noch zu haben?';
const street = { company: 'Autowelt', street: 'Mürzgasse 4', postcode: '8680', city: 'Mürzzuschlag' };
const phone = '+43 3852 12345';

async function car({ database: { db } }: TestApp): Promise<{ listingId: number; dealershipId: number }> {
  const { id: listingId, dealershipId } = await buildListing(db);
  return { listingId, dealershipId };
}

async function agentOf({ services: { db, env } }: TestApp) {
  const { id } = await buildAgent(db, { vehicles: ['volkswagen/golf'] }, { email: buildVisitor().email });
  return { params: { token: sealAgentToken(id, env.LINK_SECRET) } };
}

async function newAgent(running: TestApp) {
  const { id } = await rotatingVisitor(running).createSearchAgent({ body: buildForm() });
  const { id: codeId } = await running.database.db
    .selectFrom('searchAgentCode')
    .select('id')
    .where('searchAgentId', '=', id)
    .executeTakeFirstOrThrow();
  return { params: { id }, code: codeOf(codeId, running.services.env.LINK_SECRET) };
}

async function phoneLink(running: TestApp): Promise<string> {
  const { db } = running.database;
  const { listingId, dealershipId } = await car(running);
  const { id: accountId } = await buildAccount(db, staffRights(dealershipId));
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + 600_000);
  await db
    .insertInto('uploadLink')
    .values({ tokenHash: linkTokenHash(token), listingId, dealershipId, accountId, expiresAt })
    .execute();
  return token;
}

let count = 0;
function city() {
  count += 1;
  return { postcode: '8999', name: `Bruchdorf ${count}`, districtId: 601, latitude: 47.1, longitude: 15.4 };
}

/** Of visitors, who sign in nowhere, and the few of operators that are not theirs alone. */
export const visitorChanges: CallMakers = {
  mailListing: async (running) => {
    const { listingId } = await car(running);
    return { input: { body: { subject: 'question', listingId, ...buildVisitor(), message } } };
  },
  mailDealership: async (running) => {
    const { dealershipId } = await car(running);
    return { input: { body: { dealershipId, ...buildVisitor(), message } } };
  },
  mailDealershipAdmin: async (running) => {
    const { dealershipId } = await car(running);
    const body = { dealershipId: String(dealershipId), topic: 'listings', message } as const;
    return { input: { body }, token: await running.tokenWith(staffRights(dealershipId)) };
  },
  mailDealershipRegisterRequest: async () => ({ input: { body: { ...street, phone, ...buildVisitor() } } }),
  mailBannerAd: async () => ({ input: { body: { company: 'Autowelt', format: 'home', ...buildVisitor() } } }),
  mailOperator: async () => ({ input: { body: { topic: 'buying', ...buildVisitor(), message } } }),
  mailFinance: async (running) => {
    const { listingId } = await car(running);
    const body = { to: { kind: 'dealership', listingId }, wish: 'credit', ...buildVisitor() } as const;
    return { input: { body } };
  },
  mailProximityDealership: async (running) => {
    const { listingId } = await car(running);
    return { input: { body: { listingId, postcode: '1010', ...buildVisitor() } } };
  },
  mailProximityDealershipSearch: async (running) => {
    await car(running);
    const body = { filters: { priceEur: { to: 20_000 } }, postcode: '1010', ...buildVisitor(), message };
    return { input: { body } };
  },
  requestDealership: async () => ({
    input: { body: requestBody({ company: { name: `Autowelt ${randomUUID()}` } }) },
  }),
  reportListing: async (running) => {
    const { listingId } = await car(running);
    const explanation = 'Der Händler verlangt eine Anzahlung auf ein Konto im Ausland.';
    return { input: { body: { listingId, reason: 'fraud', explanation, goodFaith: true, proof: buildProof() } } };
  },
  complainOfDecision: async (running) => {
    const desk = await openDesk(running);
    const { noticeId } = await openNotice(desk);
    const reason = 'Die Angaben stimmen mit dem Serviceheft überein.';
    await desk.another.decideNotice({ params: { noticeId }, body: { outcome: 'rejected', reason } });
    const params = { token: sealNoticeToken(noticeId, running.services.env.LINK_SECRET) };
    return { input: { params, body: { text: 'Das Serviceheft, das der Händler zeigt, ist gefälscht.' } } };
  },
  reportStatistics: async (running) => {
    const { listingId } = await car(running);
    return { input: { body: { batchId: randomUUID(), events: [{ kind: 'view', listingId }] } } };
  },
  unsubscribeMonthlyReport: async ({ services: { db, env } }) => {
    const { id } = await buildAccount(db);
    const params = { token: sealReportToken(id, env.LINK_SECRET) };
    return { input: { params, body: { 'List-Unsubscribe': 'One-Click' } } };
  },

  createSearchAgent: async () => ({ input: { body: buildForm() } }),
  resendSearchAgentCode: async (running) => {
    const { params } = await newAgent(running);
    // As a visitor who has waited for the mail.
    await running.database.db
      .updateTable('searchAgentCode')
      .set({ createdAt: new Date(Date.now() - 600_000) })
      .where('searchAgentId', '=', params.id)
      .execute();
    return { input: { params } };
  },
  verifySearchAgent: async (running) => {
    const { params, code } = await newAgent(running);
    return { input: { params, body: { code } } };
  },
  changeSearchAgentFilters: async (running) => ({
    input: { ...(await agentOf(running)), body: { filters: { vehicles: ['volkswagen/passat'] } } },
  }),
  takeOverSearch: async (running) => ({
    input: { ...(await agentOf(running)), body: { filters: '{"vehicles":["volkswagen/passat"]}' } },
  }),
  changeSearchAgentSettings: async (running) => ({
    input: { ...(await agentOf(running)), body: { events: ['new-car'], frequency: 'weekly' } },
  }),
  pauseSearchAgent: async (running) => ({ input: { ...(await agentOf(running)), body: {} } }),
  resumeSearchAgent: async (running) => {
    const paused = await agentOf(running);
    await running.visitor.pauseSearchAgent({ ...paused, body: {} });
    return { input: { ...paused, body: {} } };
  },
  unsubscribeSearchAgent: async (running) => ({
    input: { ...(await agentOf(running)), body: { 'List-Unsubscribe': 'One-Click' } },
  }),
  deleteSearchAgent: async (running) => ({ input: await agentOf(running) }),

  linkedCar: async (running) => ({ input: { body: { token: await phoneLink(running) } } }),
  uploadByLink: async (running) => {
    const form = new FormData();
    form.set('token', await phoneLink(running));
    const picture = await photo(900, 600).jpeg().toBuffer();
    form.set('key', createHash('sha256').update(picture).digest('hex'));
    form.set('image', new Blob([new Uint8Array(picture)]), 'kombi.jpg');
    return { input: { body: form } };
  },

  activateDealership: async (running) => {
    const { id } = await buildDealership(running.database.db, { state: 'requested' });
    return { input: { params: { dealershipId: String(id) } }, token: await running.tokenWith(operatorRights) };
  },
  createCity: async (running) => ({ input: { body: city() }, token: await running.tokenWith(operatorRights) }),
  updateCity: async (running) => {
    const { id } = await running.operator.createCity({ body: city() });
    const input = { params: { id: String(id) }, body: city(), ifMatch: 1 };
    return { input, token: await running.tokenWith(operatorRights) };
  },
  deleteCity: async (running) => {
    const { id } = await running.operator.createCity({ body: city() });
    return { input: { params: { id: String(id) } }, token: await running.tokenWith(operatorRights) };
  },
};
