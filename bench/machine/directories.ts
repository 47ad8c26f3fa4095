import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
/** What is not kept under version control: the API's log, results of trial runs. */
export const cacheDirectory = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));
/** What the committed documentation shows. */
const documentationDirectory = fileURLToPath(new URL('../../docs/performance/', import.meta.url));

/** Where a run's page, charts and figures go. */
export function outputDirectory({ quick, out }: { quick: boolean; out: string | undefined }): string {
  return out ?? (quick ? cacheDirectory : documentationDirectory);
}
