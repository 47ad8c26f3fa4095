import { Button } from '@kardan/ui/actions/button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from './use-new-car.ts';

/** A car that an earlier visit has begun: whoever came for another one is not taken for going on with it. */
export function Resumed() {
  const t = useTexts('carNew');
  const { isResumed, resume, restart, listing, uploads } = useNewCar();
  if (!isResumed) return null;
  const { make, model } = listing?.vehicle ?? {};
  const car = make ? [make.name, model?.name].filter(Boolean).join(' ') : t('online.unknownCar');
  const count = Math.max(listing?.pictures.length ?? 0, uploads.items.length);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sm bg-surface-2 px-4 py-3">
      <p className="font-semi">{t('resumed', { car, count })}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={resume}>{t('resumed.goOn')}</Button>
        <Button icon="plus" onClick={restart}>
          {t('resumed.next')}
        </Button>
      </div>
    </div>
  );
}
