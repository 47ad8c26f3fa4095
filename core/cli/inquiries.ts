import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { eraseInquiries } from '../inquiries/erase-inquiries.ts';
import { exportInquiries } from '../inquiries/export-inquiries.ts';
import { say } from './terminal.ts';

const usage = `pnpm inquiries export <e-mail>  what somebody wrote through our forms, as JSON
pnpm inquiries erase <e-mail>   removes it, and the record of what we wrote back`;

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
  if (command === 'export') return JSON.stringify(await exportInquiries({ db }, address), null, 2);
  if (command !== 'erase') return undefined;
  const { inquiries, mails } = await eraseInquiries({ db }, address);
  return `${inquiries} inquiries and the record of ${mails} mails removed`;
}
