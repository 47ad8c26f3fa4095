import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { modelToEditQuery } from '#domain/portal/catalogue.ts';
import { catalogueTabPath, makePath, modelPath } from '#domain/portal/catalogue-pages.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { FormerSlugs } from '../makes/former-slugs.tsx';
import { useReachText } from '../use-reach-text.ts';
import { GenerationsPanel } from './generations-panel.tsx';
import { MergePanel } from './merge-panel.tsx';
import { ModelForm } from './model-form.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** A model: what it is called, what a change of it reaches, its generations and versions, and the way into another model. */
export default function ModelPage() {
  const t = useTexts('portalCatalogue');
  const reachText = useReachText();
  const { modelId = '' } = useParams({ strict: false }) as { modelId?: string };
  const detail = useQuery(modelToEditQuery(modelId));
  return (
    <Loaded query={detail} skeleton={<Skeleton className="h-96" />}>
      {({ make, model, generations, formerSlugs, reach }) => (
        <>
          <Breadcrumb
            label={t('where')}
            crumbs={[
              { label: t('title'), href: catalogueTabPath('makes') },
              { label: make.name, href: makePath(make.id) },
              { label: model.name },
            ]}
          />
          <PageHead
            title={`${make.name} ${model.name}`}
            tabTitle={`${make.name} ${model.name}, ${t('title')}`}
            intro={reachText(reach)}
          />
          {model.mergedInto ? (
            <Notice
              title={t('merge.isMerged', { name: model.mergedInto.name })}
              actions={<TextLink href={modelPath(model.mergedInto.id)}>{t('merge.open')}</TextLink>}
            >
              {t('merge.isMergedText')}
            </Notice>
          ) : (
            <div className="grid gap-4">
              <Panel title={t('model.data')} intro={t('model.dataIntro')}>
                <ModelForm makeId={make.id} model={model} />
                <FormerSlugs slugs={formerSlugs} />
              </Panel>
              <VersionsPanel modelId={model.id} generations={generations} />
              <GenerationsPanel modelId={model.id} generations={generations} />
              <MergePanel make={make} model={model} reach={reach} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
