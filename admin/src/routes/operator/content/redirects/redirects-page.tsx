import type { Redirect } from '@kardan/contract/calls/operator/redirects';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redirectsKey, redirectsQuery } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { MoreRows } from '#lib/api/more-rows.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { TextField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { usePersonName } from '../use-person-name.ts';

/** Addresses that name nothing any more, and where they lead. */
export default function RedirectsPage() {
  const t = useTexts('portalContent');
  const [search, setSearch] = useState('');
  const redirects = useInfiniteQuery(redirectsQuery(search));
  return (
    <>
      <PageHead title={t('redirects.title')} intro={t('redirects.intro')} />
      <ContentTabs current="redirects" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Panel title={t('redirects.addTitle')} className="lg:order-2">
          <Form
            clears
            send={(value) => api.addRedirect({ body: { fromPath: value('fromPath'), toPath: value('toPath') } })}
            stale={[redirectsKey]}
          >
            <TextField
              name="fromPath"
              label={t('redirects.from')}
              hint={t('redirects.fromHint')}
              required
              maxLength={300}
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              name="toPath"
              label={t('redirects.to')}
              required
              maxLength={300}
              autoCapitalize="none"
              spellCheck={false}
            />
            <div>
              <Submit>{t('redirects.add')}</Submit>
            </div>
          </Form>
        </Panel>
        <div className="grid min-w-0 gap-3">
          <div className="flex">
            <SearchField
              label={t('redirects.search')}
              placeholder={t('redirects.searchPlaceholder')}
              value={search}
              onSearch={setSearch}
            />
          </div>
          <div className="min-w-0">
            <Loaded query={redirects} skeleton={<Skeleton className="h-48" />}>
              {({ pages }) => {
                const items = pages.flatMap((page) => page.items);
                if (items.length === 0)
                  return (
                    <EmptyState icon="corner-down-right" title={t(search ? 'none.title' : 'redirects.empty.title')}>
                      {t('redirects.empty.text')}
                    </EmptyState>
                  );
                return <RedirectRows items={items} />;
              }}
            </Loaded>
            <MoreRows query={redirects} />
          </div>
        </div>
      </div>
    </>
  );
}

function RedirectRows({ items }: { items: readonly Redirect[] }) {
  const t = useTexts('portalContent');
  const locale = useLocale();
  const nameOf = usePersonName();
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  const remove = useChange(
    (redirectId: number) => api.removeRedirect({ params: { redirectId: String(redirectId) }, keepalive: true }),
    {
      stale: [redirectsKey],
    },
  );
  return (
    <ul className="rounded-md border border-line bg-surface">
      {items
        .filter(({ id }) => isShown(id))
        .map(({ id, fromPath, toPath, addedAt, addedBy }) => (
          <li key={id} className="flex items-start gap-3 border-t border-line px-4 py-2.5 text-sm first:border-t-0">
            <div className="min-w-0 flex-1">
              <p className="[overflow-wrap:anywhere]">{fromPath}</p>
              <p className="flex items-start gap-2 font-medium [overflow-wrap:anywhere]">
                <Icon name="corner-down-right" size={16} className="mt-0.5 shrink-0 text-text-3" />
                {toPath}
              </p>
              <p className="mt-0.5 text-2xs text-text-3">
                {t('redirects.by', { name: nameOf(addedBy), day: formatDay(addedAt, locale) })}
              </p>
            </div>
            <IconButton
              icon="trash-2"
              label={t('redirects.remove', { path: fromPath })}
              onClick={() =>
                removeUndoably(id, {
                  text: t('redirects.removed', { path: fromPath }),
                  remove: () => remove.mutateAsync(id),
                })
              }
            />
          </li>
        ))}
    </ul>
  );
}
