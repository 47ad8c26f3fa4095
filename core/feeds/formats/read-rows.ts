import type { FeedFormat } from '@kardan/contract/values/feeds';
import type { FeedRow } from '../feed-car.ts';
import { readCsv } from './reading/read-csv.ts';
import { readJson } from './reading/read-json.ts';
import { readWorkbook } from './reading/read-workbook.ts';

/**
 * The lines of a file as they come, whatever its size; a workbook as a whole, within bounds. Throws `UnreadableFile` where the
 * file is none of its format, and at its end if it was cut off: what came before is no whole stock.
 */
export function readRows(format: FeedFormat, file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  switch (format) {
    case 'kardan-csv':
    case 'mobile-csv':
      return readCsv(format, file);
    case 'kardan-xlsx':
      return readWorkbook(format, file);
    case 'kardan-json':
    case 'autoscout-json':
      return readJson(file);
  }
}
