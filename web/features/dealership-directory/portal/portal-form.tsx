import { contractKinds } from '@kardan/contract/calls/dealerships/dealership-search';
import { dealershipServices } from '@kardan/contract/values/dealership';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';
import { serviceIcons } from '#domain/dealership/service-icons.ts';
import { href } from '#lib/routes/href.ts';
import type { PanelProps } from '../filters/panel-props.ts';
import { PlaceFields } from '../filters/place-fields.tsx';
import { filterPairs } from '../url/directory-address.ts';
import { kindWords, names } from '../url/directory-state.ts';

/** Every filter as a plain field, sent by its button. */
export function PortalForm({ state, words }: Omit<PanelProps, 'facets'>) {
  const { t, locale, data, labels } = words;
  const { name, place, region, district, makes, kind, services, language, openNow } = state.filters;
  const action = href(locale, 'portalDealershipListSearch');
  const counted = (label: string, count: number) => `${label} (${formatNumber(count, locale)})`;
  const withDealers = data.makes.filter(({ count, slug }) => count > 0 || makes.includes(slug));
  return (
    <search>
      <form
        // Another address is another form: what was chosen for the last one is gone.
        key={JSON.stringify(filterPairs(state.filters))}
        action={action}
        className="mt-5 grid gap-6 rounded-md border border-line bg-surface p-4 md:p-6"
      >
        <Part title={t('portal.who')}>
          <TextInput
            label={t('find.name')}
            name={names.name}
            type="search"
            defaultValue={name ?? ''}
            placeholder={t('find.nameExample')}
            maxLength={80}
            autoComplete="off"
            className="md:col-span-2"
          />
          <Select
            label={t('filter.make')}
            name={names.make}
            defaultValue={makes[0] ?? ''}
            placeholder={t('portal.allMakes')}
            options={withDealers.map((make) => ({ value: make.slug, label: counted(make.name, make.count) }))}
          />
          <Select
            label={t('filter.kind')}
            name={names.kind}
            defaultValue={kind ? kindWords[kind] : ''}
            placeholder={t('kind.any')}
            options={contractKinds.map((each) => ({ value: kindWords[each], label: t(`kind.${each}`) }))}
          />
        </Part>
        <Part title={t('portal.where')}>
          <PlaceFields place={place} t={t} />
          <Select
            label={t('filter.region')}
            name={names.region}
            defaultValue={region ?? ''}
            placeholder={t('portal.allRegions')}
            options={data.regions.map((each) => ({ value: each.slug, label: counted(each.name, each.count) }))}
          />
          <Select
            label={t('filter.district')}
            name={names.district}
            defaultValue={district ?? ''}
            placeholder={t('portal.allDistricts')}
            options={data.regions.map((each) => ({
              label: each.name,
              options: each.districts
                .filter(({ count, slug }) => count > 0 || slug === district)
                .map((one) => ({ value: one.slug, label: counted(one.name, one.count) })),
            }))}
          />
        </Part>
        <fieldset>
          <legend className="mb-1 text-sm font-semi">{t('filter.service')}</legend>
          <div className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-4">
            {dealershipServices.map((service) => (
              <Checkbox
                key={service}
                name={names.service}
                value={service}
                checked={services.includes(service)}
                label={
                  <span className="inline-flex items-center gap-2">
                    <Icon name={serviceIcons[service]} size={16} className="text-text-3" />
                    {labels.service[service]}
                  </span>
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="grid items-center gap-x-6 gap-y-3 md:grid-cols-2 lg:grid-cols-4">
          <Select
            label={t('filter.language')}
            name={names.language}
            defaultValue={language ?? ''}
            placeholder={t('language.any')}
            options={data.languages.map(({ value, count }) => ({
              value,
              label: counted(labels.language[value], count),
            }))}
          />
          <Checkbox name={names.open} value="1" checked={openNow ?? false} label={t('filter.openNow')} />
          <div className="flex flex-wrap gap-2 md:col-span-2 md:justify-end">
            <LinkButton href={action}>{t('panel.reset')}</LinkButton>
            <Button type="submit" variant="accent" icon="search">
              {t('portal.submit')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semi">{title}</legend>
      <div className="grid gap-2 md:grid-cols-2 lg:grid-cols-4">{children}</div>
    </fieldset>
  );
}
