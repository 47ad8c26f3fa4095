import { useTexts } from '#lib/texts/use-texts.ts';

export default function ExportsPage() {
  const t = useTexts('interfaces');
  return <h2>{t('tab.exports')}</h2>;
}
