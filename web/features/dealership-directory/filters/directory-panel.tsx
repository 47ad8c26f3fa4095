import { contractKinds } from '@kardan/contract/calls/dealerships/dealership-search';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { CheckboxList } from '@kardan/ui/forms/checkbox-list.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { PanelSheet } from '@kardan/ui/overlays/panel-sheet.tsx';
import type { ReactNode } from 'react';
import { serviceIcons } from '#domain/dealership/service-icons.ts';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import { FilterForm } from '#domain/search/filter-form.tsx';
import { href } from '#lib/routes/href.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { directoryAddress } from '../url/directory-address.ts';
import { kindWords, names } from '../url/directory-state.ts';
import { DirectoryAreas } from './directory-areas.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { makeOptions, serviceOptions } from './options.ts';
import type { PanelProps } from './panel-props.ts';

export const panelId = 'filter';
const visibleMakes = 8;
const visibleServices = 8;

/** All filters with their counts: beside the results from lg on, in a sheet below that. */
export function DirectoryPanel({ total, ...props }: PanelProps & { total: number }) {
  const { state, words } = props;
  const { t, locale } = words;
  return (
    <PanelSheet
      id={panelId}
      title={t('panel.title')}
      closeLabel={t('panel.close')}
      footer={
        <>
          <LinkButton href={directoryAddress(locale, { view: state.view, limit: state.limit })} rel="nofollow">
            {t('panel.reset')}
          </LinkButton>
          <Button variant="accent" full popoverTarget={panelId} popoverTargetAction="hide" aria-live="polite">
            {t('panel.show', { count: total })}
          </Button>
        </>
      }
    >
      <FilterForm id="filter-form" action={href(locale, 'dealerships')}>
        <Fields {...props} />
        <HiddenFields state={state} except={['openNow', 'makes', 'kind', 'services', 'language']} />
        <noscript>
          <Button type="submit" variant="accent" full className="mt-4">
            {t('panel.apply')}
          </Button>
        </noscript>
      </FilterForm>
      <TextLink
        href={href(locale, 'portalDealershipListSearch')}
        icon="sliders-horizontal"
        className="mt-4 min-h-11 text-sm"
      >
        {t('panel.detailed')}
      </TextLink>
    </PanelSheet>
  );
}

function Fields(props: PanelProps) {
  const { state, facets, words } = props;
  const { t, locale, labels } = words;
  const { openNow, makes, kind, services, language, region, district } = state.filters;
  const count = (value: number) => formatNumber(value, locale);
  const makeList = makeOptions(facets, makes, words);
  return (
    <>
      <div className="border-b border-line pb-3">
        <Checkbox name={names.open} value="1" checked={openNow ?? false} label={t('filter.openNow')} />
      </div>
      {(facets.regions.length > 0 || region) && (
        <Group title={t('filter.area')} active={Number(Boolean(region)) + Number(Boolean(district))} words={words} open>
          <DirectoryAreas {...props} />
        </Group>
      )}
      <Group title={t('filter.make')} active={makes.length + Number(Boolean(kind))} words={words} open>
        <CheckboxList
          legend={t('filter.make')}
          name={names.make}
          options={makeList.map((option) => ({
            ...option,
            countText: count(option.count),
            icon: (
              <span className="inline-grid w-4">
                <MakeEmblem slug={option.value} name={option.label} size={16} className="text-text-2" />
              </span>
            ),
          }))}
          visibleCount={Math.max(visibleMakes, makes.length)}
          moreLabel={t('panel.moreMakes', { count: Math.max(makeList.length - visibleMakes, 0) })}
        />
        <Select
          key={kind}
          label={t('filter.kind')}
          name={names.kind}
          defaultValue={kind ? kindWords[kind] : ''}
          placeholder={t('kind.any')}
          options={contractKinds.map((each) => ({ value: kindWords[each], label: t(`kind.${each}`) }))}
          className="mt-3"
        />
        <TextLink href={href(locale, 'dealershipMakes')} className="mt-2 min-h-8 text-xs pointer-coarse:min-h-11">
          {t('panel.allMakes')}
        </TextLink>
      </Group>
      <Group title={t('filter.service')} active={services.length} words={words} open>
        <CheckboxList
          legend={t('filter.service')}
          name={names.service}
          options={serviceOptions(facets, services, words).map((option) => ({
            ...option,
            countText: count(option.count),
            icon: <Icon name={serviceIcons[option.value]} size={16} className="text-text-3" />,
          }))}
          visibleCount={visibleServices}
          moreLabel={t('panel.more')}
        />
      </Group>
      <Group title={t('filter.language')} active={Number(Boolean(language))} words={words}>
        <Select
          key={language}
          label={t('filter.language')}
          name={names.language}
          defaultValue={language ?? ''}
          placeholder={t('language.any')}
          options={words.data.languages.map(({ value }) => ({ value, label: labels.language[value] }))}
        />
      </Group>
    </>
  );
}

interface GroupProps {
  title: string;
  active: number;
  words: DirectoryWords;
  open?: boolean;
  children: ReactNode;
}

function Group({ title, active, words: { t }, open = false, children }: GroupProps) {
  return (
    <Accordion
      title={title}
      activeCount={active}
      activeLabel={t('activeCount', { count: active })}
      open={open || active > 0}
    >
      {children}
    </Accordion>
  );
}
