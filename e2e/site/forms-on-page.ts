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
          action: own.getAttribute('action')?.replace(/\?.*$/, ''),
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
  const typed: Record<string, string> = {};
  for (const field of await form.locator(writableFields).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable()) || (await isOutOfSight(field))) continue;
    const name = await field.getAttribute('name');
    if (!name) continue;
    const [type, mode] = [await field.getAttribute('type'), await field.getAttribute('inputmode')];
    const text = type === 'email' ? 'anna@example.at' : mode === 'numeric' || mode === 'decimal' ? '8010' : 'Golf';
    await field.fill(text);
    typed[name] = text;
  }
  return typed;
}

/** For screen readers alone, or for programs that fill in whatever they find. */
function isOutOfSight(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element.closest('.sr-only, [aria-hidden=true]') !== null);
}
