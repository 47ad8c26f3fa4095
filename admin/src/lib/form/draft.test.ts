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

test('ticks and choices come back too, and what shows with them alone', async () => {
  const html = `
    <input type="checkbox" name="scope" value="stock" checked><input type="checkbox" name="scope" value="statistics">
    <input type="radio" name="when" value="now" checked><input type="radio" name="when" value="later">
    <select name="kind"><option value="a"></option><option value="b"></option></select>`;
  /** As a page that shows a further field with one of the choices. */
  const page = () => {
    const form = formWith(html);
    form.addEventListener('change', ({ target }) => {
      if ((target as HTMLSelectElement).value !== 'b' || form.elements.namedItem('reason')) return;
      form.insertAdjacentHTML('beforeend', '<input name="reason">');
    });
    document.body.append(form);
    return form;
  };
  const box = (form: HTMLFormElement, value: string) =>
    form.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;
  const typed = page();
  for (const value of ['stock', 'statistics', 'later']) box(typed, value).click();
  const kind = typed.elements.namedItem('kind') as HTMLSelectElement;
  kind.value = 'b';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  (typed.elements.namedItem('reason') as HTMLInputElement).value = 'Vertrag';
  const draft = draftNamed('choices');
  draft.keep(typed);
  const wanted = [...new FormData(typed)];
  expect(wanted).toEqual([
    ['scope', 'statistics'],
    ['when', 'later'],
    ['kind', 'b'],
    ['reason', 'Vertrag'],
  ]);
  const fresh = page();
  // A form keeps itself with each of its events.
  fresh.addEventListener('input', () => draft.keep(fresh));
  expect(draft.restore(fresh)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect([...new FormData(fresh)]).toEqual(wanted);
  for (const form of [typed, fresh]) form.remove();
});

test('drafts of a person go with them, and nothing else', () => {
  sessionStorage.setItem('other', 'x');
  const typed = formWith('<input name="email" value="anna@example.at">');
  draftNamed('one').keep(typed);
  draftNamed('two').keep(typed);
  removeDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
