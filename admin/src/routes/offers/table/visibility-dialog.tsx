import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { useNavigate } from '@tanstack/react-router';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { moveBackOf } from '#domain/listing/state-moves.ts';
import { type ReasonActs, WhyDialog } from '#features/visibility/why-dialog.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { useRowActs } from './use-row-acts.ts';

interface Props {
  row: StockRow;
  name: string;
  acts: ReturnType<typeof useRowActs>;
  onClose: () => void;
}

/** Why buyers do not find a car of the table; what is to be filled in is filled in at the car. */
export function VisibilityDialog({ row, name, acts, onClose }: Props) {
  const t = useTexts('car');
  const s = useTexts('stock');
  const dealership = useDealership();
  const navigate = useNavigate();
  const car = { dealershipId: dealership.slug, listingId: String(row.id) };
  const edit = (search = '') =>
    void navigate({ href: dealershipPath(dealership.slug, `offers/${row.id}/edit${search}`) });
  const back = moveBackOf(row);
  const atTheCar = { label: s('act.edit'), run: () => edit() };
  const doable: ReasonActs = {
    state: back ? { label: t(`act.${back.act}`), run: () => acts.move(back.to) } : atTheCar,
    complete: atTheCar,
    law: atTheCar,
    schedule: { label: t('why.toSchedule'), run: () => edit('?tab=price') },
    'unpublished-changes': atTheCar,
  };
  return <WhyDialog car={car} name={name} actsOf={() => (isChangeable(dealership) ? doable : {})} onClose={onClose} />;
}
