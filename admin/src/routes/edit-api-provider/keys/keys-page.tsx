import { useTexts } from '#lib/texts/use-texts.ts';

export default function KeysPage() {
  const t = useTexts('interfaces');
  return <h2>{t('tab.keys')}</h2>;
}
