import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { eraseInquiries } from '../inquiries/erase-inquiries.ts';
import { exportInquiries } from '../inquiries/export-inquiries.ts';
import { eraseReporter } from '../notices/erase-reporter.ts';
import { exportNotices } from '../notices/export-notices.ts';
import { eraseAgentsOf } from '../search-agents/agents/erase-agents-of.ts';
import { exportAgentsOf } from '../search-agents/agents/export-agents-of.ts';
import { say } from './terminal.ts';

const usage = `pnpm personal-data export <e-mail>  a visitor's inquiries, search agents and notices, as JSON
pnpm personal-data erase <e-mail>   removes them, and the record of what we wrote back; notices stay without a name`;

const [command, email, ...rest] = process.argv.slice(2);
const db = openDatabase({ ...loadEnv(), DATABASE_POOL_SIZE: 1 });
try {
  const answer = rest.length > 0 || !email?.includes('@') ? undefined : await run(email);
  if (answer === undefined) process.exitCode = 2;
  say(answer ?? usage);
} finally {
  await db.destroy();
}

async function run(address: string): Promise<string | undefined> {
  if (command === 'export') {
    const held = {
      inquiries: await exportInquiries({ db }, address),
      searchAgents: await exportAgentsOf({ db }, address),
      notices: await exportNotices({ db }, address),
    };
    return JSON.stringify(held, null, 2);
  }
  if (command !== 'erase') return undefined;
  const agents = await eraseAgentsOf({ db }, address);
  const notices = await eraseReporter({ db }, address);
  const { inquiries, mails } = await eraseInquiries({ db }, address);
  return `${inquiries} inquiries, ${agents} search agents and the record of ${mails} mails removed, ${notices} notices without a name`;
}
