import type { Database } from '../../db/database.ts';
import type { Media } from '../../media/media.ts';
import { exportHeldData } from './export-held-data.ts';

/** All that is kept about a person as a JSON text, piece by piece: every file of theirs, however many, and never more than one at a time. */
export async function* writeHeldData(services: { db: Database; media: Media }, email: string): AsyncGenerator<string> {
  const { held, files } = await exportHeldData(services, email, { maxFileBytes: Number.POSITIVE_INFINITY });
  const withoutEnd = JSON.stringify(held, null, 2).slice(0, -'\n}'.length);
  yield `${withoutEnd},\n  "files": [`;
  let separator = '\n';
  for await (const file of files) {
    yield `${separator}    ${JSON.stringify(file)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}
