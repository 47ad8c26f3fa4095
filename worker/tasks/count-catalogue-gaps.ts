import { countUnmappedValues } from '@kardan/core/feeds/mappings/portal/count-unmapped-values';
import { countUnknownCodes } from '@kardan/core/vehicles/codes/count-unknown-codes';
import type { Task } from '../task.ts';

/** Counts values and codes that nobody understood, over all dealers. */
export const countCatalogueGapsTask: Task<'count-catalogue-gaps'> = {
  job: 'count-catalogue-gaps',
  async run(services) {
    const values = await countUnmappedValues(services);
    const codes = await countUnknownCodes(services);
    services.log.info({ values, codes }, 'gaps of the catalogue counted');
    return [];
  },
};
