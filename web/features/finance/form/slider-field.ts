/** A number that is typed, and the slider that is the shortcut to it. */
interface SliderField {
  text: HTMLInputElement;
  range: HTMLInputElement;
}

const fieldSelector = '[data-slider-field]';

export function sliderFieldOf(target: EventTarget | null): SliderField | undefined {
  const field = target instanceof Element ? target.closest(fieldSelector) : null;
  const text = field?.querySelector<HTMLInputElement>('input[name]');
  const range = field?.querySelector<HTMLInputElement>('input[type=range]');
  return text && range ? { text, range } : undefined;
}

export function sliderFieldsIn(form: HTMLFormElement | null): SliderField[] {
  return [...(form?.querySelectorAll(fieldSelector) ?? [])].flatMap((field) => sliderFieldOf(field) ?? []);
}

/** Draws the line up to the knob. */
export function showPosition(range: HTMLInputElement): void {
  range.parentElement?.style.setProperty('--at', sliderPosition(Number(range.value), range));
}

export function sliderPosition(value: number, { min, max }: { min: number | string; max: number | string }): string {
  const share = (value - Number(min)) / Math.max(1, Number(max) - Number(min));
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
}
