import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { maxContractMakes } from '@kardan/contract/values/dealership-profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { PartForm } from '#features/profile/part-form.tsx';
import { api } from '#lib/api/api.ts';
import { SubmitState } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { AddMake } from './add-make.tsx';
import { MakeLine } from './make-line.tsx';
import { contractsOf, type MakeRow, sortedByName } from './make-rows.ts';

export function MakesForm({ profile, onReload }: { profile: OwnProfile; onReload: () => void }) {
  const t = useTexts('makes');
  const { slug } = useDealership();
  const [rows, setRows] = useState<readonly MakeRow[]>(() => sortedByName(profile.contractMakes));
  return (
    <Panel title={t('contracts')} intro={t('contractsIntro')}>
      <PartForm
        part="contractMakes"
        profile={profile}
        onReload={onReload}
        send={(_, ifMatch) =>
          api.saveContractMakes({ params: { dealershipId: slug }, ifMatch, body: contractsOf(rows) })
        }
        onSaved={(saved) => setRows(sortedByName(saved.contractMakes))}
      >
        <Makes rows={rows} onChange={setRows} />
      </PartForm>
    </Panel>
  );
}

interface MakesProps {
  rows: readonly MakeRow[];
  onChange: (change: (rows: readonly MakeRow[]) => readonly MakeRow[]) => void;
}

function Makes({ rows, onChange }: MakesProps) {
  const t = useTexts('makes');
  const c = useTexts('common');
  const canEdit = useCanEditProfile();
  const { touch } = useContext(SubmitState);
  const [isAdding, setAdding] = useState(false);
  const change = (next: (rows: readonly MakeRow[]) => readonly MakeRow[]) => {
    touch();
    onChange(next);
  };
  const add = (row: MakeRow) => change((before) => sortedByName([...before, row]));
  const remove = (row: MakeRow) => {
    change((before) => before.filter(({ id }) => id !== row.id));
    showToast({ text: t('removed', { make: row.name }), undo: { label: c('undo'), run: () => add(row) } });
  };
  const addButton = canEdit && rows.length < maxContractMakes && (
    <Button icon="plus" className="justify-self-start" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {rows.length > 0 ? (
        <>
          <ul>
            {rows.map((row) => (
              <MakeLine
                key={row.id}
                row={row}
                onChange={(changed) =>
                  change((before) => before.map((other) => (other.id === changed.id ? changed : other)))
                }
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
          {addButton}
        </>
      ) : (
        <EmptyState icon="badge-check" title={t('none')} headingLevel={3} action={addButton}>
          {t('noneText')}
        </EmptyState>
      )}
      {isAdding &&
        createPortal(
          <AddMake
            taken={rows.map(({ id }) => id)}
            onAdd={(make) => {
              add({ ...make, sales: true, service: true });
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />,
          document.body,
        )}
    </>
  );
}
