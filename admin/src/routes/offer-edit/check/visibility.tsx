import type { ListingCheck } from '@kardan/contract/calls/stock/own-listing';
import { mayPublish, moveBackOf } from '#domain/listing/state-moves.ts';
import { type ReasonActs, WhyDialog } from '#features/visibility/why-dialog.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { HeadProps } from '../head/car-head.tsx';
import { useEditor } from '../saving/use-editor.ts';
import { useCarName } from '../use-car-name.ts';
import { useShowTab } from '../use-show-tab.ts';
import { useMend } from './use-mend.ts';

interface Props extends Pick<HeadProps, 'acts' | 'publishing'> {
  onClose: () => void;
}

/** Why buyers do not find the car, with what the editor can do about it. */
export function Visibility({ acts, publishing, onClose }: Props) {
  const t = useTexts('car');
  const { id, car, isReadOnly } = useEditor();
  const { name } = useCarName();
  const mend = useMend();
  const showTab = useShowTab();
  const actsOf = ({ items }: ListingCheck): ReasonActs => {
    if (isReadOnly) return {};
    const blocking = items.filter(({ severity }) => severity === 'blocks');
    const unlawful = blocking.find(({ code }) => code === 'consumption-required');
    const missing = blocking.find(({ code }) => code !== 'consumption-required');
    const back = moveBackOf(car);
    return {
      ...(back && { state: { label: t(`act.${back.act}`), run: () => acts.move(back.to) } }),
      ...(car.state === 'draft' && { state: { label: t('publish.act'), run: publishing.publish } }),
      ...(missing && { complete: { label: t('next.show'), run: () => mend(missing) } }),
      ...(unlawful && { law: { label: t('next.show'), run: () => mend(unlawful) } }),
      schedule: { label: t('why.toSchedule'), run: () => void showTab('price') },
      ...(mayPublish(car) && { 'unpublished-changes': { label: t('publish.act'), run: publishing.publish } }),
    };
  };
  return <WhyDialog car={id} name={name} actsOf={actsOf} onClose={onClose} />;
}
