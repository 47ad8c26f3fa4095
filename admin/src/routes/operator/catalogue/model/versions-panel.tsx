import type { CatalogueGeneration } from '@kardan/contract/calls/operator/catalogue';
import type { OperatorVersion } from '@kardan/contract/calls/operator/versions';
import { Button } from '@kardan/ui/actions/button.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { optionText } from '#domain/listing/field-words.ts';
import { versionsToEditQuery } from '#domain/portal/catalogue.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { SearchField } from '#lib/form/search-field.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { matchesWords } from '#lib/pick/match-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { RowFlags } from '../row-flags.tsx';
import { yearsText } from '../years-text.ts';
import { VersionForm } from './version-form.tsx';

interface Props {
  modelId: number;
  generations: readonly CatalogueGeneration[];
}

/** At first so many are shown: a model has up to some 270. */
const firstRows = 20;

/** A model's versions with their national codes; an address with `code` asks for the version that is to have it. */
export function VersionsPanel({ modelId, generations }: Props) {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const { code } = useSearch({ strict: false }) as { code?: string | number };
  const versions = useQuery(versionsToEditQuery(String(modelId)));
  const [words, setWords] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [edited, setEdited] = useState<OperatorVersion | 'new'>();
  return (
    <Panel
      title={t('model.versions')}
      intro={code === undefined ? t('version.intro') : t('version.forCode', { code: String(code) })}
      actions={
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('version.add')}
        </Button>
      }
    >
      <Loaded query={versions} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => {
          const found = items.filter(({ name, nationalCode }) => matchesWords(`${name} ${nationalCode ?? ''}`, words));
          const shown = isWhole ? found : found.slice(0, firstRows);
          return (
            <>
              {items.length > firstRows && (
                <div className="mb-2 flex">
                  <SearchField
                    label={t('version.search')}
                    placeholder={t('version.search')}
                    value={words}
                    onSearch={setWords}
                  />
                </div>
              )}
              {items.length === 0 && <p className="text-sm text-text-2">{t('version.none')}</p>}
              {shown.length > 0 && (
                <Table
                  caption={t('model.versions')}
                  rows={shown}
                  keyOf={({ id }) => id}
                  columns={[
                    {
                      id: 'name',
                      header: t('version.name'),
                      main: true,
                      cell: (version) => (
                        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                          {version.name} <RowFlags {...version} />
                        </span>
                      ),
                    },
                    { id: 'code', header: t('code.short'), cell: ({ nationalCode }) => nationalCode ?? '–' },
                    { id: 'fuel', header: t('version.fuel'), cell: ({ fuel }) => optionText('fuel', fuel, locale) },
                    {
                      id: 'power',
                      header: t('version.power'),
                      numeric: true,
                      cell: ({ powerKw }) => `${formatNumber(powerKw, locale)} kW`,
                    },
                    { id: 'years', header: t('built'), cell: (version) => yearsText(version) },
                    {
                      id: 'act',
                      header: t('act'),
                      numeric: true,
                      cell: (version) => (
                        <IconButton
                          icon="pencil"
                          size="sm"
                          label={t('editNamed', { name: version.name })}
                          onClick={() => setEdited(version)}
                        />
                      ),
                    },
                  ]}
                />
              )}
              {found.length > shown.length && (
                <div className="mt-3 flex justify-center">
                  <Button onClick={() => setWhole(true)}>{t('version.all', { count: found.length })}</Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      {edited && (
        <Modal
          wide
          title={edited === 'new' ? t('version.add') : t('editNamed', { name: edited.name })}
          onClose={() => setEdited(undefined)}
        >
          <VersionForm
            modelId={modelId}
            generations={generations}
            {...(edited !== 'new' && { version: edited })}
            {...(edited === 'new' && code !== undefined && { nationalCode: String(code) })}
            onSaved={() => setEdited(undefined)}
          />
        </Modal>
      )}
    </Panel>
  );
}
