import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { isNarrowSearch } from '@kardan/contract/values/search-agent';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { SearchChips } from '#domain/search/words/search-chips.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { OwnForm } from './change/own-form.tsx';
import { ownAddress } from './own-address.ts';

interface Props {
  token: string;
  filters: SearchFilters;
  /** The postcode that was asked for and does not exist. */
  unknownPostcode: string | undefined;
  /** This page without a proposal. */
  ownHref: string;
}

/** Offers a search to the agent whose page this is. */
export async function ProposedSearch({ token, filters, unknownPostcode, ownHref }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('search-agent')]);
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
      <SearchChips filters={filters} addressOf={(others) => ownAddress(locale, token, others)} />
      {!isNarrow && <p>{t('wide.text')}</p>}
    </Notice>
  );
}
