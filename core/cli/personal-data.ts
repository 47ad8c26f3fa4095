import { eraseAccountOf, exportAccountOf } from '../accounts/portal/personal-account.ts';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { eraseInquiries } from '../inquiries/erase-inquiries.ts';
import { exportInquiries } from '../inquiries/export-inquiries.ts';
import { openMedia } from '../media/media.ts';
import { eraseReporter } from '../notices/erase-reporter.ts';
import { exportNotices } from '../notices/export-notices.ts';
import { eraseAgentsOf } from '../search-agents/agents/erase-agents-of.ts';
import { exportAgentsOf } from '../search-agents/agents/export-agents-of.ts';
import { say } from './terminal.ts';

const usage = `pnpm personal-data export <e-mail>         a person's inquiries, search agents, notices and account, as JSON
pnpm personal-data erase <e-mail>          removes inquiries and search agents, and the record of what we wrote back; notices
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
  if (command === 'export') {
    const held = {
      ...(await exportInquiries({ db }, address)),
      searchAgents: await exportAgentsOf({ db }, address),
      notices: await exportNotices({ db }, address),
      account: await exportAccountOf({ db }, address),
    };
    return JSON.stringify(held, null, 2);
  }
  if (command === 'erase-account') {
    return (await eraseAccountOf({ db }, address)) ? 'the account is removed' : 'there is no such account';
  }
  if (command !== 'erase') return undefined;
  const agents = await eraseAgentsOf({ db }, address);
  const notices = await eraseReporter({ db }, address);
  const { inquiries, messages, mails } = await eraseInquiries({ db, media }, address);
  return `${inquiries} inquiries with their threads, ${messages} further messages, ${agents} search agents and the record of ${mails} mails removed, ${notices} notices without a name`;
}
