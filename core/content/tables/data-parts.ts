import type { Language } from '@kardan/contract/values/identifiers';
import { apiCallsList, dealerCallsList } from './api-calls-list.ts';
import { libraryTable } from './library-table.ts';
import { rankingDetails, rankingParts } from './ranking-tables.ts';
import { storedDataList } from './stored-data-list.ts';
import { webhookTable } from './webhook-table.ts';

/** Parts of texts that the code itself tells, so that no text can say otherwise. */
export const dataParts = {
  'stored-data': storedDataList,
  'ranking-parts': rankingParts,
  'ranking-details': rankingDetails,
  libraries: libraryTable,
  'api-calls': apiCallsList,
  'dealer-calls': dealerCallsList,
  'webhook-events': webhookTable,
} satisfies Record<string, (language: Language) => string>;

export const dataPartNames = Object.keys(dataParts) as [keyof typeof dataParts, ...(keyof typeof dataParts)[]];
