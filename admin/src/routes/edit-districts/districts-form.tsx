import { maxServedDistricts } from '@kardan/contract/values/dealership-profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { ChipButton } from '@kardan/ui/actions/chip.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useContext, useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { DistrictChooser } from '#features/districts/district-chooser.tsx';
import { type ChoosableDistrict, neighboursOf } from '#features/districts/districts.ts';
import type { DistrictsFormProps } from '#features/districts/loaded-districts.tsx';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The further districts; a dealership that has not told its own yet is asked for that first. */
export function DistrictsForm({ profile, districts, onReload }: DistrictsFormProps) {
  const t = useTexts('districts');
  const { slug } = useDealership();
  const [further, setFurther] = useState<readonly number[]>(() => profile.districts.further.map(({ id }) => id));
  const own = profile.districts.own;
  if (!own)
    return (
      <EmptyState
        icon="map-pin"
        title={t('noOwn')}
        action={<LinkButton href={dealershipPath(slug, 'edit-own-district')}>{t('chooseOwn')}</LinkButton>}
      >
        {t('noOwnText')}
      </EmptyState>
    );
  return (
    <Panel
      title={t('served', { count: further.length + 1 })}
      intro={t('servedIntro', { own: own.name })}
      actions={
        <LinkButton href={dealershipPath(slug, 'edit-own-district')} size="sm" icon="map-pin">
          {t('otherOwn')}
        </LinkButton>
      }
    >
      <PartForm
        part="districts"
        profile={profile}
        onReload={onReload}
        send={(_, ifMatch) =>
          api.saveDistricts({
            params: { dealershipId: slug },
            ifMatch,
            body: { own: own.id, further: [...further] },
          })
        }
      >
        <Chosen own={own.id} further={further} districts={districts} onChange={setFurther} />
        <DistrictChooser
          districts={districts}
          own={own.id}
          further={further}
          onToggle={(id) =>
            setFurther(further.includes(id) ? further.filter((other) => other !== id) : [...further, id])
          }
        />
      </PartForm>
    </Panel>
  );
}

interface ChosenProps {
  own: number;
  further: readonly number[];
  districts: readonly ChoosableDistrict[];
  onChange: (further: readonly number[]) => void;
}

/** What is chosen, each to be taken out again, and the quick ways to more. */
function Chosen({ own, further, districts, onChange }: ChosenProps) {
  const t = useTexts('districts');
  const c = useTexts('common');
  const canEdit = useCanEditProfile();
  const { touch } = useContext(SubmitState);
  const chosen = districts.filter(({ id }) => further.includes(id));
  const around = neighboursOf(districts, [own, ...further]).filter((id) => id !== own);
  const set = (next: readonly number[]) => {
    touch();
    onChange(next);
  };
  const clear = () => {
    set([]);
    showToast({ text: t('cleared'), undo: { label: c('undo'), run: () => set(further) } });
  };
  return (
    <div className="grid gap-3">
      {chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <ChipButton removeLabel={t('takeOut')} onRemove={() => set(further.filter((other) => other !== id))}>
                {name}
              </ChipButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-text-3">{t('noneChosen')}</p>
      )}
      {further.length > maxServedDistricts && (
        <p role="alert" className="text-sm text-alert">
          {t('tooMany', { count: maxServedDistricts })}
        </p>
      )}
      {canEdit && (
        <div className="flex flex-wrap gap-2">
          {around.length > 0 && further.length + around.length <= maxServedDistricts && (
            <Button size="sm" icon="plus" onClick={() => set([...further, ...around])}>
              {t('neighbours', { count: around.length })}
            </Button>
          )}
          {chosen.length > 0 && (
            <Button size="sm" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
