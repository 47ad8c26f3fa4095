import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { SiteText } from '../site-text.tsx';

type ChecklistBlock = Extract<ContentBlock, { kind: 'checklist' }>;

/** Things to look at, with boxes to tick on paper. */
export function Checklist({ title, items, locale }: ChecklistBlock & { locale: Locale }) {
  return (
    <section className="content-box">
      {title && <h3>{title}</h3>}
      <ul className="content-checklist">
        {items.map((item) => (
          <li key={item} className="content-check">
            <SiteText markdown={item} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
