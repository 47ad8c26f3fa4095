import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from './saving/use-editor.ts';

/** What people call the car: make and model, and the version below; its title until that is known. */
export function useCarName(): { name: string; version: string | undefined } {
  const t = useTexts('car');
  const { car, fields } = useEditor();
  const { make, model, version } = car.vehicle;
  const vehicle = [make?.name, model?.name].filter(Boolean).join(' ');
  return { name: vehicle || fields.title || t('head.unnamed'), version: version?.name };
}
