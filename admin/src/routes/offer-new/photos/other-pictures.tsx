import { imagePath } from '@kardan/contract/values/image-sizes';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

/** Pictures of which nobody has said what they show: chosen many at once, nobody knows their order. */
export function OtherPictures() {
  const t = useTexts('carNew');
  const { uploads, listing } = useNewCar();
  const arrived = (listing?.pictures ?? []).filter(({ shot }) => shot === null).map(({ contentHash }) => contentHash);
  const onTheirWay = uploads.items.filter(
    ({ shot, rejection, contentHash }) =>
      shot === null && rejection === null && (contentHash === null || !arrived.includes(contentHash)),
  );
  const pictures = [
    ...arrived.map((contentHash) => ({ id: contentHash, url: imagePath(contentHash, 256), isThere: true })),
    ...onTheirWay.map(({ id, previewUrl, state }) => ({ id, url: previewUrl, isThere: state === 'done' })),
  ];
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('photos.others', { count: pictures.length })} className="grid grid-cols-6 gap-2">
      {pictures.map(({ id, url, isThere }) => (
        <li key={id}>
          <img
            src={url}
            alt={t(isThere ? 'shot.done' : 'photos.coming')}
            className={`aspect-4/3 w-full rounded-xs object-cover ${isThere ? '' : 'opacity-60'}`}
          />
        </li>
      ))}
    </ul>
  );
}

/** Pictures that the API does not take, each with its reason. */
export function RefusedPictures() {
  const t = useTexts('carNew');
  const { uploads } = useNewCar();
  const refused = uploads.items.filter(({ rejection }) => rejection !== null);
  if (refused.length === 0) return null;
  return (
    <ul aria-label={t('photos.refused')} className="grid gap-2">
      {refused.map(({ id, previewUrl, rejection }) => (
        <li key={id} className="flex items-center gap-3 rounded-sm border border-line p-2">
          <img src={previewUrl} alt="" className="h-12 w-18 rounded-xs object-cover" />
          <p className="min-w-0 flex-1 text-sm text-alert">{rejection}</p>
          <Button size="sm" onClick={() => uploads.remove(id)}>
            {t('photos.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
