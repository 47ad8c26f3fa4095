import type { ReplyTemplate } from '@kardan/contract/calls/admin/inbox-settings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { replyTemplatesQuery } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { StateNotice } from '../state-notice.tsx';
import { PlaceholderText } from './placeholder-text.tsx';
import { TemplateDialog } from './template-dialog.tsx';

/** Answers that are written often, with what the car fills in. */
export default function TemplatesPage() {
  const t = useTexts('inboxSettings');
  const dealership = useDealership();
  const { slug, name } = dealership;
  const templates = useQuery(replyTemplatesQuery(slug));
  const [edited, setEdited] = useState<ReplyTemplate | 'new'>();
  const mayChange = isChangeable(dealership);
  return (
    <>
      <PageHead
        title={t('templates.title')}
        tabTitle={`${t('templates.title')}, ${name}`}
        intro={t('templates.intro')}
        actions={
          <>
            <LinkButton href={dealershipPath(slug, 'inbox')} icon="arrow-left">
              {t('templates.back')}
            </LinkButton>
            {mayChange && (
              <Button variant="accent" icon="plus" onClick={() => setEdited('new')}>
                {t('templates.new')}
              </Button>
            )}
          </>
        }
      />
      <div className="mb-4 empty:hidden">
        <StateNotice />
      </div>
      <Loaded query={templates} skeleton={<Skeleton className="h-64" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="file-text" title={t('templates.empty')}>
              {t('templates.emptyText')}
            </EmptyState>
          ) : (
            <TemplateList templates={items} mayChange={mayChange} onEdit={setEdited} />
          )
        }
      </Loaded>
      {edited && (
        <TemplateDialog template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface ListProps {
  templates: readonly ReplyTemplate[];
  mayChange: boolean;
  onEdit: (template: ReplyTemplate) => void;
}

function TemplateList({ templates, mayChange, onEdit }: ListProps) {
  const t = useTexts('inboxSettings');
  const { slug } = useDealership();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const remove = useChange(
    (templateId: string) => api.removeReplyTemplate({ params: { dealershipId: slug, templateId }, keepalive: true }),
    { stale: [replyTemplatesQuery(slug).queryKey] },
  );
  return (
    <>
      {templates.every(({ isStarter }) => isStarter) && (
        <p className="mb-3.5 text-sm text-text-2">{t('templates.starterText')}</p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {templates
          .filter(({ id }) => isShown(id))
          .map((template) => (
            <li key={template.id} className="min-w-0 rounded-md border border-line bg-surface p-4">
              <div className="mb-2 flex items-start gap-2">
                <h2 className="mr-auto min-w-0 text-md! [overflow-wrap:anywhere]">{template.name}</h2>
                {template.isStarter && <Badge tone="accent">{t('templates.starter')}</Badge>}
                <Badge>{t(`language.${template.language}`)}</Badge>
              </div>
              <p
                lang={template.language}
                className="line-clamp-6 text-sm whitespace-pre-wrap text-text-2 [overflow-wrap:anywhere]"
              >
                <PlaceholderText text={template.body} />
              </p>
              {mayChange && (
                <div className="mt-3 flex items-center gap-2">
                  <Button size="sm" icon="pencil" onClick={() => onEdit(template)}>
                    {t('templates.edit')}
                    <span className="sr-only"> {template.name}</span>
                  </Button>
                  <IconButton
                    icon="trash-2"
                    label={t('templates.remove', { name: template.name })}
                    onClick={() =>
                      removeUndoably(template.id, {
                        text: t('templates.removed', { name: template.name }),
                        remove: () => remove.mutateAsync(template.id),
                      })
                    }
                  />
                </div>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
