import { viennaDay } from '@kardan/contract/values/vienna-day';
import { checkTextFile } from '../content/seed/check-text-file.ts';
import { readTextFiles } from '../content/seed/read-text-files.ts';
import { listPictureFiles } from '../content/seed/seed-pictures.ts';
import { ContentFault } from '../content/text/content-fault.ts';
import { say } from './terminal.ts';

/** `pnpm content:check`: reads the texts of the repository as seeding does, and says what is wrong. Needs no service. */
const pictures = new Map(
  (await listPictureFiles()).map(({ name }) => [name, { hash: '', widthPx: 960, heightPx: 640 }]),
);
const faults: string[] = [];
const noting = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return faults.push(error.message);
  }
};
const files = await readTextFiles();
for (const file of files) noting(() => checkTextFile(file, { today: viennaDay(Date.now()), pictures }));
for (const fault of faults) say(fault);
say(`${files.length} texts, ${faults.length} with a fault`);
process.exitCode = faults.length > 0 ? 1 : 0;
