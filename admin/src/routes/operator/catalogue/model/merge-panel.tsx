import type { CatalogueModel, ModelDetail, VehicleReach } from '@kardan/contract/calls/operator/catalogue';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { catalogueKey, makeToEditQuery } from '#domain/portal/catalogue.ts';
import { modelPath } from '#domain/portal/catalogue-pages.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { Confirm } from '#lib/page/confirm.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useReachText } from '../use-reach-text.ts';

interface Props {
  make: ModelDetail['make'];
  model: CatalogueModel;
  reach: VehicleReach;
}

/** Two models that are one: this one's cars, versions and address go to the other. It cannot be taken back. */
export function MergePanel({ make, model, reach }: Props) {
  const t = useTexts('portalCatalogue');
  const reachText = useReachText();
  const navigate = useNavigate();
  const models = useQuery(makeToEditQuery(String(make.id))).data?.models ?? [];
  const others = models.filter(({ id, hidden }) => id !== model.id && !hidden);
  const [into, setInto] = useState<CatalogueModel>();
  const [isAsking, setAsking] = useState(false);
  const merge = useChange(
    (target: CatalogueModel) =>
      api.mergeModel({ params: { modelId: String(model.id) }, body: { into: target.id }, ifMatch: model.revision }),
    {
      stale: [catalogueKey],
      onDone: (_, target) => {
        showToast({ text: t('merge.done', { name: model.name, into: target.name }) });
        void navigate({ href: modelPath(target.id) });
      },
    },
  );
  return (
    <Panel title={t('merge.title')} intro={t('merge.intro')}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <Combobox
            label={t('merge.into')}
            items={others.map(({ slug, name }) => ({ value: slug, label: name }))}
            listLabel={t('pick.list')}
            countText={t('pick.count', { count: '{count}' })}
            onSelect={({ value }) => setInto(others.find(({ slug }) => slug === value))}
          />
        </div>
        <Button disabled={!into} busy={merge.isPending} onClick={() => setAsking(true)}>
          {t('merge.act')}
        </Button>
      </div>
      {isAsking && into && (
        <Confirm
          title={t('merge.ask', { name: model.name, into: into.name })}
          confirmLabel={t('merge.act')}
          onConfirm={() => merge.mutate(into)}
          onClose={() => setAsking(false)}
        >
          {reachText(reach)} {t('merge.askText')}
        </Confirm>
      )}
    </Panel>
  );
}
