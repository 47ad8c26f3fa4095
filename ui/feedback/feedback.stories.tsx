import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Loading, Skeleton } from './skeleton.tsx';

export default { title: 'Feedback' } satisfies Meta;

export const Failure: StoryObj = {
  render: () => (
    <Notice
      kind="error"
      title="Die Suche antwortet gerade nicht"
      actions={
        <Button variant="inverse" icon="rotate-ccw">
          Noch einmal
        </Button>
      }
      detail="Kennung 7f3a-91c2"
    >
      <p>
        Das liegt an uns, nicht an deinen Filtern – sie sind gespeichert. Inserate und Händlerseiten funktionieren
        weiter.
      </p>
    </Notice>
  ),
};

export const Offline: StoryObj = {
  render: () => (
    <Notice kind="offline" title="Keine Verbindung">
      <p>Du siehst den Stand von 14:32 Uhr. Deine 3 geparkten Autos sind weiter lesbar.</p>
    </Notice>
  ),
};

export const Information: StoryObj = {
  render: () => (
    <Notice title="Dieses Auto ist verkauft" icon="circle-check">
      <p>Ähnliche Autos findest du darunter.</p>
    </Notice>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      icon="square-parking"
      title="Dein Parkplatz ist noch leer"
      action={
        <LinkButton href="/gebrauchtwagen" variant="accent">
          Autos ansehen
        </LinkButton>
      }
    >
      Parke Autos mit dem P-Zeichen. Sie bleiben auf diesem Gerät, ein Konto braucht es nicht.
    </EmptyState>
  ),
};

export const Progress: StoryObj = {
  render: () => (
    <div className="story-column">
      <ProgressBar label="Bilder werden hochgeladen" text="7 von 12" done={7} total={12} />
    </div>
  ),
};

export const LoadingCard: StoryObj = {
  render: () => (
    <Loading label="Lädt">
      <div className="story-column">
        <Skeleton className="aspect-3/2 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    </Loading>
  ),
};
