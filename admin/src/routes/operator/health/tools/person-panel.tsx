import { Button } from '@kardan/ui/actions/button.tsx';
import { useState } from 'react';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';

/** A person's data on request: handed out once, or erased. */
export function PersonPanel() {
  const t = useTexts('portalHealth');
  const [open, setOpen] = useState<'export' | 'erase'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={t('person.title')} intro={t('person.intro')}>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" onClick={() => setOpen('export')}>
          {t('person.export')}
        </Button>
        <Button icon="trash-2" onClick={() => setOpen('erase')}>
          {t('person.erase')}
        </Button>
      </div>
      {open === 'export' && <ExportDialog onClose={close} />}
      {open === 'erase' && <EraseDialog onClose={close} />}
    </Panel>
  );
}
