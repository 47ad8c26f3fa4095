import type { Locator, Page } from '@playwright/test';

/** Fields that say who somebody is, what he writes or what only he knows. A search for a place or a dealer's name says none of it. */
const personalFields = [
  ...['email', 'tel', 'password'].map((type) => `input[type=${type}]`),
  ...['name', 'email', 'tel', 'one-time-code', 'street-address'].map((field) => `[autocomplete~="${field}"]`),
  ...['email', 'phone', 'message', 'explanation', 'code'].map((name) => `[name="${name}"]`),
].join(', ');

const writableFields = [
  'textarea',
  ...['text', 'search', 'email', 'tel', 'number'].map((type) => `input[type=${type}]`),
].join(', ');

export interface FormOnPage {
  form: Locator;
  /** The same for forms that ask for the same and send it to the same place, on whichever pages they stand. */
  likeness: string;
  method: string;
  isPersonal: boolean;
  isVisible: boolean;
  /** What sends it, where there is something and it can be pressed. */
  submit: 'works' | 'disabled' | 'missing';
  /** What was typed into its visible fields, by their names. */
  fillIn: () => Promise<Record<string, string>>;
}

/** Every form of the page as it is now. */
export async function formsOn(page: Page): Promise<FormOnPage[]> {
  const forms = await page.locator('form').all();
  return Promise.all(
    forms.map(async (form) => {
      const { fields, ...told } = await form.evaluate((element, personal) => {
        const own = element as HTMLFormElement;
        const buttons = [...own.elements].filter((each) => (each as HTMLButtonElement).type === 'submit');
        const working = buttons.filter((button) => !(button as HTMLButtonElement).disabled);
        const shown = ([...own.elements] as HTMLInputElement[]).filter(({ type }) => type !== 'hidden');
        return {
          fields: [...new Set(shown.map(({ name, type }) => `${name} ${type}`))].toSorted(),
          // The filters of a list lead to the list that they stand beside, whichever it is.
          leadsTo: new URL(own.action).pathname === location.pathname ? 'its own page' : new URL(own.action).pathname,
          method: own.method,
          isPersonal: [...own.elements].some((field) => field.matches(personal)),
          submit: working.length > 0 ? 'works' : buttons.length > 0 ? 'disabled' : 'missing',
        } as const;
      }, personalFields);
      const likeness = JSON.stringify({ ...told, fields });
      return { form, likeness, ...told, isVisible: await form.isVisible(), fillIn: () => fillIn(form) };
    }),
  );
}

async function fillIn(form: Locator): Promise<Record<string, string>> {
  const fields = form.locator(writableFields);
  const texts = await fields.evaluateAll((all) =>
    (all as HTMLInputElement[]).map((field) => {
      const { name, type, inputMode, disabled, readOnly } = field;
      // For screen readers alone, or for programs that fill in whatever they find.
      const isOutOfSight = field.closest('.sr-only, [aria-hidden=true]') !== null;
      const isShown = field.checkVisibility({ visibilityProperty: true }) && !isOutOfSight;
      if (name === '' || disabled || readOnly || !isShown) return { name, text: undefined };
      if (type === 'email') return { name, text: 'anna@example.at' };
      return { name, text: ['numeric', 'decimal'].includes(inputMode) ? '8010' : 'Golf' };
    }),
  );
  const typed: Record<string, string> = {};
  for (const [index, { name, text }] of texts.entries()) {
    if (text === undefined) continue;
    await fields.nth(index).fill(text);
    typed[name] = text;
  }
  return typed;
}
