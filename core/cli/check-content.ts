import { checkTextFiles } from '../content/seed/check-text-files.ts';
import { say } from './terminal.ts';

/** `pnpm content:check`: reads the texts of the repository as seeding does, and says what is wrong. Needs no service. */
const { texts, faults } = await checkTextFiles();
for (const fault of faults) say(fault);
say(`${texts} texts, ${faults.length} with a fault`);
process.exitCode = faults.length > 0 ? 1 : 0;
