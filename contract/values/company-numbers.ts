/** Numbers of Austrian companies and their check signs. No schema in here: browsers check while one types. */

/** Typed or pasted → ATU12345678. */
export function tidyVatId(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}

/** Typed or pasted, with or without FN → 123456a. */
export function tidyRegisterNumber(typed: string): string {
  return typed
    .trim()
    .replace(/^FN\.?\s*/i, '')
    .replaceAll(/\s/g, '')
    .toLowerCase();
}

/** The last digit that the others of a UID demand, each second one doubled and its digits added; for ATU and eight digits. */
export function vatCheckDigit(vatId: string): number {
  const sum = [...vatId.slice(3, 10)].reduce((total, digit, place) => {
    const value = Number(digit);
    return total + (place % 2 === 0 ? value : Math.floor(value / 5) + ((value * 2) % 10));
  }, 4);
  return (10 - (sum % 10)) % 10;
}

export function hasRightVatDigit(vatId: string): boolean {
  return Number(vatId.at(-1)) === vatCheckDigit(vatId);
}

const registerWeights = [6, 4, 14, 15, 10, 1];
const registerLetters = 'abdfghikmpstvwxyz';

/** The letter that the digits of a Firmenbuch number demand; for up to six digits, with or without a letter behind them. */
export function registerCheckLetter(number: string): string {
  const digits = number.replaceAll(/\D/g, '').padStart(6, '0');
  const sum = registerWeights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return registerLetters.charAt(sum % 17);
}

export function hasRightRegisterLetter(number: string): boolean {
  return number.at(-1) === registerCheckLetter(number);
}
