import { useTexts } from '#lib/texts/use-texts.ts';

export default function FeedsPage() {
  const t = useTexts('interfaces');
  return <h2>{t('tab.feeds')}</h2>;
}
