import type { Scene } from '../scene.ts';
import { useAccounts } from './accounts.ts';
import { answerByMail } from './answer-by-mail.ts';
import { type Cast, gather } from './cast.ts';
import { answerBuyers, describeDealership, offerCar } from './dealers.ts';
import { writeTexts } from './editors.ts';
import { causeLaterMails } from './later-mails.ts';
import { moderate, runPortal } from './operators.ts';
import { offerEveryKind } from './stock-of-every-kind.ts';
import { connectSystems } from './systems.ts';
import { visitorsWrite } from './visitors.ts';

export interface Written extends Cast {
  listingId: number;
  threadId: string;
  contentId: string;
  /** Of the model that operators have added. */
  version: string;
}

/** Everybody does everything once: visitors, a dealership, operators. */
export async function writeEverything(scene: Scene): Promise<Written> {
  const cast = await gather(scene);
  await describeDealership(scene, cast);
  const listingId = await offerCar(scene, cast);
  await visitorsWrite(scene, cast, listingId);
  const threadId = await answerBuyers(scene, cast);
  await answerByMail(scene, cast, threadId);
  await connectSystems(scene, cast);
  await moderate(scene, cast, listingId);
  const version = await runPortal(scene, cast);
  await causeLaterMails(scene, cast, listingId);
  const contentId = await writeTexts(scene, cast);
  await offerEveryKind(scene, cast, version);
  await useAccounts(scene, cast);
  return { ...cast, listingId, threadId, contentId, version };
}
