import type { Sandbox } from '@kardan/contract/calls/admin/sandbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountQuery } from '#domain/account/own-account.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { sandboxQuery } from '#domain/keys/api-keys.ts';
import { api } from '#lib/api/api.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { CopyLine } from '#lib/page/copy-line.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { tabPath } from '../interface-tabs.ts';

/** A dealership to try things in: made with a press, emptied with another. */
export function SandboxPanel() {
  const t = useTexts('apiKeys');
  const dealership = useDealership();
  const params = { dealershipId: dealership.slug };
  const sandbox = useQuery(sandboxQuery(dealership.slug));
  const make = useChange(() => api.makeSandbox({ params }), {
    // It is one more dealership that the person works in.
    stale: [sandboxQuery(dealership.slug).queryKey, ownAccountQuery.queryKey],
    onDone: () => showToast({ text: t('sandbox.made') }),
  });
  return (
    <Panel title={t('sandbox.title')} intro={t('sandbox.intro')}>
      <Loaded query={sandbox} skeleton={<Skeleton className="h-16" />}>
        {(own) =>
          own.sandbox ? (
            <OwnSandbox sandbox={own.sandbox} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              {isChangeable(dealership) && (
                <Button icon="plus" busy={make.isPending} onClick={() => make.mutate(undefined)}>
                  {t('sandbox.make')}
                </Button>
              )}
              <p className="min-w-0 flex-1 basis-60 text-sm text-text-2">{t('sandbox.none')}</p>
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}

function OwnSandbox({ sandbox: { dealership, cars, removedOn } }: { sandbox: Sandbox }) {
  const t = useTexts('apiKeys');
  const locale = useLocale();
  const { slug } = useDealership();
  const [isAsking, setAsking] = useState(false);
  const empty = useChange(() => api.emptySandbox({ params: { dealershipId: slug } }), {
    stale: [sandboxQuery(slug).queryKey],
    onDone: () => showToast({ text: t('sandbox.emptied') }),
  });
  const facts = [t('sandbox.cars', { count: cars }), t('sandbox.removed', { day: formatDay(removedOn, locale) })];
  return (
    <div className="grid gap-3">
      <p className="text-sm">{facts.join(factSeparator)}</p>
      <CopyLine name={t('sandbox.address')} text={dealership.slug} />
      <div className="flex flex-wrap gap-2">
        <LinkButton href={dealershipPath(dealership.slug, tabPath('keys'))} icon="arrow-right">
          {t('sandbox.open')}
        </LinkButton>
        {cars > 0 && (
          <Button icon="trash-2" busy={empty.isPending} onClick={() => setAsking(true)}>
            {t('sandbox.empty')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={t('sandbox.emptyTitle')}
          confirmLabel={t('sandbox.empty')}
          onConfirm={() => empty.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          {t('sandbox.emptyText')}
        </Confirm>
      )}
    </div>
  );
}
