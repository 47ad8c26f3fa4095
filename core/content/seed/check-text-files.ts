import { viennaDay } from '@kardan/contract/values/vienna-day';
import { ContentFault } from '../text/content-fault.ts';
import { checkTextFile } from './check-text-file.ts';
import { readTextFiles } from './read-text-files.ts';
import { listPictureFiles } from './seed-pictures.ts';

/** Reads the texts of the repository as seeding does; tells how many there are and what is wrong with them. */
export async function checkTextFiles(
  onChecked: (done: number, total: number) => void = () => {},
): Promise<{ texts: number; faults: string[] }> {
  const pictures = new Map(
    (await listPictureFiles()).map(({ name }) => [name, { hash: '', widthPx: 960, heightPx: 640 }]),
  );
  const today = viennaDay(Date.now());
  const files = await readTextFiles();
  const faults: string[] = [];
  for (const [done, file] of files.entries()) {
    onChecked(done, files.length);
    try {
      checkTextFile(file, { today, pictures });
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      faults.push(error.message);
    }
  }
  return { texts: files.length, faults };
}
