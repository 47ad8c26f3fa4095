import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { useContext } from 'react';
import { dealershipPath, homePath } from '#domain/addresses.ts';
import { DealershipContext } from '#domain/dealership/current-dealership.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Texts } from '#texts/german.ts';

/** Stands at the address of a page that is settled but not built yet. */
export function PreparedPage({ name }: { name: keyof Texts['shell'] & PreparedName }) {
  const t = useTexts('shell');
  const dealership = useContext(DealershipContext);
  const title = t(name);
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        icon="hourglass"
        title={t('prepared.title', { page: title })}
        action={
          <LinkButton href={dealership ? dealershipPath(dealership.slug) : homePath}>
            {t(dealership ? 'prepared.back' : 'start')}
          </LinkButton>
        }
      >
        {t('prepared.text')}
      </EmptyState>
    </>
  );
}

/** Pages that later work builds. */
export type PreparedName = 'editor' | 'new-dealer' | 'operator';
