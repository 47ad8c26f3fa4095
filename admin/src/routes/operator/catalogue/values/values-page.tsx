import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { proposedMappingsQuery } from '#domain/portal/catalogue.ts';
import { catalogueTabPath } from '#domain/portal/catalogue-pages.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { CatalogueFrame } from '../catalogue-frame.tsx';
import { DecidedMappings } from './decided-mappings.tsx';
import { ProposedMappings } from './proposed-mappings.tsx';
import { UnmappedValues } from './unmapped-values.tsx';

const views = ['open', 'proposed', 'decided'] as const;

/** What values of dealers' files mean for everybody: what is open, what dealers propose, what was decided. */
export default function ValuesPage() {
  const t = useTexts('portalCatalogue');
  const { view = 'open' } = useSearch({ strict: false }) as { view?: (typeof views)[number] };
  const proposed = useQuery(proposedMappingsQuery);
  const count = proposed.data?.items.length ?? 0;
  return (
    <CatalogueFrame tab="values">
      <div className="mb-4">
        <Segmented
          label={t('value.views')}
          segments={views.map((each) => ({
            href: each === 'open' ? catalogueTabPath('values') : `${catalogueTabPath('values')}?view=${each}`,
            label: each === 'proposed' && count > 0 ? `${t('value.proposed')} ${count}` : t(`value.${each}`),
            current: each === view,
          }))}
        />
      </div>
      {view === 'open' && <UnmappedValues />}
      {view === 'proposed' && (
        <Loaded query={proposed} skeleton={<Skeleton className="h-64" />}>
          {({ items }) => <ProposedMappings items={items} />}
        </Loaded>
      )}
      {view === 'decided' && <DecidedMappings />}
    </CatalogueFrame>
  );
}
