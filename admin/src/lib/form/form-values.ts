/** What was typed into a field; empty when it is empty or not there. */
export type FormValues = (name: string) => string;

export function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
