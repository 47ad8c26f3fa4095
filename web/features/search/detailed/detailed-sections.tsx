import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { DetailedWords } from './detailed-words.ts';
import { Section } from './section.tsx';
import { activeCounts, detailedSections } from './sections.ts';

interface Props {
  filters: SearchFilters;
  /** The same as parameters, with a town that was typed in place of a postcode. */
  filled: URLSearchParams;
  words: DetailedWords;
  unknownPostcode?: boolean;
}

/** How many stand open on a phone before anything is chosen. */
const openAtFirst = 3;

/** Every filter of the catalogue, filled in. */
export function DetailedSections({ filters, ...fields }: Props) {
  const active = activeCounts(filters);
  return detailedSections.map((section, index) => (
    <Section
      key={section.name}
      section={section}
      active={active[section.name] ?? 0}
      open={index < openAtFirst}
      {...fields}
    />
  ));
}
