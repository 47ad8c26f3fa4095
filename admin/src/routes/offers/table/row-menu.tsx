import type { StockRow } from '@kardan/contract/calls/stock/stock-list';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { stateMovesFrom } from '#domain/listing/state-moves.ts';
import { type Act, ActMenu } from '#lib/page/act-menu.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRowActs } from './use-row-acts.ts';
import { VisibilityDialog } from './visibility-dialog.tsx';

/** What is done with one car, behind one button at its row. */
export function RowMenu({ row, name }: { row: StockRow; name: string }) {
  const t = useTexts('stock');
  const car = useTexts('car');
  const dealership = useDealership();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const acts = useRowActs(row, name);
  const go = (page: string) => () => void navigate({ href: dealershipPath(dealership.slug, page) });
  const mayChange = isChangeable(dealership);
  const list: (Act | false)[] = [
    { icon: 'pencil', label: t('act.edit'), run: go(`offers/${row.id}/edit`) },
    { icon: 'printer', label: t('act.print'), run: go(`print?id=[${row.id}]`) },
    !row.isOnline && { icon: 'eye-off', label: car('why.title'), run: () => setAsking(true) },
    ...(mayChange ? stateMovesFrom(row) : []).map(({ act, to, icon }) => ({
      icon,
      label: car(`act.${act}`),
      run: () => acts.move(to),
    })),
    mayChange && { icon: 'copy', label: car('act.copy'), run: acts.copy },
  ];
  return (
    <>
      <ActMenu
        id={`row-menu-${row.id}`}
        label={t('act.more', { name })}
        className="grid size-11 place-items-center rounded-sm text-text-2 hover:bg-surface-3 hover:text-text xl:size-9"
        acts={list}
      />
      {isAsking && <VisibilityDialog row={row} name={name} acts={acts} onClose={() => setAsking(false)} />}
    </>
  );
}
