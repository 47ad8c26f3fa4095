import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { VehicleIndex } from './vehicle-index.ts';

/** What a feed knows beside its file. */
export interface UnderstandingContext {
  format: FeedFormat;
  /** By key of the format's questions. */
  answers: Readonly<Record<string, string>>;
  mappings: ValueMappings;
  vehicles: VehicleIndex;
}

/**
 * What people have decided that a value means. Of a closed list it is its word (`estate`), of equipment its key, of a make its
 * slug, of a model `make/model`; `leave-out` says that it means nothing to us.
 */
export interface ValueMappings {
  find(column: string, raw: string): string | undefined;
}

export const leaveOut = 'leave-out';
