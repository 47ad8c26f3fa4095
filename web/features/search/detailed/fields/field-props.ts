import type { FilterKey } from '@kardan/contract/filters';
import type { DetailedWords } from '../detailed-words.ts';

/** What every input is made from. */
export interface FieldProps {
  filterKey: FilterKey;
  /** The page's filters as parameters: what its form would send unchanged. */
  filled: URLSearchParams;
  words: DetailedWords;
  /** The postcode given does not exist. */
  unknownPostcode?: boolean;
}
