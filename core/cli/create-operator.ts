import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createPortalAccount } from '../accounts/portal/create-portal-account.ts';
import { openDatabase } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { say } from './terminal.ts';

const usage = `pnpm operator:create <e-mail> <name>            gives an operator's rights; prints the link to accept by
pnpm operator:create --editor <e-mail> <name>   gives an editor's instead`;

const { values, positionals } = parseArgs({ options: { editor: { type: 'boolean' } }, allowPositionals: true });
const person = z
  .tuple([z.email(), z.string().trim().min(1).max(100)])
  .safeParse([positionals[0], positionals.slice(1).join(' ')]);
if (!person.success) {
  say(usage);
  process.exitCode = 2;
} else {
  const env = loadEnv();
  const db = openDatabase({ ...env, DATABASE_POOL_SIZE: 1 });
  try {
    const [email, displayName] = person.data;
    const right = values.editor ? 'editor' : 'operator';
    const { invitation } = await createPortalAccount({ db, env }, { email, displayName, right });
    say(
      invitation ? `${email} accepts here, within 7 days, once:\n${invitation}` : `${email} is ${right} from now on.`,
    );
  } finally {
    await db.destroy();
  }
}
