import { expect, test } from 'vitest';
import {
  formatAmount,
  formatDay,
  formatInstant,
  formatMileage,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPower,
  formatPrice,
  formatPriceChange,
  formatTenths,
} from './format.ts';

test.each([
  [0, '€\u00A00'],
  [990, '€\u00A0990'],
  [1_490, '€\u00A01.490'],
  [24_990, '€\u00A024.990'],
  [1_250_000, '€\u00A01.250.000'],
])('a price of %i reads %s', (priceEur, text) => {
  expect(formatPrice(priceEur)).toBe(text);
});

test.each([
  [0, '0\u00A0km'],
  [7, '7\u00A0km'],
  [5_400, '5.400\u00A0km'],
  [85_400, '85.400\u00A0km'],
])('a mileage of %i reads %s', (mileageKm, text) => {
  expect(formatMileage(mileageKm)).toBe(text);
});

test('power reads in kW with PS behind', () => {
  expect(formatPower(110, 150)).toBe('110\u00A0kW (150\u00A0PS)');
  expect(formatPower(1_020, 1_387)).toBe('1.020\u00A0kW (1.387\u00A0PS)');
});

test('a month reads with its year behind', () => {
  expect(formatMonth('2021-04')).toBe('04/2021');
});

test('numbers are grouped with points, whatever Intl does for Austria', () => {
  expect(formatNumber(1_234_567)).toBe('1.234.567');
  expect(formatNumber(999)).toBe('999');
});

test('English groups with commas and says hp', () => {
  expect(formatPrice(24_990, 'en')).toBe('€\u00A024,990');
  expect(formatPower(110, 150, 'en')).toBe('110\u00A0kW (150\u00A0hp)');
});

test('consumption has one digit after the comma', () => {
  expect(formatTenths(4.7)).toBe('4,7');
  expect(formatTenths(5)).toBe('5,0');
  expect(formatTenths(4.7, 'en')).toBe('4.7');
});

test('amounts that are not whole euros show their cents', () => {
  expect(formatAmount(391.03)).toBe('€\u00A0391,03');
  expect(formatAmount(1_099.4)).toBe('€\u00A01.099,40');
  expect(formatPercent(6.6)).toBe('6,60\u00A0%');
});

test('a change of price has a true sign', () => {
  expect(formatPriceChange(760)).toBe('+\u00A0€\u00A0760');
  expect(formatPriceChange(-1_420)).toBe('−\u00A0€\u00A01.420');
});

test('a day is the one that Vienna has', () => {
  expect(formatDay('2026-09-11T22:30:00Z')).toBe('12.09.2026');
  expect(formatDay('2026-09-11T22:30:00Z', 'en')).toBe('12 Sept 2026');
});

test('an instant of a log reads to the second, as clocks in Vienna say', () => {
  expect(formatInstant('2026-09-11T22:30:05Z')).toBe('12.09.2026, 00:30:05');
});
