import type { IndexSettings } from '../machine/engine-control.ts';
import type { PreparedRequest } from '../requests/prepare-loads.ts';
import type { IndexCopy } from './index-copy.ts';

/** Another way to ask the same: a name and how the text of the multi-search is made from a request. */
export interface Variant {
  name: string;
  /** One line for the table. */
  says: string;
  body: (prepared: PreparedRequest) => string;
  /** Index settings while this variant is measured. */
  settings?: IndexSettings;
  /** Asks an index of its own instead of the live one. */
  copy?: IndexCopy;
  /** Parameters of the call. */
  parameters?: string;
}
