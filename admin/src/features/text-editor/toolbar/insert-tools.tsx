import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditing } from '../editing.ts';
import { Tool } from './tool.tsx';

/** What comes from elsewhere: pictures, live cars, numbers of the rules, boxes. */
export function InsertTools() {
  const t = useTexts('portalText');
  const { ask } = useEditing();
  return (
    <>
      <Tool icon="image-plus" label={t('picture')} onUse={() => ask({ kind: 'picture' })} />
      <Tool icon="car-front" label={t('cars')} isNamed onUse={() => ask({ kind: 'cars' })} />
      <Tool icon="hash" label={t('number')} isNamed onUse={() => ask({ kind: 'reference' })} />
      <Tool icon="square-dashed" label={t('block')} onUse={() => ask({ kind: 'block' })} />
    </>
  );
}
