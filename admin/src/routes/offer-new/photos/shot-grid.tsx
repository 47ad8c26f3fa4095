import { shotLabels } from '@kardan/contract/labels/shots';
import type { Shot } from '@kardan/contract/values/stock';
import { classes } from '@kardan/ui/classes.ts';
import { formatShare } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { ShotState, ShotTile } from '#domain/new-car/shot-list.ts';
import { useNow } from '#lib/browser/use-now.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

const icons: Record<Shot, IconName> = {
  'front-left': 'car-front',
  front: 'car-front',
  'side-left': 'car',
  'rear-left': 'car',
  rear: 'car-front',
  'rear-right': 'car',
  'side-right': 'car',
  wheels: 'disc-3',
  dashboard: 'circle-gauge',
  seats: 'armchair',
  odometer: 'gauge',
  boot: 'package',
};

const frames: Record<ShotState, string> = {
  done: '',
  uploading: '',
  failed: 'border-2 border-alert',
  refused: 'border-2 border-alert',
  next: 'bg-accent-soft text-accent-text ring-[2.5px] ring-accent-line ring-inset',
  skipped: 'border border-dashed border-line text-text-3',
  missing: 'border border-dashed border-line-strong',
};

interface Props {
  tiles: readonly ShotTile[];
  onChoose: (shot: Shot) => void;
}

/** The shots of a car with what has become of each; a tap chooses which one the next picture is of, or tries again. */
export function ShotGrid({ tiles, onChoose }: Props) {
  const t = useTexts('carNew');
  const taken = tiles.filter(({ pictureUrl }) => pictureUrl !== null).length;
  return (
    <ol
      aria-label={t('photos.list', { count: taken, total: tiles.length })}
      className="grid grid-cols-4 gap-2 lg:grid-cols-6 xl:grid-cols-4"
    >
      {tiles.map((tile, index) => (
        <li key={tile.shot}>
          <Tile tile={tile} number={index + 1} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

const onPicture = 'bg-picture-tag text-picture-ink';

function Tile({ tile, number, onChoose }: { tile: ShotTile; number: number; onChoose: (shot: Shot) => void }) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { shot, state, pictureUrl, progress } = tile;
  const seconds = useSecondsUntil(tile.retryAt);
  const percent = formatShare(progress, locale);
  const hasFailed = state === 'failed' || state === 'refused';
  return (
    <button
      type="button"
      aria-current={state === 'next' ? 'true' : undefined}
      onClick={() => onChoose(shot)}
      className="relative block w-full text-left"
    >
      <span
        className={classes(
          'relative grid aspect-4/3 place-items-center overflow-hidden rounded-sm text-text-3',
          frames[state],
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'absolute top-0 left-0 z-1 min-w-5 px-1.25 py-0.75 text-center text-2xs leading-none',
            pictureUrl ? `rounded-br-xs ${onPicture}` : undefined,
          )}
        >
          {number}
        </span>
        {pictureUrl ? (
          <img
            src={pictureUrl}
            alt=""
            className={classes('size-full object-cover', state === 'uploading' && 'opacity-70')}
          />
        ) : (
          <Icon name={state === 'next' ? 'camera' : icons[shot]} size={22} />
        )}
        {state === 'done' && (
          <span className="absolute top-1 right-1 grid size-5 place-items-center rounded-xs bg-accent text-on-accent">
            <Icon name="check" size={14} className="[stroke-width:2.6]" />
          </span>
        )}
        {hasFailed && (
          <span className={`absolute top-1 right-1 grid size-5 place-items-center rounded-xs ${onPicture}`}>
            <Icon name={state === 'failed' ? 'refresh-cw' : 'triangle-alert'} size={14} />
          </span>
        )}
        {state === 'uploading' && (
          <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-picture-tag">
            <span className="block h-full bg-accent-line" style={{ width: `${Math.round(progress * 100)}%` }} />
          </span>
        )}
        {(state === 'uploading' || state === 'failed') && (
          <span
            aria-hidden="true"
            className={`absolute bottom-2 left-1 rounded-xs px-1.25 py-0.75 text-2xs leading-none ${onPicture}`}
          >
            {state === 'failed' ? t('shot.inSeconds', { seconds }) : percent}
          </span>
        )}
      </span>
      <span
        className={classes(
          'mt-1 block truncate text-2xs leading-[1.3]',
          hasFailed ? 'font-medium text-alert' : state === 'next' ? 'font-semi text-text' : 'text-text-2',
        )}
      >
        {shotLabels[locale][shot]}
        <span className="sr-only">, {t(`shot.${state}`, { percent, seconds })}</span>
      </span>
    </button>
  );
}

function useSecondsUntil(moment: number | null): number {
  const now = useNow(moment !== null);
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1_000));
}
