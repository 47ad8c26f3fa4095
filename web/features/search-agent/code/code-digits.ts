export const codeLength = 6;

/** The digits of a code as typed, filled in or pasted: "123 456", or the whole line of the mail that it stands in. */
export function codeDigits(text: string): string {
  const whole = text.match(/(?<!\d)\d{3}\s?\d{3}(?!\d)/)?.[0] ?? text;
  return whole.replaceAll(/\D/g, '').slice(0, codeLength);
}
