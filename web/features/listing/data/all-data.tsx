import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { loadFieldWords } from '#domain/listing/fields/load-field-words.ts';
import { texts } from '#lib/texts/texts.ts';
import { Part } from '../panel.tsx';
import { dataGroups } from './data-groups.ts';

/** All that is known of the car, in groups. */
export async function AllData({ listing }: { listing: ListingDetail }) {
  const [words, t] = await Promise.all([loadFieldWords(), texts('car')]);
  return (
    <Part id="daten" title={t('data.title')}>
      <div className="gap-x-10 md:columns-2">
        {dataGroups(listing, t, words).map(({ key, label, rows }) => (
          <section key={key} aria-labelledby={`daten-${key}`} className="mb-6 break-inside-avoid">
            <h3 id={`daten-${key}`} className="border-b border-line-strong pb-1.5 text-md">
              {label}
            </h3>
            <RowList rows={rows} />
          </section>
        ))}
      </div>
    </Part>
  );
}
