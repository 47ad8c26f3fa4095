import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { threadPath } from '#domain/inbox/thread-path.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { Fact, SideSection } from './side-section.tsx';

/** How to reach the buyer, what the form asked for, and until when it is kept. */
export function Buyer({ thread }: { thread: WholeThread }) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const { slug } = useDealership();
  const { buyer, wishes, otherThreads } = thread;
  return (
    <SideSection title={t('buyer')}>
      <dl>
        {wishes.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        {buyer.phone !== null && (
          <Fact name={t('phone')}>
            <TextLink href={telephoneLink(buyer.phone)}>{buyer.phone}</TextLink>
          </Fact>
        )}
        <Fact name={t('mail')}>
          <TextLink href={`mailto:${encodeURIComponent(buyer.email).replace('%40', '@')}`}>{buyer.email}</TextLink>
        </Fact>
        <Fact name={t('language')}>{t(`language.${thread.language}`)}</Fact>
        {otherThreads.length > 0 && (
          <Fact name={t('others')}>
            <ul className="grid gap-1">
              {otherThreads.map(({ id, title, state }) => (
                <li key={id}>
                  <TextLink href={threadPath(slug, id)} className="text-right">
                    {title || t('subject.none')}
                  </TextLink>{' '}
                  <span className="text-2xs text-text-3">{t(`state.${state}`)}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <p className="mt-2 text-xs text-text-3">{t('keptUntil', { day: formatDay(thread.keptUntil, locale) })}</p>
    </SideSection>
  );
}
