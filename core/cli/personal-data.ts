import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { openMedia } from '../media/media.ts';
import { eraseAccount } from '../operations/personal-data/erase-account.ts';
import { erasePerson } from '../operations/personal-data/erase-person.ts';
import { exportHeldData } from '../operations/personal-data/export-held-data.ts';
import { say } from './terminal.ts';

const usage = `pnpm personal-data export <e-mail>         a person's inquiries, search agents, notices, requests and account, as JSON
pnpm personal-data erase <e-mail>          removes inquiries, search agents and requests, and the record of what we wrote back; notices
                                           stay without a name
pnpm personal-data erase-account <e-mail>  removes the account of a dealer, operator or editor; what they did stays on record
                                           without their name`;

const [command, email, ...rest] = process.argv.slice(2);
const env = loadEnv();
const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 1 });
const media = openMedia(env);
try {
  const answer = rest.length > 0 || !email?.includes('@') ? undefined : await run(email);
  if (answer === undefined) process.exitCode = 2;
  say(answer ?? usage);
} finally {
  media.client.destroy();
  await db.destroy();
}

async function run(address: string): Promise<string | undefined> {
  if (command === 'export') return JSON.stringify(await exportHeldData({ db }, address), null, 2);
  if (command === 'erase-account') {
    return (await eraseAccount({ db, media, env }, address)) ? 'the account is removed' : 'there is no such account';
  }
  if (command !== 'erase') return undefined;
  const { inquiries, messages, mails, searchAgents, requests, notices } = await erasePerson(
    { db, media, env },
    address,
  );
  return `${inquiries} inquiries with their threads, ${messages} further messages, ${searchAgents} search agents, ${requests} requests for a dealership and the record of ${mails} mails removed, ${notices} notices without a name`;
}
