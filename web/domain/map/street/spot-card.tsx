import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** What stands at a spot of the map, below on a phone and in a corner else; takes the focus, and Escape closes it. */
export function SpotCard({ onClose, children }: Props) {
  const t = useTexts('map');
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={t('card.label')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute inset-x-2 bottom-8 z-3 flex max-h-[60%] items-start gap-2 rounded-md border border-line-strong bg-surface-3 py-2 pr-1 pl-4 shadow-2 outline-none md:right-auto md:w-80"
    >
      <ul className="max-h-full min-w-0 flex-1 divide-y divide-line self-stretch overflow-y-auto text-sm *:py-2">
        {children}
      </ul>
      <IconButton icon="x" label={t('card.close')} onClick={onClose} />
    </section>
  );
}

function takeFocus(card: HTMLElement | null): void {
  card?.focus({ preventScroll: true });
}
