import type { ListingFieldKeyOfKind } from '@kardan/contract/listing-fields';

/** A field whose value is a word of a closed list. */
export type OptionField = ListingFieldKeyOfKind<'options'>;
