import type { Draft } from './stored-step.ts';

/** Puts back what was chosen before; an address that has been typed meanwhile stays. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const input of form.querySelectorAll('input')) {
    const kept = draft[input.name as keyof Draft];
    if (!kept || kept.length === 0) continue;
    if (input.type === 'radio' || input.type === 'checkbox') input.checked = kept.includes(input.value);
    else if (input.value === '') input.value = kept[0] ?? '';
  }
}
