import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { formatPrice, formatPriceChange } from '@kardan/ui/formats/format.ts';
import { numberText } from '@kardan/ui/forms/range/number-text.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { type ReactNode, useState } from 'react';
import { isOffered } from '#domain/listing/is-offered.ts';
import { viennaMoment } from '#domain/vienna-moment.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { LawNote } from '../data/law-note.tsx';
import { usePublish } from '../head/use-publish.ts';
import { useEditor } from '../saving/use-editor.ts';
import { Schedules } from './schedules.tsx';

interface Props {
  price: number | null;
  onChange: (price: number | null) => void;
  advice: PriceAdvice | undefined;
}

const steps = [-100, -500, -1_000, 100];

/** The decision: which price, from when, and what may be said about it. */
export function PriceBox({ price, onChange, advice }: Props) {
  const t = useTexts('car');
  const locale = useLocale();
  const { id, car, fields, edit, take, isReadOnly } = useEditor();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState('18:00');
  const publishing = usePublish();
  const schedule = useChange(
    () =>
      api.scheduleListing({
        params: id,
        body: { at: viennaMoment(day, time).toISOString(), publish: car.online === null, priceEur: price },
      }),
    {
      onDone: (answer) => {
        take(answer);
        showToast({ text: t('box.planned') });
      },
    },
  );
  const numbers = numberText(locale, true);
  const others = car.unpublished.filter((key) => key !== 'priceEur').length;
  const isChanged = price !== null && price !== fields.priceEur;
  const current = advice?.priceEur === price ? advice : undefined;
  const estimate = current?.rating.estimate;
  return (
    <section aria-labelledby="box-title" className="rounded-md border border-line bg-surface p-4 md:p-5">
      <h2 id="box-title" className="mb-3">
        {t('box.title')}
      </h2>
      <TextInput
        label={t('box.price')}
        inputMode="numeric"
        autoComplete="off"
        disabled={isReadOnly}
        value={price === null ? '' : numbers.write(price)}
        unit="€"
        onChange={({ currentTarget }) => onChange(numbers.read(currentTarget.value))}
        style={{ fontSize: '1.5rem', fontWeight: 700, fontStretch: 'var(--wide)', height: '2rem' }}
      />
      <div className="mt-2 grid grid-cols-4 gap-1.5">
        {steps.map((step) => (
          <Button
            key={step}
            size="sm"
            className="px-1!"
            disabled={isReadOnly || price === null}
            onClick={() => price !== null && onChange(Math.max(1, price + step))}
          >
            {`${step < 0 ? '−' : '+'}\u00A0${numbers.write(Math.abs(step))}`}
          </Button>
        ))}
      </div>
      <dl aria-live="polite" className="mt-3 text-sm">
        {current && (
          <Row term={t('box.rating')}>
            <PriceRating
              level={ratingLevels[current.rating.label]}
              word={optionLabels[locale].priceRating[current.rating.label]}
              size="sm"
            />
          </Row>
        )}
        {current?.rank != null && (
          <Row term={t('box.rank')}>{t('box.rankOf', { rank: current.rank, of: current.rankOf })}</Row>
        )}
        {current && estimate && (
          <Row term={t('box.toUsual')}>{formatPriceChange(current.priceEur - estimate.estimateEur, locale)}</Row>
        )}
      </dl>
      {!isReadOnly && (
        <>
          <fieldset className="mt-4">
            <legend className="mb-2 text-sm font-semi">{t('box.when')}</legend>
            <div className="grid grid-cols-2 gap-0.5 rounded-sm border border-line-strong p-[3px]">
              {(['now', 'later'] as const).map((name) => (
                <label
                  key={name}
                  className="grid min-h-9 cursor-pointer place-items-center rounded-[4px] text-xs font-medium text-text-2 has-checked:bg-inverse has-checked:text-on-inverse has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
                >
                  <input
                    type="radio"
                    name="price-when"
                    checked={when === name}
                    onChange={() => setWhen(name)}
                    className="sr-only"
                  />
                  {t(`box.${name}`)}
                </label>
              ))}
            </div>
          </fieldset>
          {when === 'later' && (
            <div className="mt-2 grid grid-cols-2 gap-2">
              <TextInput
                label={t('box.day')}
                type="date"
                value={day}
                onChange={({ currentTarget }) => setDay(currentTarget.value)}
              />
              <TextInput
                label={t('box.time')}
                type="time"
                value={time}
                onChange={({ currentTarget }) => setTime(currentTarget.value)}
              />
            </div>
          )}
          {current && <MayAdvertise advice={current} />}
          {when === 'later' ? (
            <Button
              variant="accent"
              full
              className="mt-4"
              busy={schedule.isPending}
              disabled={day === '' || time === '' || price === null || (car.online !== null && !isChanged)}
              onClick={() => schedule.mutate(undefined)}
            >
              {t(car.online === null ? 'box.planPublish' : 'box.plan')}
            </Button>
          ) : (
            <Button
              variant="accent"
              full
              className="mt-4"
              busy={publishing.isPending}
              busyLabel={t('publish.running')}
              disabled={!isChanged}
              onClick={() => {
                edit('priceEur', price);
                if (isOffered(car) && others === 0) publishing.publish();
                else showToast({ text: t('box.taken') });
              }}
            >
              {t(isOffered(car) && others === 0 ? 'box.publish' : 'box.take')}
            </Button>
          )}
          <p className="mt-2 text-xs text-text-3">
            {t(when === 'later' ? 'box.planNote' : isOffered(car) && others > 0 ? 'box.takeNote' : 'box.note')}
          </p>
        </>
      )}
      <Schedules />
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-2.5 last:border-0">
      <dt className="text-text-2">{term}</dt>
      <dd className="text-right font-semi">{children}</dd>
    </div>
  );
}

/** What may be said of a reduction, by § 9a PrAG. */
function MayAdvertise({ advice }: { advice: PriceAdvice }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { priceEur, reductionEur, lowestOfThirtyDaysEur: lowest } = advice;
  const last = advice.history.at(-1)?.priceEur;
  if (lowest === null || last === undefined || priceEur >= last) return null;
  return (
    <div className="mt-4">
      {reductionEur === null || reductionEur <= 0 ? (
        <LawNote title={t('law.noReduction')}>
          {t('law.noReductionText', { price: formatPrice(lowest, locale) })}
        </LawNote>
      ) : (
        <LawNote
          title={t('law.reduction', { amount: formatPrice(reductionEur, locale) })}
          quote={
            <>
              {formatPrice(priceEur, locale)} <s className="ml-1 text-text-3">{formatPrice(lowest, locale)}</s>
              <br />
              {t('law.lowest', { price: formatPrice(lowest, locale) })}
            </>
          }
        >
          {last - priceEur !== reductionEur && t('law.notReduction', { amount: formatPrice(last - priceEur, locale) })}{' '}
          {t('law.prag')}
        </LawNote>
      )}
    </div>
  );
}

function tomorrow(): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna', dateStyle: 'short' });
  return format.format(Date.now() + 24 * 60 * 60_000);
}
