import { Link } from '@kardan/ui/actions/link.tsx';
import { useLocation } from '@tanstack/react-router';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type CarTab, carTabs } from '../tabs.ts';
import { useShowTab } from '../use-show-tab.ts';

/** The parts of the editor, each with a second line that says what is behind it. */
export function TabLinks({ current, notes }: { current: CarTab; notes: Partial<Record<CarTab, string>> }) {
  const t = useTexts('car');
  const { pathname } = useLocation();
  const show = useShowTab();
  return (
    <nav
      aria-label={t('tabs')}
      className="scroll-strip -mx-(--gutter) mt-2.5 mb-4 flex gap-1 overflow-x-auto border-b border-line px-(--gutter)"
    >
      {carTabs.map((tab) => (
        <Link
          key={tab}
          href={tab === 'data' ? pathname : `${pathname}?tab=${tab}`}
          aria-current={tab === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            void show(tab);
          }}
          className="grid min-h-14 flex-none content-center border-b-3 border-transparent px-3.5 text-sm leading-[1.3] text-text-2 outline-offset-[-3px] first:-ml-3.5 hover:border-line-strong hover:text-text aria-[current]:border-accent-line aria-[current]:text-text"
        >
          <b className="font-medium">{t(`tab.${tab}`)}</b>
          <small className="text-2xs text-text-3">{notes[tab] ?? '\u00A0'}</small>
        </Link>
      ))}
    </nav>
  );
}
