import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { isManager } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { useLockedFields, useUnlock } from './use-locked-fields.ts';

/** That a feed keeps the car, and which of its values people have set: each can be given back to the feed. */
export function FeedNote() {
  const t = useTexts('car');
  const { slug, role } = useDealership();
  const { car, isReadOnly } = useEditor();
  const locked = useLockedFields();
  const unlock = useUnlock();
  if (!car.feed) return null;
  const { feedId, name } = car.feed;
  return (
    <section aria-label={t('feed.title')} className="mb-4 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-text-2">
        <Icon name="rss" className="text-text-3" />
        {t('feed.from')}{' '}
        {isManager(role) ? (
          <TextLink href={feedPath(slug, feedId)}>{name}</TextLink>
        ) : (
          <b className="font-semi">{name}</b>
        )}
        <span>{locked.length === 0 ? t('feed.hint') : t('feed.locked', { count: locked.length })}</span>
      </p>
      {locked.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {locked.map(({ field, label, feedText }) => (
            <li
              key={field}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 last:border-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
                <Icon name="lock" size={14} className="mr-1.5 inline-block align-[-2px] text-text-3" />
                <b className="font-semi">{label}</b>{' '}
                <span className="text-text-2">
                  {feedText === null ? t('feed.stateHint') : t('feed.says', { value: feedText })}
                </span>
              </span>
              {!isReadOnly && (
                <span className="flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    icon="lock-open"
                    aria-label={t('feed.releaseOf', { field: label })}
                    disabled={unlock.isPending}
                    onClick={() => unlock.mutate({ field, now: false })}
                  >
                    {t('feed.release')}
                  </Button>
                  {feedText !== null && (
                    <Button
                      size="sm"
                      aria-label={t('feed.takeOf', { field: label })}
                      disabled={unlock.isPending}
                      onClick={() => unlock.mutate({ field, now: true })}
                    >
                      {t('feed.take')}
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
