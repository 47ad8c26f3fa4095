import type { ContentKind } from '@kardan/contract/values/content';
import type { ReactNode } from 'react';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { isFound, loadPortalText } from './load-portal.ts';
import { PortalText } from './portal-text.tsx';

interface Props {
  /** The key of the text. */
  name: string;
  /** A kind whose texts are listed beside it. */
  lists?: ContentKind;
  /** What belongs to the page beside its text: a form, a list. */
  children?: ReactNode;
  /** A link at the top leads down to it. */
  jump?: boolean;
  /** What readers come for, before the text. */
  before?: ReactNode;
}

/** A page that is a text of the site. */
export async function TextPage({ name, lists, jump, before, children }: Props) {
  const page = await loadPortalText(await currentLocale(), name);
  if (!page) return <NotFound />;
  if (!isFound(page)) return <PageOutage failure={page} />;
  return (
    <PortalText page={page} kinds={['portal', 'price-list']} lists={lists} jump={jump} before={before}>
      {children}
    </PortalText>
  );
}
