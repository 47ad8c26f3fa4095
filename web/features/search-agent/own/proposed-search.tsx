import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { isNarrowSearch } from '@kardan/contract/values/search-agent';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { ReactNode } from 'react';
import { texts } from '#lib/texts/texts.ts';
import { OwnForm } from './own-form.tsx';

interface Props {
  token: string;
  filters: SearchFilters;
  /** The filters in words, each with the way to this page without it. */
  chips: ReactNode;
  /** The postcode that was asked for and does not exist. */
  unknownPostcode: string | undefined;
  /** This page without a proposal. */
  ownHref: string;
}

/** Offers a search to the agent whose page this is. */
export async function ProposedSearch({ token, filters, chips, unknownPostcode, ownHref }: Props) {
  const t = await texts('search-agent');
  const isNarrow = isNarrowSearch(filters);
  return (
    <Notice
      title={t('own.proposal.title')}
      icon="pencil"
      actions={
        <>
          {isNarrow && (
            <OwnForm token={token} call="filters">
              <input type="hidden" name="filters" value={JSON.stringify(filters)} />
              <Button type="submit" variant="accent">
                {t('takeOver.yes')}
              </Button>
            </OwnForm>
          )}
          <LinkButton href={ownHref}>{t('own.proposal.no')}</LinkButton>
        </>
      }
    >
      {unknownPostcode && <p>{t('create.unknownPostcode', { postcode: unknownPostcode })}</p>}
      {chips}
      {!isNarrow && <p>{t('wide.text')}</p>}
    </Notice>
  );
}
