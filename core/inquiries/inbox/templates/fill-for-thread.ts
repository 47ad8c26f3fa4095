import type { DayPart } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Placeholder } from '@kardan/contract/values/inbox';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Actor } from '../../../accounts/actor.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { NotFound } from '../../../kernel/errors.ts';
import { mailCar } from '../../../mail/layout/mail-car.ts';
import type { ThreadPlace } from '../acts/change-thread.ts';
import { findInbox } from '../find-inbox.ts';
import { readThreadCar } from '../reading/read-thread-car.ts';
import { loadThreadFacts } from '../reading/thread-facts-store.ts';
import { hoursOn } from '../response-time/open-minutes.ts';
import { readTiming } from '../response-time/read-timing.ts';
import { type FilledPart, fillTemplate } from './fill-template.ts';
import { loadHouse, loadInspection } from './house-store.ts';
import { dayPartIn, dayWords, kilometresWords, monthWords } from './value-words.ts';

/** A template's text for a thread, in the buyer's language; what is not known is told as missing. */
export async function fillForThread(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  { dealershipId: dealership, threadId }: ThreadPlace,
  body: string,
): Promise<{ parts: FilledPart[]; missing: number }> {
  const dealershipId = await findInbox({ db }, actor, dealership, 'read');
  const inquiry = await loadThreadFacts(db, dealershipId, threadId);
  if (!inquiry) throw new NotFound('thread');
  const language = inquiry.language as Language;
  const values = {
    buyer: inquiry.senderName,
    ...(await carValues({ db, env }, dealershipId, inquiry.listingId, language)),
    ...(await houseValues(db, dealershipId, actor.accountId)),
    ...wishValues(inquiry.details as Wish, language),
  };
  const parts = fillTemplate(body, values);
  return { parts, missing: parts.filter(({ kind }) => kind === 'missing' || kind === 'unknown').length };
}

type Values = Partial<Record<Placeholder, string>>;

async function carValues(
  { db, env }: { db: Database; env: Env },
  dealershipId: number,
  listingId: number | null,
  language: Language,
): Promise<Values> {
  const stored = await readThreadCar(db, dealershipId, listingId);
  if (!stored) return {};
  const { title, price, url } = mailCar(env, stored.card, language);
  const { id, mileageKm, firstRegistration } = stored.card;
  const inspectionValidUntil = await loadInspection(db, id);
  return {
    car: title,
    price,
    link: url,
    mileage: kilometresWords(mileageKm, language),
    ...(firstRegistration && { firstRegistration: monthWords(firstRegistration) }),
    ...(inspectionValidUntil && { inspection: monthWords(inspectionValidUntil) }),
  };
}

async function houseValues(db: Database, dealershipId: number, accountId: number | null): Promise<Values> {
  const house = await loadHouse(db, dealershipId, accountId);
  if (!house) return {};
  const { name, street, postcode, city, phone, ownName } = house;
  const { times } = await readTiming(db, dealershipId);
  const today = hoursOn(times, viennaDay(Date.now())).map(
    ({ opens, closes }) => `${opens.slice(0, 5)}–${closes.slice(0, 5)}`,
  );
  return {
    dealership: name,
    address: `${street}, ${postcode} ${city}`,
    ...(phone && { phone }),
    ...(ownName && { ownName }),
    ...(today.length > 0 && { todaysHours: today.join(', ') }),
  };
}

interface Wish {
  date?: string;
  dayPart?: DayPart;
}

function wishValues({ date, dayPart }: Wish, language: Language): Values {
  if (!date) return {};
  const day = dayWords(date, language);
  return { desiredDate: dayPart ? `${day}, ${dayPartIn(dayPart, language)}` : day };
}
