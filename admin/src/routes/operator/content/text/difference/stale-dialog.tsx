import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#domain/inbox/waited.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { inputOf } from '../fields/front-matter.ts';
import type { Writing } from '../use-writing.ts';
import { DifferenceView } from './difference-view.tsx';

/** Somebody else has saved: whose words count is said by whoever comes second, who sees both. */
export function StaleDialog({ draft, writing }: { draft: ContentDraft; writing: Writing }) {
  const t = useTexts('portalText');
  const locale = useLocale();
  const params = { contentId: String(draft.id) };
  const query = useQuery({
    queryKey: ['content-stale', draft.id, writing.autosave.revision()],
    queryFn: async () => {
      const [theirs, difference] = await Promise.all([
        api.content({ params }),
        api.compareContent({ params, body: inputOf(writing.text) }),
      ]);
      return { theirs, difference };
    },
    gcTime: 0,
  });
  const { data } = query;
  return (
    <Modal
      title={t('stale.title')}
      wide
      footer={
        data && (
          <>
            <Button variant="accent" onClick={() => writing.keepMine(data.theirs)}>
              {t('stale.mine')}
            </Button>
            <Button onClick={() => writing.show(data.theirs)}>{t('stale.theirs')}</Button>
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
        {({ theirs, difference }) => (
          <div className="grid gap-4">
            <p className="text-sm">
              {t('stale.text', {
                name: theirs.version.author?.name ?? t('somebody'),
                time: formatMoment(theirs.version.at, Date.now(), locale),
              })}{' '}
              <span className="text-text-2">{t('stale.hint')}</span>
            </p>
            <DifferenceView
              difference={difference}
              labels={[theirs.version.author?.name ?? t('somebody'), t('stale.you')]}
            />
          </div>
        )}
      </Loaded>
    </Modal>
  );
}
