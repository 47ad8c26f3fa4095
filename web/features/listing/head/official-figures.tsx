import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import { consumptionFacts } from '../data/consumption.ts';

/**
 * Consumption and CO₂ beside the price of a new car, in the size of the price: the law wants them no less conspicuous
 * than the offer itself (Pkw-VIG). Cars that were registered for a day or a year are treated likewise.
 */
export async function OfficialFigures({ listing }: { listing: ListingDetail }) {
  const isNew = listing.category === 'new' || listing.category === 'one-year';
  const facts = isNew ? consumptionFacts(listing, await loadFieldWords()) : [];
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3.5">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs text-text-2">{label}</dt>
          <dd className="wide text-xl leading-tight font-[660] whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
