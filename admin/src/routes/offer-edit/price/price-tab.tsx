import type { PriceAdvice } from '@kardan/contract/calls/stock/own-listing';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { priceAdviceQuery } from '#domain/listing/own-listing.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useDebounced } from '#lib/browser/use-debounced.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { Comparables } from './comparables.tsx';
import { Ladder } from './ladder.tsx';
import { PriceBox } from './price-box.tsx';
import { PriceHistory } from './price-history.tsx';
import { PriceSum } from './price-sum.tsx';
import { Swarm } from './swarm.tsx';

/** Left the evidence, right the decision: what the price does before it is changed. */
export function PriceTab() {
  const t = useTexts('car');
  const { id, fields } = useEditor();
  // What is tried out here; an emptied field is one too. Until then the car's own price, whoever changes it.
  const [draft, setPrice] = useState<number | null>();
  if (draft !== undefined && draft === fields.priceEur) setPrice(undefined);
  const price = draft === undefined ? fields.priceEur : draft;
  const asked = useDebounced(price);
  const advice = useQuery({ ...priceAdviceQuery(id, asked), enabled: asked !== null });
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,308px)]">
      <div className="order-2 grid min-w-0 gap-4 xl:order-1">
        {price === null ? (
          <EmptyState icon="euro" title={t('price.none')}>
            {t('price.noneText')}
          </EmptyState>
        ) : (
          <Loaded query={advice} skeleton={<Skeleton className="h-100" />}>
            {(data) => <Evidence advice={data} price={price} onChoose={setPrice} />}
          </Loaded>
        )}
      </div>
      <div className="order-1 xl:sticky xl:top-22 xl:order-2">
        <PriceBox price={price} onChange={setPrice} advice={advice.data} />
      </div>
    </div>
  );
}

interface EvidenceProps {
  advice: PriceAdvice;
  price: number | null;
  onChoose: (price: number) => void;
}

function Evidence({ advice, price, onChoose }: EvidenceProps) {
  const t = useTexts('car');
  const { fields } = useEditor();
  const now = fields.priceEur;
  return (
    <>
      {advice.rating.estimate ? (
        <>
          <Swarm advice={advice} estimate={advice.rating.estimate} now={now} next={price}>
            <Ladder advice={advice} now={now} next={price} onChoose={onChoose} />
          </Swarm>
          <PriceSum advice={advice} estimate={advice.rating.estimate} />
        </>
      ) : (
        <EmptyState icon="scale" title={t('price.tooFew')}>
          {t('price.tooFewText')}
        </EmptyState>
      )}
      {advice.history.length > 0 && <PriceHistory advice={advice} next={price} />}
      <Comparables advice={advice} />
    </>
  );
}
