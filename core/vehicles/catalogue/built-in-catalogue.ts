import type { Database } from '../../db/database.ts';
import { loadGenerations, loadVersionOfCode, loadVersions } from '../version-store.ts';
import type { CatalogueProvider } from './catalogue-provider.ts';

/** The catalogue that comes with the product: a model has at most some 270 versions. */
export function builtInCatalogue({ db }: { db: Database }): CatalogueProvider {
  return {
    name: 'built-in',
    async readModel(modelId) {
      const [generations, versions] = await Promise.all([loadGenerations(db, modelId), loadVersions(db, modelId)]);
      return { generations, versions };
    },
    findByNationalCode: (code) => loadVersionOfCode(db, code),
  };
}
