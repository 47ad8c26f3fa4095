import { contentPath, pageKeys } from '@kardan/contract/site-paths';
import type { ContentKind } from '@kardan/contract/values/content';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { takenKeysQuery } from '#domain/portal/content.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** The pages of the site that have no text in the language yet, by their addresses. */
export function PageField({ kind, language }: { kind: ContentKind; language: Locale }) {
  const t = useTexts('portalContent');
  const { data: taken } = useQuery(takenKeysQuery(kind, language));
  const free = taken ? (pageKeys[kind] ?? []).filter((key) => !taken.includes(key)) : [];
  return (
    <SelectField
      name="key"
      label={t('new.page')}
      placeholder={t('new.choosePage')}
      {...(taken && free.length === 0 && { hint: t('new.noPage') })}
      required
      defaultValue=""
      options={free.map((key) => ({ value: key, label: contentPath(kind, key, '', language) ?? key }))}
    />
  );
}
