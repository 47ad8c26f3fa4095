import { imagePath } from '@kardan/contract/values/image-sizes';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { valueText } from '#domain/listing/field-words.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';

/** The car in three lines, with its first picture. */
export function CarSummary() {
  const t = useTexts('carNew');
  const c = useTexts('car');
  const locale = useLocale();
  const { listing, uploads, fields } = useNewCar();
  const [first] = listing?.pictures ?? [];
  const picture = first ? imagePath(first.contentHash, 256) : uploads.items[0]?.previewUrl;
  const { make, model, version } = listing?.vehicle ?? {};
  const facts = (['firstRegistration', 'powerKw', 'fuel'] as const).flatMap((key) => {
    const value = fields[key];
    return value === null ? [] : [valueText(key, value, c, locale)];
  });
  return (
    <div className="flex items-center gap-3.5">
      {picture ? (
        <img src={picture} alt="" className="h-[70px] w-[104px] shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="grid h-[70px] w-[104px] shrink-0 place-items-center rounded-sm bg-surface-3 text-text-3">
          <Icon name="image-off" size={22} />
        </span>
      )}
      <p className="text-sm leading-[1.4] text-text-2">
        <b className="block text-md font-semi text-text">
          {make ? [make.name, model?.name].filter(Boolean).join(' ') : t('online.unknownCar')}
        </b>
        {version?.name}
        <span className="block text-xs text-text-3">{facts.join(factSeparator)}</span>
        {uploads.pending > 0 && (
          <span className="block text-xs text-text-3">
            {t('online.pictures', {
              done: uploads.items.length - uploads.pending,
              total: uploads.items.length,
            })}
          </span>
        )}
      </p>
    </div>
  );
}
