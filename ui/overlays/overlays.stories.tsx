import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Accordion } from '../content/accordion.tsx';
import { RowList } from '../content/spec-list.tsx';
import { CheckboxList } from '../forms/checkbox-list.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Dialog } from './dialog.tsx';
import { DialogTrigger } from './dialog-trigger.tsx';
import { PanelSheet, PanelSheetTrigger } from './panel-sheet.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';
import { showToast } from './toast/toast-queue.ts';
import { Toaster } from './toast/toaster.tsx';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Overlays' } satisfies Meta;

const content = (
  <div className="story-column">
    <TextInput label="E-Mail" />
    <p>Wir schicken dir neue Treffer, sobald es welche gibt.</p>
  </div>
);

export const CentredDialog: StoryObj = {
  render: () => (
    <>
      <DialogTrigger dialogId="agent" icon="bell-plus">
        Suchagent anlegen
      </DialogTrigger>
      <Dialog
        id="agent"
        title="Suchagent anlegen"
        closeLabel="Schließen"
        footer={
          <Button variant="accent" full>
            Anlegen
          </Button>
        }
      >
        {content}
      </Dialog>
    </>
  ),
};

export const BottomSheet: StoryObj = {
  render: () => (
    <>
      <DialogTrigger dialogId="sheet">Blatt öffnen</DialogTrigger>
      <Dialog id="sheet" title="Anfrage" closeLabel="Schließen" place="bottom">
        {content}
      </Dialog>
    </>
  ),
};

export const Drawer: StoryObj = {
  render: () => (
    <>
      <DialogTrigger dialogId="drawer">Lade öffnen</DialogTrigger>
      <Dialog id="drawer" title="Vergleich" closeLabel="Schließen" place="right">
        {content}
      </Dialog>
    </>
  ),
};

export const FilterPanel: StoryObj = {
  render: () => (
    <>
      <PanelSheetTrigger panelId="filter">Filter</PanelSheetTrigger>
      <div style={{ maxWidth: 300 }}>
        <PanelSheet
          id="filter"
          title="Filter"
          closeLabel="Filter schließen"
          footer={
            <>
              <Button>Zurücksetzen</Button>
              <Button variant="accent" full popoverTarget="filter" popoverTargetAction="hide">
                1.486 Treffer anzeigen
              </Button>
            </>
          }
        >
          <Accordion title="Kraftstoff" open activeCount={1} activeLabel="Filter aktiv">
            <CheckboxList
              legend="Kraftstoff"
              name="treibstoff"
              options={[
                { value: 'diesel', label: 'Diesel', count: 1486, countText: '1.486', checked: true },
                { value: 'benzin', label: 'Benzin', count: 702 },
              ]}
            />
          </Accordion>
          <Accordion title="Händler, Zustand">Nichts gewählt.</Accordion>
        </PanelSheet>
      </div>
    </>
  ),
};

export const Reason: StoryObj = {
  render: () => (
    <div style={{ minHeight: 320 }}>
      <PopoverTrigger popoverId="why" className="text-xs underline">
        € 1.350 unter 38 Vergleichsautos
      </PopoverTrigger>
      <Popover id="why" label="So kommt die Bewertung zustande">
        <RowList
          rows={[
            { label: 'Mitte der Vergleichsautos', value: '€ 26.200' },
            { label: '+6.500 km gegenüber Schnitt', value: '− € 420' },
            { label: 'Anhängekupplung, ACC', value: '+ € 760' },
            { label: 'Erwartet für dieses Auto', value: '€ 26.340', strong: true },
          ]}
        />
      </Popover>
    </div>
  ),
};

export const Hint: StoryObj = {
  render: () => (
    <div style={{ padding: '60px 40px' }}>
      <Tooltip text="Bleibt auf diesem Gerät gespeichert">
        {(describedBy) => (
          <IconButton
            icon="square-parking"
            label="Auf meinen Parkplatz"
            variant="outline"
            title={undefined}
            aria-describedby={describedBy}
          />
        )}
      </Tooltip>
    </div>
  ),
};

export const UndoToast: StoryObj = {
  render: () => (
    <div style={{ minHeight: 200 }}>
      <Button
        icon="square-parking"
        onClick={() => showToast({ text: 'Golf Variant geparkt.', undo: { label: 'Rückgängig', run: () => {} } })}
      >
        Parken
      </Button>
      <Toaster label="Meldungen" closeLabel="Meldung schließen" />
    </div>
  ),
};
