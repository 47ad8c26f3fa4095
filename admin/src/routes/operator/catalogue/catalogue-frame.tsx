import type { ReactNode } from 'react';
import { type CatalogueTab, catalogueTabPath, catalogueTabs } from '#domain/portal/catalogue-pages.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  tab: CatalogueTab;
  actions?: ReactNode;
  children: ReactNode;
}

/** Head and tabs of the catalogue: each part has an address of its own. */
export function CatalogueFrame({ tab, actions, children }: Props) {
  const t = useTexts('portalCatalogue');
  return (
    <>
      <PageHead
        title={t('title')}
        tabTitle={`${t(`tab.${tab}`)}, ${t('title')}`}
        intro={t(`intro.${tab}`)}
        actions={actions}
      />
      <TabLinks
        label={t('tabs')}
        tabs={catalogueTabs.map((each) => ({
          href: catalogueTabPath(each),
          label: t(`tab.${each}`),
          current: each === tab,
        }))}
      />
      {children}
    </>
  );
}
