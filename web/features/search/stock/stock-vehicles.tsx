'use client';

import type { CountedName } from '@kardan/contract/values/counted';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { useState } from 'react';
import { MakeEmblem } from '#domain/makes/make-emblem.tsx';
import { Check, Tiles } from '../detailed/fields/check.tsx';
import { FieldGroup } from '../detailed/fields/field-group.tsx';

/** By make, those whose models are shown. */
type Models = Readonly<Record<string, readonly CountedName[] | 'loading' | 'failed'>>;

interface Props {
  dealershipId: number;
  /** The parameter that both send: `bmw`, `bmw/3er`. */
  name: string;
  /** Those that the dealership has cars of. */
  makes: readonly CountedName[];
  chosen: readonly string[];
  /** Of the makes that are chosen. */
  models: Models;
  locale: Locale;
  texts: Record<'makes' | 'models' | 'loading' | 'failed', string>;
}

/** The makes of a dealership's cars to tick, and below them the models of those that are ticked, with how many it has. */
export function StockVehicles({ dealershipId, name, makes, chosen, models, locale, texts }: Props) {
  const [shown, setShown] = useState(models);

  const toggle = async (make: string, ticked: boolean) => {
    if (!ticked) {
      setShown(({ [make]: _, ...rest }) => rest);
      return;
    }
    // Unticked meanwhile, it stays away.
    const tell = (found: Models[string]) => setShown((now) => (make in now ? { ...now, [make]: found } : now));
    setShown((now) => ({ ...now, [make]: 'loading' }));
    try {
      const { loadStockModels } = await import('./load-stock-models.ts');
      tell(await loadStockModels(dealershipId, make));
    } catch {
      tell('failed');
    }
  };

  const tile = (value: string, { slug, name: label, count }: CountedName, isMake: boolean) => (
    <Check
      key={value}
      name={name}
      value={value}
      checked={chosen.some((each) => each === value || (isMake && each.startsWith(`${value}/`)))}
      {...(isMake && {
        icon: <MakeEmblem slug={slug} name={label} />,
        onChange: (ticked: boolean) => void toggle(slug, ticked),
      })}
    >
      <span>
        {label} <span className="font-regular text-text-3">{formatNumber(count, locale)}</span>
      </span>
    </Check>
  );

  return (
    <>
      <FieldGroup title={texts.makes} wide>
        <Tiles>{makes.map((make) => tile(make.slug, make, true))}</Tiles>
      </FieldGroup>
      {makes.map(({ slug, name: make }) => {
        const of = shown[slug];
        if (!of) return null;
        return (
          <FieldGroup key={slug} title={texts.models.replace('{make}', make)} wide>
            {typeof of === 'string' ? (
              <p role="status" className="text-sm text-text-2">
                {texts[of]}
              </p>
            ) : (
              <Tiles>{of.map((model) => tile(`${slug}/${model.slug}`, model, false))}</Tiles>
            )}
          </FieldGroup>
        );
      })}
    </>
  );
}
