import type { Restriction } from '@kardan/contract/calls/operator/restrictions';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { dayInWords } from '#domain/portal/moments.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What a restriction rests on, how it was found, and its days. */
export function RestrictionFacts({ restriction }: { restriction: Restriction }) {
  const t = useTexts('restrictions');
  const locale = useLocale();
  const { ground, clause, foundBy, announcedAt, effectiveAt, atOnceBecause, complaintUntil } = restriction;
  return (
    <RowList
      rows={[
        { label: t('groundLabel'), value: `${t(`ground.${ground}`)}: ${clause}` },
        { label: t('foundLabel'), value: t(`found.${foundBy}`) },
        { label: t('announced'), value: dayInWords(announcedAt, locale) },
        { label: t('effective'), value: dayInWords(effectiveAt, locale) },
        ...(atOnceBecause ? [{ label: t('atOnce'), value: t(`haste.${atOnceBecause}`) }] : []),
        { label: t('complaint'), value: dayInWords(complaintUntil, locale) },
      ]}
    />
  );
}
