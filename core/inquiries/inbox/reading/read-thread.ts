import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { noteLook } from '../../../accounts/acting/note-look.ts';
import type { Actor } from '../../../accounts/actor.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { mailCar } from '../../../mail/layout/mail-car.ts';
import { inquiryMonths } from '../../forget-inquiries.ts';
import { inquiryHeading } from '../../mails/inquiry-words.ts';
import { searchFacts } from '../../mails/search-facts.ts';
import { wishFacts } from '../../mails/wish-facts.ts';
import { findInbox } from '../find-inbox.ts';
import { isOpenAt } from '../response-time/open-minutes.ts';
import { readTiming } from '../response-time/read-timing.ts';
import { loadActs, loadMessages, loadNotes } from './entry-store.ts';
import { presentEntries } from './present-entries.ts';
import { presentRow } from './present-row.ts';
import { readThreadCar } from './read-thread-car.ts';
import { loadCarFacts, loadOtherThreads, loadThreadFacts } from './thread-facts-store.ts';
import { loadThread } from './thread-list-store.ts';

/** A thread as a whole, for those who work for its dealership; another's does not exist. */
export async function readThread(
  services: { db: Database; env: Env },
  actor: Actor,
  { dealershipId: dealership, threadId }: { dealershipId: string; threadId: string },
): Promise<WholeThread> {
  const { db } = services;
  const dealershipId = await findInbox(services, actor, dealership, 'read');
  const inquiry = await loadThreadFacts(db, dealershipId, threadId);
  const now = new Date();
  const row = inquiry && (await loadThread(db, threadId, now));
  if (!inquiry || !row) throw new NotFound('thread');
  await noteLook(services, actor, dealershipId, { action: 'inquiry.looked-at', objectId: threadId });
  const [timing, messages, notes, acts, others, wanted, car] = await Promise.all([
    readTiming(db, dealershipId),
    loadMessages(db, threadId),
    loadNotes(db, threadId),
    loadActs(db, threadId),
    loadOtherThreads(db, dealershipId, { threadId, email: inquiry.senderEmail }),
    searchFacts(services, inquiry),
    readCar(services, dealershipId, inquiry.listingId),
  ]);
  const shown = presentRow(row, timing, now);
  return {
    ...shown,
    buyer: { name: inquiry.senderName, email: inquiry.senderEmail, phone: inquiry.senderPhone },
    wishes: [...wanted, ...wishFacts(inquiry)].map(({ label, value }) => ({ label, value })),
    car: shown.car && car ? { ...shown.car, ...car } : null,
    entries: presentEntries({ inquiry, messages, notes, acts }),
    otherThreads: others.map(({ id, carTitle, at, state }) => ({
      id,
      title: carTitle ?? inquiryHeading({ kind: 'dealership', subject: null }),
      at: at.toISOString(),
      state,
    })),
    targetMinutes: timing.reaction.targetMinutes,
    isOpenNow: isOpenAt(timing.times, now),
    firstAnswerAt: inquiry.firstAnswerAt?.toISOString() ?? null,
    firstAnswerMinutes: inquiry.firstAnswerMinutes,
    lostNote: inquiry.lostNote,
    keptUntil: lastDayOf(inquiry.createdAt),
  };
}

async function readCar(services: { db: Database; env: Env }, dealershipId: number, listingId: number | null) {
  const stored = await readThreadCar(services.db, dealershipId, listingId);
  if (!stored) return undefined;
  const { card, state, isOwn } = stored;
  return {
    isOwn,
    state,
    facts: mailCar(services.env, card, 'de-AT').facts,
    priceEur: card.priceEur,
    priceRating: card.priceRating,
    ...(await loadCarFacts(services.db, dealershipId, card.id)),
  };
}

function lastDayOf(createdAt: Date): string {
  const last = new Date(createdAt);
  last.setUTCMonth(last.getUTCMonth() + inquiryMonths);
  return viennaDay(last);
}
