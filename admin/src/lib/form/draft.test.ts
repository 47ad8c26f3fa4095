// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { draftNamed, removeDrafts } from './draft.ts';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
const fields = `
  <input name="email"><select name="role"><option value="a"></option><option value="b"></option></select>
  <input name="password" type="password"><input name="shown" type="text" autocomplete="new-password">
  <input name="code" autocomplete="one-time-code">`;

test('what was typed comes back after a reload; passwords and codes are never kept', () => {
  const typed = formWith(fields);
  const values = { email: 'anna@example.at', role: 'b', password: 'geheim', shown: 'geheim', code: '123456' };
  for (const [name, value] of Object.entries(values)) {
    const field = typed.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
  }
  draftNamed('x').keep(typed);
  const fresh = formWith(fields);
  expect(draftNamed('x').restore(fresh)).toBe(true);
  expect(Object.fromEntries(new FormData(fresh))).toEqual({ ...values, password: '', shown: '', code: '' });
  draftNamed('x').remove();
  expect(draftNamed('x').restore(formWith(fields))).toBe(false);
});

test('drafts of a person go with them, and nothing else', () => {
  sessionStorage.setItem('other', 'x');
  const typed = formWith('<input name="email" value="anna@example.at">');
  draftNamed('one').keep(typed);
  draftNamed('two').keep(typed);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
