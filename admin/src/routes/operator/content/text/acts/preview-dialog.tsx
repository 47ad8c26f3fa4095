import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { contentKey } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { CopyLine } from '#lib/page/copy-line.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** The link to the saved text on the real page: to copy, to open, to replace by another. */
export function PreviewDialog({ draft, onClose }: { draft: ContentDraft; onClose: () => void }) {
  const t = useTexts('portalText');
  const locale = useLocale();
  const client = useQueryClient();
  const contentId = String(draft.id);
  const make = useChange(() => api.contentPreviewLink({ params: { contentId } }), {
    onDone: (previewLink) =>
      client.setQueryData(
        contentKey(contentId),
        (known: ContentDraft | undefined) => known && { ...known, previewLink },
      ),
  });
  const link = draft.previewLink;
  return (
    <Modal title={t('preview')} onClose={onClose}>
      <div className="grid gap-3.5">
        <p className="text-sm text-text-2">{t('preview.text')}</p>
        {link && <CopyLine name={t('preview.link')} text={link.url} />}
        {link && (
          <p className="text-xs text-text-3">
            {t('preview.until', { day: formatDay(link.expiresAt, locale) })}. {t('preview.renewHint')}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {link && (
            <LinkButton href={link.url} target="_blank" rel="noreferrer" icon="external-link" variant="accent">
              {t('preview.open')}
            </LinkButton>
          )}
          <Button
            variant={link ? 'ghost' : 'accent'}
            icon={link ? 'refresh-cw' : 'link'}
            busy={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            {t(link ? 'preview.renew' : 'preview.make')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
