import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { optionLabels } from '@kardan/contract/labels/reference';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { listingPath } from '@kardan/contract/site-paths';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { ratingLevels } from '@kardan/contract/values/price-ratings';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { PriceRating } from '@kardan/ui/price/price-rating.tsx';
import { dealershipPath } from '#domain/addresses.ts';
import { optionText } from '#domain/listing/field-words.ts';
import { mayPublish, moveBackOf } from '#domain/listing/state-moves.ts';
import { siteName } from '#lib/browser/site.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { useCarName } from '../use-car-name.ts';
import { MoreActs } from './more-acts.tsx';
import { onlineButtonWords } from './online-words.ts';
import { SaveState } from './save-state.tsx';
import type { useCarActs } from './use-car-acts.ts';
import type { usePublish } from './use-publish.ts';

export interface HeadProps {
  acts: ReturnType<typeof useCarActs>;
  publishing: ReturnType<typeof usePublish>;
  /** On the price tab the accent is the price box's. */
  isQuiet: boolean;
  onWhy: () => void;
}

/** Which car it is, how it stands, whether it is saved, and the way online. */
export function CarHead({ advice, ...acting }: HeadProps & { advice: PriceAdvice | undefined }) {
  const t = useTexts('car');
  const s = useTexts('shell');
  const locale = useLocale();
  const { id, car, fields } = useEditor();
  const { name, version } = useCarName();
  const [picture] = car.pictures;
  const label = advice?.rating.label;
  return (
    <header>
      <title>{`${name} – ${siteName}`}</title>
      <nav aria-label={t('head.path')} className="flex items-center gap-2 text-xs text-text-2">
        <Link
          href={dealershipPath(id.dealershipId, 'offers')}
          className="inline-flex min-h-8 items-center gap-2 hover:text-text pointer-coarse:min-h-11"
        >
          <Icon name="arrow-left" size={15} />
          {s('offers')}
        </Link>
        <span aria-hidden="true" className="text-text-3">
          /
        </span>
        <span>{t('head.number', { number: fields.externalId ?? String(car.id) })}</span>
      </nav>
      <div className="mt-1.5 grid grid-cols-[84px_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2.5 lg:grid-cols-[96px_minmax(0,1fr)_auto]">
        {picture ? (
          <img
            src={imagePath(picture.contentHash, 256)}
            alt=""
            className="h-15 w-21 rounded-sm object-cover lg:row-span-2 lg:h-17 lg:w-24"
          />
        ) : (
          <span className="grid h-15 w-21 place-items-center rounded-sm bg-surface-3 text-text-3 lg:row-span-2 lg:h-17 lg:w-24">
            <Icon name="image-off" size={22} />
          </span>
        )}
        <h1 className="text-[clamp(1.25rem,1rem+1vw,1.625rem)]! leading-[1.15]! [overflow-wrap:anywhere]">
          {name}
          {version && (
            <span className="mt-0.5 block text-sm font-regular tracking-normal text-text-2 [font-stretch:100%]">
              {version}
            </span>
          )}
        </h1>
        <p className="col-span-full flex flex-wrap items-center gap-x-3.5 gap-y-1 text-xs text-text-2 lg:col-span-1 lg:col-start-2 lg:row-start-2">
          <span className="inline-flex items-center gap-1.75">
            <span
              aria-hidden="true"
              className={`size-2 ${car.state === 'active' ? 'bg-accent-line' : car.state === 'blocked' ? 'bg-alert' : 'bg-line-strong'}`}
            />
            {stockStateLabels[locale][car.state]}
          </span>
          {car.daysOnline !== null && <span>{t('head.days', { count: car.daysOnline })}</span>}
          {fields.conditionKind && <span>{optionText('conditionKind', fields.conditionKind, locale)}</span>}
          {fields.priceEur !== null && <b className="font-semi text-text">{formatPrice(fields.priceEur, locale)}</b>}
          {label && fields.priceEur !== null && (
            <PriceRating level={ratingLevels[label]} word={optionLabels[locale].priceRating[label]} size="sm" />
          )}
        </p>
        <div className="hidden items-center gap-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex">
          <div className="mr-2 max-w-56">
            <SaveState />
          </div>
          <HeadActs {...acting} id="more-acts" />
        </div>
      </div>
      {car.blockedReason && (
        <p className="mt-3 flex gap-2.5 rounded-sm bg-alert-soft px-3.5 py-3 text-sm text-alert">
          <Icon name="ban" size={18} className="mt-0.5" />
          <span>
            {t('head.blocked', { reason: car.blockedReason })}{' '}
            <TextLink href={dealershipPath(id.dealershipId, 'statements')} inline>
              {t('head.blockedWhy')}
            </TextLink>
          </span>
        </p>
      )}
    </header>
  );
}

/** Below lg the acts stand where the thumb is, in place of the navigation: editing is a task. */
export function EditBar(acting: HeadProps) {
  return (
    <div
      data-task
      className="fixed inset-x-0 bottom-0 z-(--z-tray) flex min-h-16 items-center justify-between gap-3 border-t border-line-strong bg-surface px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden"
    >
      <SaveState />
      <div className="ml-auto flex shrink-0 gap-2">
        <HeadActs {...acting} id="more-acts-bar" isBar />
      </div>
    </div>
  );
}

function HeadActs({
  acts,
  publishing,
  isQuiet,
  onWhy,
  id,
  isBar = false,
}: HeadProps & { id: string; isBar?: boolean }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { car, save, isReadOnly } = useEditor();
  const { publish, isPending, hasNews } = publishing;
  const hasNewsToPublish = hasNews && mayPublish(car);
  // A sale is taken back by its own act, from the menu.
  const mayComeBack = moveBackOf(car)?.act === 'bring-back';
  const isStuck = save.status === 'offline' || save.status === 'conflict' || save.status === 'failed';
  return (
    <>
      {!isBar && car.slug && (
        <LinkButton href={listingPath(car.slug, locale)} target="_blank" icon="eye">
          {t('head.preview')}
        </LinkButton>
      )}
      {!isReadOnly && (
        <Button
          variant={isQuiet ? 'ghost' : 'accent'}
          busy={isPending || (mayComeBack && acts.isMoving)}
          busyLabel={t('publish.running')}
          disabled={isStuck || !(hasNewsToPublish || mayComeBack) || acts.isDiscarding}
          onClick={() => (hasNewsToPublish ? publish() : acts.move('active'))}
        >
          {hasNewsToPublish ? t('publish.act') : mayComeBack ? t('act.bring-back') : onlineButtonWords(car, t)}
        </Button>
      )}
      <MoreActs id={id} isBar={isBar} acts={acts} onWhy={onWhy} />
    </>
  );
}
