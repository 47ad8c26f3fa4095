import type { CarBlockPreview } from '@kardan/contract/calls/operator/content-tools';
import { searchFilters, searchRequest } from '@kardan/contract/calls/search/search';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { searchListings } from '../../search/search-listings.ts';
import { understandSearch } from '../../search/understand/understand-search.ts';
import { ContentFault } from '../text/content-fault.ts';
import { readCarSearch } from '../text/read-car-search.ts';
import { readOptions } from '../text/read-options.ts';
import { writeCarSearch } from './write-car-search.ts';

interface Services {
  db: Database;
  search: SearchEngine;
}

interface Asked {
  text?: string | undefined;
  options?: string | undefined;
}

const shownCars = 3;

/** Cars that a block would show now, by a sentence or by the options of the block, and how the block says it. */
export async function previewCarBlock(services: Services, actor: Actor, asked: Asked): Promise<CarBlockPreview> {
  requireEditor(actor);
  const { options, notUnderstood } =
    asked.options === undefined
      ? await optionsOf(services, asked.text ?? '')
      : { options: asked.options, notUnderstood: '' };
  const { filters, sort } = readBlock(options);
  const request = searchRequest.parse({ ...filters, sort, limit: shownCars });
  const { total, items } = await searchListings(services, request);
  const cars = items.slice(0, shownCars).map(({ distanceKm: _distance, ...card }) => card);
  return { options, total, cars, notUnderstood };
}

/** What the sentence box understands; words that it does not, and places, are left out and told. */
async function optionsOf(services: Services, text: string) {
  if (text === '') return { options: '', notUnderstood: '' };
  const { filters, rest } = await understandSearch(services, { text });
  const { text: _words, ...understood } = filters;
  return { options: writeCarSearch(searchFilters.parse(understood)), notUnderstood: rest };
}

function readBlock(options: string) {
  try {
    return readCarSearch(readOptions(options, 'cars'), '…');
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    const issue = { in: 'query' as const, path: ['options'], code: 'content-fault', message: error.message };
    throw new InvalidRequest([issue]);
  }
}
