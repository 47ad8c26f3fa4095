import { listingPath } from '@kardan/contract/site-paths';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { stateMovesFrom } from '#domain/listing/state-moves.ts';
import { type Act, ActMenu } from '#lib/page/act-menu.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import type { useCarActs } from './use-car-acts.ts';

interface Props {
  id: string;
  /** In the bar of phones, which has no room for the way to the ad. */
  isBar: boolean;
  acts: ReturnType<typeof useCarActs>;
  onWhy: () => void;
}

/** What is done with a whole car, behind one button. */
export function MoreActs({ id, isBar, acts, onWhy }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { car, isReadOnly } = useEditor();
  const { slug } = car;
  const list: (Act | false)[] = [
    isBar &&
      slug !== null && {
        icon: 'eye',
        label: t('head.preview'),
        run: () => void open(listingPath(slug, locale), '_blank', 'noopener'),
      },
    { icon: 'eye-off', label: t('why.title'), run: onWhy },
    ...(isReadOnly ? [] : stateMovesFrom(car)).map(({ act, to, icon }) => ({
      icon,
      label: t(`act.${act}`),
      run: () => acts.move(to),
    })),
    !isReadOnly && { icon: 'copy', label: t('act.copy'), run: acts.copy },
    !isReadOnly &&
      car.online !== null &&
      car.unpublished.length > 0 && { icon: 'rotate-ccw', label: t('act.discard'), run: acts.discard },
    !isReadOnly && car.online === null && { icon: 'trash-2', label: t('act.delete'), run: acts.remove },
  ];
  return <ActMenu id={id} label={t('act.more')} className={buttonClasses({ className: 'px-3!' })} acts={list} />;
}
