import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { SectionCount } from './live/section-count.tsx';
import type { ActiveCounts } from './sections.ts';
import { detailedSections } from './sections.ts';

/** The sections at a glance, beside them from lg on. */
export function SectionIndex({ words: { t }, active }: { words: FilterWords; active: ActiveCounts }) {
  return (
    <nav aria-label={t('detailed.index')} className="sticky top-21 hidden self-start lg:block">
      <ul className="border-l border-line">
        {detailedSections.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="-ml-px flex min-h-9 items-center gap-2 border-l border-transparent pl-4 text-sm text-text-2 hover:border-accent-line hover:text-text"
            >
              {t(`detailed.section.${name}`)}
              <SectionCount section={name} initial={active[name] ?? 0} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
