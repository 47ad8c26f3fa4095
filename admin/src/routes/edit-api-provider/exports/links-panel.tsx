import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { exportLinksQuery } from '#domain/dealership/exports.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { ToldOnce } from '#lib/page/told-once.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { LinkRow } from './link-row.tsx';

/** Addresses that others fetch the stock from. */
export function LinksPanel() {
  const t = useTexts('stockExport');
  const dealership = useDealership();
  const links = useQuery(exportLinksQuery(dealership.slug));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeLink>();
  const makeButton = isChangeable(dealership) && (
    <Button variant="accent" icon="plus" onClick={() => setMaking(true)}>
      {t('links.new')}
    </Button>
  );
  const isEmpty = links.data?.items.length === 0;
  return (
    <Panel title={t('links.title')} intro={t('links.intro')} actions={!isEmpty && makeButton}>
      <Loaded query={links} skeleton={<Skeleton className="h-32" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="link" headingLevel={3} title={t('links.empty')} action={makeButton}>
              {t('links.emptyText')}
            </EmptyState>
          ) : (
            <ul aria-label={t('links.list')}>
              {items.map((link) => (
                <LinkRow key={link.id} link={link} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && links.data && (
        <LinkDialog
          google={links.data.google}
          onClose={() => setMaking(false)}
          onMade={(link) => {
            setMaking(false);
            setMade(link);
          }}
        />
      )}
      {made && (
        <ToldOnce
          title={t('secret.title', { name: made.link.name })}
          name={t('secret.name')}
          secret={made.address}
          onDone={() => setMade(undefined)}
        />
      )}
    </Panel>
  );
}
