import type { SearchResponse } from '@kardan/contract/search';
import { formatNumber } from '#lib/format.ts';
import { PageLinks } from './page-links.tsx';
import { lastPageOf } from './page-number.ts';
import { ResultCard } from './result-card.tsx';

/** One page of cars, with how many there are in all. */
export function Results({ answer, path, page }: { answer: SearchResponse; path: string; page: number }) {
  return (
    <>
      <p className="total">
        {answer.total === 1 ? '1 Fahrzeug' : `${formatNumber(answer.total)} Fahrzeuge`}
        {answer.total === 0 && ' – derzeit ist keines inseriert.'}
      </p>
      <ol className="results">
        {answer.items.map((car) => (
          <li key={car.id}>
            <ResultCard car={car} />
          </li>
        ))}
      </ol>
      <PageLinks path={path} page={page} lastPage={lastPageOf(answer.total)} />
    </>
  );
}
