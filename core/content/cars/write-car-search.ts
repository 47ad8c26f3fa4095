import type { CarsBlock } from '@kardan/contract/calls/content/blocks';
import { type Filter, type FilterKey, filters } from '@kardan/contract/filters';

/** A search as it stands at the head of a block of live cars; `readCarSearch` reads the same from it. What a text cannot say is left out. */
export function writeCarSearch(wanted: CarsBlock['filters']): string {
  return Object.entries(wanted)
    .flatMap(([key, value]) => {
      const written = value === undefined || value === null ? undefined : writeFilter(key as FilterKey, value);
      return written === undefined || written === '' ? [] : [`${key}=${quoted(written)}`];
    })
    .join(' ');
}

function writeFilter(key: FilterKey, value: unknown): string | undefined {
  const filter: Filter = filters[key];
  switch (filter.kind) {
    case 'options':
    case 'slugs':
    case 'vehicles':
    case 'features':
      return (value as string[]).join(',');
    case 'range':
    case 'months': {
      const { from = '', to = '' } = value as { from?: string | number; to?: string | number };
      return `${from}..${to}`;
    }
    case 'flag':
      return value === true ? 'true' : undefined;
    case 'amount':
    case 'text':
      return String(value);
    case 'place':
      return undefined;
  }
}

function quoted(text: string): string {
  return /\s/.test(text) ? `"${text.replaceAll('"', '')}"` : text;
}
