import type { ApiKey } from '@kardan/contract/calls/admin/api-keys';
import { keyBounds, keyScopes } from '@kardan/contract/values/api-keys';
import { formatDay } from '@kardan/ui/formats/format.ts';
import type { WantedKey } from '#domain/keys/api-keys.ts';
import { readNetworks, writeNetworks } from '#domain/keys/networks.ts';
import { chosenIn } from '#lib/form/choice-boxes.tsx';
import { ExplainedChoices } from '#lib/form/explained-choices.tsx';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const spans = ['30', '90', '365', '730'] as const;

/** What a key is called, may do, from where and how long; of one that lives, its end stays unless a span is chosen. */
export function KeyFields({ apiKey }: { apiKey?: ApiKey }) {
  const t = useTexts('apiKeys');
  const locale = useLocale();
  const live = apiKey?.state === 'live' ? apiKey : undefined;
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={keyBounds.name}
        autoComplete="off"
        defaultValue={apiKey?.name}
      />
      <ExplainedChoices
        legend={t('scopes')}
        name="scopes"
        options={keyScopes.map((value) => ({ value, label: t(`scope.${value}`), text: t(`scope.${value}.text`) }))}
        chosen={apiKey?.scopes ?? ['stock', 'pictures']}
      />
      <TextField
        name="networks"
        label={t('networks')}
        optional={t('optional')}
        hint={t('networksHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={apiKey && writeNetworks(apiKey.networks)}
      />
      <SelectField
        name="days"
        label={t('days')}
        defaultValue={live ? '' : String(keyBounds.days.default)}
        {...(live && { placeholder: t('days.kept', { day: formatDay(live.expiresAt, locale) }) })}
        options={spans.map((value) => ({
          value,
          label: apiKey ? t('days.from', { span: t(`days.${value}`) }) : t(`days.${value}`),
        }))}
      />
    </>
  );
}

/** What the fields say. */
export function wantedKeyFrom(value: FormValues): WantedKey {
  return {
    name: value('name'),
    scopes: chosenIn('scopes', keyScopes, value),
    networks: readNetworks(value('networks')),
    ...(value('days') !== '' && { days: Number(value('days')) }),
  };
}
