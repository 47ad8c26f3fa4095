import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { listingFieldGroupLabels } from '@kardan/contract/labels/listing-fields';
import { listingField } from '@kardan/contract/listing-fields';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { fieldLabel, valueText } from '#domain/listing/field-words.ts';
import { isEmpty } from '#domain/listing/own-listing.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { fieldsOf } from '../data/field-groups.ts';
import { useEditor } from '../saving/use-editor.ts';

const groups = ['condition', 'engine', 'body', 'energy'] as const;

/** The car's page below its head, as a phone shows it: pictures, data, equipment, text. */
export function PagePreview() {
  const t = useTexts('car');
  const locale = useLocale();
  const { car, fields } = useEditor();
  return (
    <div className="mt-3 grid gap-4 text-xs">
      {car.pictures.length > 1 && (
        <ul className="grid grid-cols-4 gap-1.5">
          {car.pictures.slice(1, 9).map(({ contentHash, altText }) => (
            <li key={contentHash}>
              <img
                src={imagePath(contentHash, 128)}
                alt={altText ?? ''}
                loading="lazy"
                className="aspect-[3/2] w-full rounded-xs object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => {
        const told = fieldsOf(group, fields).filter(
          (key) => !isEmpty(fields[key]) && listingField(key).visibility !== 'dealer',
        );
        if (told.length === 0) return null;
        return (
          <section key={group}>
            <h3 className="mb-1 text-sm!">{listingFieldGroupLabels[locale][group]}</h3>
            <dl>
              {told.map((key) => (
                <div key={key} className="flex justify-between gap-3 border-t border-line py-1.5">
                  <dt className="text-text-2">{fieldLabel(key, t, locale)}</dt>
                  <dd className="text-right font-medium">{valueText(key, fields[key], t, locale)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      {fields.equipment && fields.equipment.length > 0 && (
        <section>
          <h3 className="mb-1 text-sm!">{t('equipment.title')}</h3>
          <p className="text-text-2">{fields.equipment.map((item) => equipmentLabels[locale][item]).join(', ')}</p>
        </section>
      )}
      {fields.description && (
        <section>
          <h3 className="mb-1 text-sm!">{t('text.description')}</h3>
          <p className="whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{fields.description}</p>
        </section>
      )}
    </div>
  );
}
