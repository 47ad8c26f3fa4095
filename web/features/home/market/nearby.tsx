import { Block } from '@kardan/ui/content/block.tsx';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/current-locale.ts';
import { href } from '#lib/routes/href.ts';
import { texts } from '#lib/texts/texts.ts';

/** The map of Austria, composed by the page. */
export async function Nearby({ children }: { children: ReactNode }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  return (
    <Block
      title={t('near.title')}
      note={t('near.note')}
      more={{ href: href(locale, 'regional'), label: t('near.more') }}
    >
      {children}
    </Block>
  );
}
