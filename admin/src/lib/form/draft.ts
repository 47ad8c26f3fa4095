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
  let isRestoring = false;
  return {
    keep: (form) => {
      if (!isRestoring) text.write(JSON.stringify(Object.fromEntries(keptFields(form).map(entryOf))));
    },
    restore: (form) => {
      const values = new Map(Object.entries(JSON.parse(text.read() ?? '{}') as Record<string, Value>));
      const putAllBack = () => {
        const fields = keptFields(form).filter((field) => values.has(keyOf(field)));
        for (const field of fields) putBack(field, values.get(keyOf(field)) as Value);
        return fields.length > 0;
      };
      isRestoring = true;
      const isAny = putAllBack();
      // What shows with a choice alone is there once that has come back.
      setTimeout(() => {
        putAllBack();
        isRestoring = false;
      });
      return isAny;
    },
    remove: text.remove,
  };
}

type Value = string | boolean;

/** Boxes of one name are told apart by what they stand for. */
function keyOf(field: Kept): string {
  return isBox(field) ? `${field.name}=${field.value}` : field.name;
}

function entryOf(field: Kept): [string, Value] {
  return [keyOf(field), isBox(field) ? field.checked : field.value];
}

/** Choices as if they were made by hand, so that whatever depends on them follows. */
function putBack(field: Kept, value: Value): void {
  if (isBox(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    field.value = String(value);
    return;
  }
  // What could be chosen then may be none of the choices now.
  if (![...field.options].some((option) => option.value === value)) return;
  field.value = String(value);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isBox(field: Kept): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Never a password or a code, whatever the field shows. */
function keptFields(form: HTMLFormElement): Kept[] {
  const fields = [...form.querySelectorAll<Kept>('input[name], select[name], textarea[name]')];
  return fields.filter(({ type, autocomplete }) => type !== 'password' && !/password|one-time-code/.test(autocomplete));
}
