import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import { href } from '#lib/routes/href.ts';
import type sitemapTexts from '#locales/de-AT/sitemap.json';
import { Foldable } from './foldable.tsx';
import { LinkList } from './link-list.tsx';
import type { MakeEntry } from './make-entries.ts';

interface Props {
  make: MakeEntry;
  locale: Locale;
  t: Translator<typeof sitemapTexts>;
}

/** A make that opens to the lists it stands in and to its models. */
export function MakeDetails({ make: { slug: make, name, count, sections, models }, locale, t }: Props) {
  return (
    <Foldable
      sign={<MakeEmblem slug={make} name={name} size={24} className="text-text-2 group-hover:text-text" />}
      name={name}
      count={formatNumber(count, locale)}
    >
      <LinkList
        label={t('make.sections', { make: name })}
        links={sections.map((list) => ({
          href: href(locale, list.route, { make }),
          name: t(`section.${list.section}`),
          count: formatNumber(list.count, locale),
        }))}
      />
      {models.length > 0 && (
        <LinkList
          label={t('make.models', { make: name })}
          links={models.map((model) => ({
            href: href(locale, model.route, { make, model: model.slug }),
            name: model.name,
            count: formatNumber(model.count, locale),
          }))}
          className="mt-1 border-t border-line pt-1 text-text-2"
        />
      )}
    </Foldable>
  );
}
