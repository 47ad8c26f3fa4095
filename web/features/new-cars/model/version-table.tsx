import type { CatalogueVersion } from '@kardan/contract/calls/pages/new-cars';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { Named } from '@kardan/contract/values/counted';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { formatPower, formatPrice, formatPriceChange } from '@kardan/ui/formats/format.ts';
import { co2Words, consumptionWords } from '#domain/listing/official-words.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

interface Props {
  make: Named;
  model: Named;
  versions: CatalogueVersion[];
  /** The version whose page it stands on: others are compared with its price. */
  current?: { id: number; priceEur: number | null };
}

const priceOf = ({ newPriceEur, priceFromEur }: CatalogueVersion) => newPriceEur ?? priceFromEur;

/** Versions side by side: consumption and CO₂ beside every price, as the law wants it. */
export async function VersionTable({ make, model, versions, current }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const labels = optionLabels[locale];
  return (
    <>
      <Table
        caption={t('versions.title')}
        columns={[
          {
            id: 'version',
            header: t('versions.version'),
            main: true,
            cell: (version) => (
              <VersionName
                isCurrent={version.id === current?.id}
                address={href(locale, 'newCarsVersion', {
                  make: make.slug,
                  model: model.slug,
                  version: version.slug,
                })}
                name={version.name}
                facts={[
                  formatPower(version.powerKw, version.powerPs, locale),
                  labels.fuel[version.fuel],
                  labels.gearbox[version.gearbox],
                  ...(version.drive ? [labels.drive[version.drive]] : []),
                ].join(', ')}
              />
            ),
          },
          {
            id: 'consumption',
            header: t('official.consumption'),
            numeric: true,
            cell: ({ official }) => consumptionWords(official, locale) ?? t('unknown'),
          },
          {
            id: 'co2',
            header: t('official.co2'),
            numeric: true,
            cell: ({ official }) => co2Words(official, locale) ?? t('unknown'),
          },
          {
            id: 'price',
            header: t('price'),
            numeric: true,
            cell: (version) => {
              const price = priceOf(version);
              if (price === null)
                return <span className="whitespace-normal">{t(version.count > 0 ? 'price.plusNova' : 'unknown')}</span>;
              return (
                <>
                  <b className="font-semi">{formatPrice(price, locale)}</b>
                  <span className="block text-xs text-text-3">
                    {t(version.newPriceEur === null ? 'versions.lowest' : 'versions.list')}
                  </span>
                </>
              );
            },
          },
          ...(current?.priceEur
            ? [
                {
                  id: 'difference',
                  header: t('versions.difference'),
                  numeric: true,
                  cell: (version: CatalogueVersion) => {
                    const price = priceOf(version);
                    if (version.id === current.id) return t('versions.this');
                    return price === null || current.priceEur === null
                      ? t('unknown')
                      : formatPriceChange(price - current.priceEur, locale);
                  },
                },
              ]
            : []),
          { id: 'count', header: t('versions.count'), numeric: true, cell: ({ count }) => count },
        ]}
        rows={versions}
        keyOf={({ id }) => id}
      />
      <p className="mt-3 text-xs text-text-3">{t('official.note')}</p>
    </>
  );
}

interface NameProps {
  isCurrent: boolean;
  address: string;
  name: string;
  facts: string;
}

function VersionName({ isCurrent, address, name, facts }: NameProps) {
  const words = (
    <>
      <span className="block font-semi group-hover:underline group-hover:underline-offset-3">{name}</span>
      <span className="text-xs text-text-3">{facts}</span>
    </>
  );
  if (isCurrent) {
    return (
      <span aria-current="page" className="block border-l-3 border-accent-line py-1 pl-2.5">
        {words}
      </span>
    );
  }
  return (
    <Link href={address} className="group inline-block min-h-8 py-1">
      {words}
    </Link>
  );
}
