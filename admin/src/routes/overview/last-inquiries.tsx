import type { Today } from '@kardan/contract/calls/admin/reports';
import { Link } from '@kardan/ui/actions/link.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { Panel } from '#lib/page/panel.tsx';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** Who wrote last, each the way to what they wrote. */
export function LastInquiries({ inquiries }: { inquiries: NonNullable<Today['inquiries']> }) {
  const t = useTexts('today');
  const locale = useLocale();
  const { slug } = useDealership();
  const all = dealershipPath(slug, 'inbox');
  return (
    <Panel
      title={t('inquiries.title')}
      actions={
        inquiries.length > 0 && (
          <TextLink href={all} iconAfter="arrow-right" className="text-sm">
            {t('inquiries.all')}
          </TextLink>
        )
      }
    >
      {inquiries.length === 0 ? (
        <p className="text-sm text-text-2">{t('inquiries.none')}</p>
      ) : (
        <ul>
          {inquiries.map(({ threadId, buyerName, createdAt, listing, state, isLate }) => (
            <li key={threadId} className="border-t border-line first:border-0">
              <Link
                href={`${all}/${threadId}`}
                className="-mx-2 flex min-h-11 items-center gap-3 rounded-sm px-2 py-2 hover:bg-surface-2"
              >
                <Thumbnail image={listing?.image} icon={listing ? 'car-front' : 'mail'} className="w-16" />
                <span className="min-w-0 flex-1">
                  <b className="block truncate text-sm font-semi">{buyerName}</b>
                  <span className="block truncate text-xs text-text-2">{listing?.title ?? t('inquiries.general')}</span>
                </span>
                <span className="grid shrink-0 justify-items-end gap-1 text-xs text-text-3">
                  <Badge tone={isLate ? 'alert' : state === 'open' ? 'accent' : 'tag'}>
                    {t(isLate ? 'inquiries.late' : `state.${state}`)}
                  </Badge>
                  <time dateTime={createdAt}>{moment(createdAt, locale)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** 16.11., 09:40 */
function moment(at: string, locale: string): string {
  const format = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(at).toLocaleString(locale === 'en' ? 'en-GB' : locale, { ...format, timeZone: 'Europe/Vienna' });
}
