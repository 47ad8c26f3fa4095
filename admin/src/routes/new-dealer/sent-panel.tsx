import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { sitePaths } from '#domain/addresses.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  reference: string;
  dueOn: string;
  email: string;
}

/** It is ours to answer now: until when, and what happens next. */
export function SentPanel({ reference, dueOn, email }: Props) {
  const t = useTexts('newDealer');
  const locale = useLocale();
  return (
    <section aria-labelledby="sent" className="rounded-md border border-line bg-surface p-5 md:p-6">
      <Icon name="circle-check" size={32} className="text-accent-text" />
      <h1 id="sent" tabIndex={-1} ref={(element) => element?.focus()} className="mt-2 outline-none">
        {t('sent.title')}
      </h1>
      <p className="mt-1 mb-4 text-sm text-text-2">{t('sent.text', { email })}</p>
      <RowList
        rows={[
          { label: t('sent.reference'), value: reference },
          { label: t('sent.due'), value: formatDay(dueOn, locale) },
        ]}
      />
      <LinkButton href={sitePaths[locale].home} className="mt-5">
        {t('sent.home')}
      </LinkButton>
    </section>
  );
}
