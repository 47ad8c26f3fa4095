import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { FeedCar, FeedRow } from '../../feed-car.ts';
import { readRows } from '../read-rows.ts';
import { understandRow } from '../understand-row.ts';
import type { UnderstandingContext } from '../understanding-context.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { referenceVehicles } from './reference-vehicles.ts';

const vehicles = referenceVehicles();

/** What a feed knows: nothing yet, unless told. */
export function contextOf(format: FeedFormat, more: Partial<UnderstandingContext> = {}): UnderstandingContext {
  return { format, answers: {}, mappings: { find: () => undefined }, vehicles, ...more };
}

/** A file in one piece, or cut into pieces of so many bytes. */
export async function* pieces(file: Uint8Array, size = file.length): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += Math.max(1, size)) yield file.subarray(at, at + Math.max(1, size));
}

/** All lines of a file. */
export function rowsOf(format: FeedFormat, file: Uint8Array | string, size?: number): Promise<FeedRow[]> {
  return Array.fromAsync(readRows(format, pieces(Buffer.from(file as string), size)));
}

/** All cars of a file. */
export async function carsOf(
  format: FeedFormat,
  file: Uint8Array | string,
  more: Partial<UnderstandingContext> = {},
): Promise<FeedCar[]> {
  const context = contextOf(format, more);
  return (await rowsOf(format, file)).map((row) => understandRow(row, context));
}

/** Why a file cannot be read, or `read`. */
export async function outcomeOf(format: FeedFormat, file: Uint8Array | string, size?: number): Promise<string> {
  try {
    await rowsOf(format, file, size);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code;
    throw error;
  }
}
