import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { showsConsumption } from '@kardan/contract/listing-field-rules';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import { consumptionFacts } from '../data/consumption.ts';

/**
 * Consumption and CO₂ beside the price of a new car, in the size of the price: the law wants them no less conspicuous
 * than the offer itself (Pkw-VIG), of day registrations and demonstration cars as well.
 */
export async function OfficialFigures({ listing }: { listing: ListingDetail }) {
  const facts = showsConsumption(listing) ? consumptionFacts(listing, await loadFieldWords()) : [];
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
