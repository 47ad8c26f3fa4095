import { useMemo } from 'react';
import { stored, storedKeys } from '../browser/stored.ts';

type Kept = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was typed into a form, kept in this tab until it is sent. */
export interface Draft {
  keep: (form: HTMLFormElement) => void;
  /** Puts back what was typed; false when there was nothing. */
  restore: (form: HTMLFormElement) => boolean;
  remove: () => void;
}

const none: Draft = { keep: () => undefined, restore: () => false, remove: () => undefined };

export function useDraft(key: string | undefined): Draft {
  return useMemo(() => (key === undefined ? none : draftNamed(key)), [key]);
}

const prefix = 'draft:';

/** All of this tab: they are one person's. */
export function removeDrafts(): void {
  for (const key of storedKeys('session')) if (key.startsWith(prefix)) stored('session', key).remove();
}

export function draftNamed(key: string): Draft {
  const text = stored('session', prefix + key);
  return {
    keep: (form) =>
      text.write(JSON.stringify(Object.fromEntries(keptFields(form).map(({ name, value }) => [name, value])))),
    restore: (form) => {
      const values = JSON.parse(text.read() ?? '{}') as Record<string, string>;
      const fields = keptFields(form).filter(({ name }) => values[name] !== undefined);
      for (const field of fields) field.value = values[field.name] ?? '';
      return fields.length > 0;
    },
    remove: text.remove,
  };
}

/** Never a password or a code, whatever the field shows. */
function keptFields(form: HTMLFormElement): Kept[] {
  const fields = [...form.querySelectorAll<Kept>('input[name], select[name], textarea[name]')];
  return fields.filter(({ type, autocomplete }) => type !== 'password' && !/password|one-time-code/.test(autocomplete));
}
