import { Block } from '@kardan/ui/content/block.tsx';
import { byLetter } from '#domain/makes/by-letter.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { MakeDetails } from './make-details.tsx';
import type { MakeEntry } from './make-entries.ts';

/** Makes from A to Z; each opens to its lists and models. */
export async function MakeIndex({ makes }: { makes: MakeEntry[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('sitemap')]);
  const letters = byLetter(makes);
  return (
    <Block title={t('makes.title')} note={t('makes.note')}>
      <nav aria-label={t('makes.jump')} className="-mx-1.5 mb-5 flex flex-wrap">
        {letters.map(({ letter }) => (
          <a
            key={letter}
            href={`#${anchorOf(letter)}`}
            className="wide grid size-9 place-items-center text-sm text-text-2 hover:text-accent-text hover:underline pointer-coarse:size-11"
          >
            {letter}
          </a>
        ))}
      </nav>
      <div className="grid gap-y-2">
        {letters.map(({ letter, makes: group }) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            aria-label={letter}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t border-line pt-1.5 md:grid-cols-[4rem_minmax(0,1fr)]"
          >
            <p aria-hidden="true" className="wide pt-2 text-xl font-semi text-text-3 md:text-2xl">
              {letter}
            </p>
            <div className="grid items-start gap-x-8 md:grid-cols-2 xl:grid-cols-3">
              {group.map((make) => (
                <MakeDetails key={make.slug} make={make} locale={locale} t={t} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Block>
  );
}

function anchorOf(letter: string): string {
  return letter === '#' ? 'marken-0-9' : `marken-${letter.toLowerCase()}`;
}
