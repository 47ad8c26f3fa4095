import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

export default { title: 'Actions/Button' } satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <div className="story-row">
      <Button variant="accent">Anfrage senden</Button>
      <Button variant="inverse" icon="rotate-ccw">
        Noch einmal
      </Button>
      <Button>Zweitrangig</Button>
      <Button variant="quiet" icon="rotate-ccw">
        Alle löschen
      </Button>
      <Button variant="danger" icon="trash-2">
        Zurückziehen
      </Button>
    </div>
  ),
};

export const States: StoryObj = {
  render: () => (
    <div className="story-row">
      <Button variant="accent" busy busyLabel="Wird gesendet">
        Anfrage senden
      </Button>
      <Button variant="accent" disabled>
        Nicht möglich
      </Button>
      <Button disabled>Nicht möglich</Button>
    </div>
  ),
};

/** Busy for two seconds after it is pressed. */
export const OfAForm: StoryObj = {
  render: () => (
    <form action={() => new Promise<void>((resolve) => setTimeout(resolve, 2_000))}>
      <SubmitButton busyLabel="Wird gesendet">Anfrage senden</SubmitButton>
    </form>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <div className="story-row">
      <Button size="sm">Klein</Button>
      <Button size="md">Mittel</Button>
      <Button size="lg" variant="accent">
        Groß
      </Button>
    </div>
  ),
};

export const Links: StoryObj = {
  render: () => (
    <div className="story-column">
      <LinkButton href="/gebrauchtwagen" variant="accent" icon="search">
        1.486 Autos zeigen
      </LinkButton>
      <LinkButton href="/gebrauchtwagen?seite=2" iconAfter="arrow-right">
        Nächste 20
      </LinkButton>
      <TextLink href="/vergleich" iconAfter="arrow-right">
        Alle 38 Vergleichsautos
      </TextLink>
      <p>
        Wie wir reihen, steht{' '}
        <TextLink href="/reihung" inline>
          auf dieser Seite
        </TextLink>
        .
      </p>
    </div>
  ),
};
