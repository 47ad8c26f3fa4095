import { useTexts } from '#lib/texts/use-texts.ts';

/** Addresses of before that still lead here. */
export function FormerSlugs({ slugs }: { slugs: readonly string[] }) {
  const t = useTexts('portalCatalogue');
  if (slugs.length === 0) return null;
  return (
    <p className="mt-3 text-xs text-text-2 [overflow-wrap:anywhere]">
      {t('formerSlugs')} {slugs.join(', ')}
    </p>
  );
}
