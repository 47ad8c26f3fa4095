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

/** All of this tab and what is kept on the device: they are one person's. */
export function removeDrafts(): void {
  for (const kind of ['session', 'local'] as const)
    for (const key of storedKeys(kind)) if (key.startsWith(prefix)) stored(kind, key).remove();
}

/** What could not be sent yet and must outlive the tab; the key names whose it is. Signing out removes it. */
export function keptOnDevice<Value>(key: string) {
  const text = stored('local', prefix + key);
  return {
    read: (): Value | undefined => {
      const kept = text.read();
      return kept === undefined ? undefined : (JSON.parse(kept) as Value);
    },
    write: (value: Value): void => text.write(JSON.stringify(value)),
    remove: text.remove,
  };
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
