import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { makeToEditQuery } from '#domain/portal/catalogue.ts';
import { catalogueTabPath, modelPath } from '#domain/portal/catalogue-pages.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { ModelForm } from '../model/model-form.tsx';
import { RowFlags } from '../row-flags.tsx';
import { yearsText } from '../years-text.ts';
import { FormerSlugs } from './former-slugs.tsx';
import { MakeForm } from './make-form.tsx';

/** A make: what it is called, and its models. */
export default function MakePage() {
  const t = useTexts('portalCatalogue');
  const locale = useLocale();
  const navigate = useNavigate();
  const { makeId = '' } = useParams({ strict: false }) as { makeId?: string };
  const detail = useQuery(makeToEditQuery(makeId));
  const [isAdding, setAdding] = useState(false);
  return (
    <Loaded query={detail} skeleton={<Skeleton className="h-96" />}>
      {({ make, models, formerSlugs }) => (
        <>
          <Breadcrumb
            label={t('where')}
            crumbs={[{ label: t('title'), href: catalogueTabPath('makes') }, { label: make.name }]}
          />
          <PageHead
            title={make.name}
            tabTitle={`${make.name}, ${t('title')}`}
            intro={t('make.modelCount', { count: make.models })}
            actions={
              <Button icon="plus" onClick={() => setAdding(true)}>
                {t('model.add')}
              </Button>
            }
          />
          <div className="grid gap-4">
            <Panel title={t('make.data')} intro={t('make.dataIntro')}>
              <MakeForm make={make} />
              <FormerSlugs slugs={formerSlugs} />
            </Panel>
            <Panel title={t('make.models')}>
              <Table
                caption={t('make.models')}
                rows={models}
                keyOf={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    header: t('model.name'),
                    main: true,
                    cell: (model) => (
                      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                        <TextLink href={modelPath(model.id)}>{model.name}</TextLink>
                        <RowFlags {...model} />
                      </span>
                    ),
                  },
                  { id: 'slug', header: t('slug'), cell: ({ slug }) => <span className="text-text-2">{slug}</span> },
                  { id: 'years', header: t('built'), cell: (model) => yearsText(model) },
                  {
                    id: 'versions',
                    header: t('model.versions'),
                    numeric: true,
                    cell: ({ versions }) => formatNumber(versions, locale),
                  },
                ]}
              />
            </Panel>
          </div>
          {isAdding && (
            <Modal title={t('model.add')} onClose={() => setAdding(false)}>
              <ModelForm makeId={make.id} onSaved={({ id }) => void navigate({ href: modelPath(id) })} />
            </Modal>
          )}
        </>
      )}
    </Loaded>
  );
}
