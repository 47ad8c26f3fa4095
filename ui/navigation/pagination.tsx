import { LinkButton } from '../actions/link-button.tsx';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  page: number;
  lastPage: number;
  hrefOf: (page: number) => string;
  /** "1–20 von 1.486" */
  summary?: string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
  formatNumber?: (value: number) => string;
  /** False for lists that crawlers shall not walk through. */
  followed?: boolean;
};

/** Links to the pages of a list: numbers from md on, on phones only back and on. */
export function Pagination(props: PaginationProps) {
  const { page, lastPage, hrefOf, summary, labels, formatNumber = String, followed = true } = props;
  const rel = (direction = '') => [direction, followed ? '' : 'nofollow'].join(' ').trim() || undefined;
  return (
    <nav aria-label={labels.nav} className="flex flex-wrap items-center justify-between gap-3 text-sm">
      {summary && <p className="text-text-3">{summary}</p>}
      <div className="flex items-center gap-2">
        {page > 1 && (
          <LinkButton href={hrefOf(page - 1)} rel={rel('prev')} icon="arrow-left">
            {labels.previous}
          </LinkButton>
        )}
        {lastPage > 1 && (
          <ol className="hidden items-center gap-1 md:flex">
            {pageWindow(page, lastPage).map((number, index) =>
              number === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second gap are told apart by nothing else
                <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-text-3">
                  …
                </li>
              ) : (
                <li key={number}>
                  <LinkButton
                    href={hrefOf(number)}
                    rel={rel()}
                    variant={number === page ? 'inverse' : 'quiet'}
                    aria-label={labels.page(number)}
                    aria-current={number === page ? 'page' : undefined}
                    className="min-w-11 px-2!"
                  >
                    {formatNumber(number)}
                  </LinkButton>
                </li>
              ),
            )}
          </ol>
        )}
        {page < lastPage && (
          <LinkButton href={hrefOf(page + 1)} rel={rel('next')} iconAfter="arrow-right">
            {labels.next}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
