import type { MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { apiPrefix } from '@kardan/contract/calls/call';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sitePaths } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { apiKeysQuery } from '#domain/keys/api-keys.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { KeyRow } from './key-row.tsx';
import { KeySecret } from './key-secret.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

export function KeysPanel() {
  const t = useTexts('apiKeys');
  const locale = useLocale();
  const dealership = useDealership();
  const keys = useQuery(apiKeysQuery(dealership.slug));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeApiKey>();
  const makeButton = isChangeable(dealership) && (
    <Button variant="accent" icon="plus" onClick={() => setMaking(true)}>
      {t('new')}
    </Button>
  );
  const isEmpty = keys.data?.items.length === 0;
  return (
    <Panel title={t('title')} intro={t('intro')} actions={!isEmpty && makeButton}>
      <Loaded query={keys} skeleton={<Skeleton className="h-48" />}>
        {({ items }) => {
          const live = items.filter(({ state }) => state === 'live');
          const past = items.filter(({ state }) => state !== 'live');
          return (
            <>
              {live.length === 0 ? (
                <EmptyState icon="key-round" headingLevel={3} title={t('empty.title')} action={isEmpty && makeButton}>
                  {t('empty.text')}
                </EmptyState>
              ) : (
                <ul aria-label={t('list')}>
                  {live.map((key) => (
                    <KeyRow key={key.id} apiKey={key} onRotated={setMade} />
                  ))}
                </ul>
              )}
              {past.length > 0 && (
                <div className="mt-4 border-t border-line">
                  <Accordion title={t('past')}>
                    <ul>
                      {past.map((key) => (
                        <KeyRow key={key.id} apiKey={key} onRotated={setMade} />
                      ))}
                    </ul>
                  </Accordion>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4 text-sm">
        <TextLink href={sitePaths[locale].interfaces} icon="book-open">
          {t('docs')}
        </TextLink>
        <TextLink href={`${apiPrefix}/openapi.json`} icon="file-text">
          {t('description')}
        </TextLink>
      </p>
      {isMaking && (
        <NewKeyDialog
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
        />
      )}
      {made && <KeySecret made={made} onDone={() => setMade(undefined)} />}
    </Panel>
  );
}
