import type { CatalogueProviderName } from '@kardan/contract/values/catalogue';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { builtInCatalogue } from './built-in-catalogue.ts';
import type { CatalogueProvider } from './catalogue-provider.ts';

export interface CatalogueServices {
  db: Database;
  env: Pick<Env, 'CATALOGUE_PROVIDER'>;
}

const providers: Record<CatalogueProviderName, (services: CatalogueServices) => CatalogueProvider> = {
  'built-in': builtInCatalogue,
};

/** The catalogue that the operator has configured. */
export function catalogueOf(services: CatalogueServices): CatalogueProvider {
  return providers[services.env.CATALOGUE_PROVIDER](services);
}
