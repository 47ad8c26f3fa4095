import { pipeline } from 'node:stream/promises';
import { problems } from '@kardan/contract/problem';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { Failure } from '../kernel/errors.ts';
import { openMedia } from '../media/media.ts';
import { eraseAccount } from '../operations/personal-data/erase-account.ts';
import { erasePerson } from '../operations/personal-data/erase-person.ts';
import { writeHeldData } from '../operations/personal-data/write-held-data.ts';
import { say } from './terminal.ts';

const usage = `pnpm personal-data export <e-mail>         all that is kept about a person, as JSON: every file of theirs in base64
pnpm personal-data erase <e-mail>          removes inquiries, search agents and requests, and the record of what we wrote back; notices
                                           stay without a name
pnpm personal-data erase-account <e-mail>  removes the account of a dealer; what they did stays on record without their name. Rights of
                                           the portal are taken first, and a dealership that is theirs alone handed over or closed`;

const [command, email, ...rest] = process.argv.slice(2);
const env = loadEnv();
const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 1 });
const media = openMedia(env);
try {
  const address = rest.length === 0 && email?.includes('@') ? email : undefined;
  if (address !== undefined && command === 'export') {
    await pipeline(writeHeldData({ db, media }, address), process.stdout, { end: false });
  } else {
    const answer = address === undefined ? undefined : await erase(address);
    if (answer === undefined) process.exitCode = 2;
    say(answer ?? usage);
  }
} finally {
  media.client.destroy();
  await db.destroy();
}

async function erase(address: string): Promise<string | undefined> {
  if (command === 'erase-account') return removeAccount(address);
  if (command !== 'erase') return undefined;
  const { inquiries, messages, mails, searchAgents, requests, notices } = await erasePerson(
    { db, media, env },
    address,
  );
  return `${inquiries} inquiries with their threads, ${messages} further messages, ${searchAgents} search agents, ${requests} requests for a dealership and the record of ${mails} mails removed, ${notices} notices without a name`;
}

/** What others need the account for is said as the application says it. */
async function removeAccount(address: string): Promise<string> {
  try {
    return (await eraseAccount({ db, media, env }, address)) ? 'the account is removed' : 'there is no such account';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.exitCode = 1;
    const names = error.issues.map(({ path }) => path.at(-1)).join(', ');
    return `${problems[error.code].en}${names && ` (${names})`}`;
  }
}
