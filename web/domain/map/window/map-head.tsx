import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { type MapWindow, widened } from '#domain/map/window/map-window.ts';

interface Props {
  /** How much the map shows, in words. */
  summary: string;
  /** The part of the country that was asked for; undefined for the whole of it. */
  window: MapWindow | undefined;
  address: (window?: MapWindow) => string;
  labels: { wider: string; whole: string };
}

/** What stands above a map: how much it shows, and the ways back from a closer window. */
export function MapHead({ summary, window, address, labels }: Props) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3 text-sm text-text-2">
      <p>{summary}</p>
      {window && (
        <div className="flex gap-2">
          <LinkButton href={address(widened(window))} size="sm" icon="minus" rel="nofollow" scroll={false}>
            {labels.wider}
          </LinkButton>
          <LinkButton href={address()} size="sm" rel="nofollow" scroll={false}>
            {labels.whole}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
