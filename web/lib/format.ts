/** Keeps a number and its unit on one line. */
const space = '\u00A0';

// Not de-AT: there Intl groups plain numbers with a no-break space (85 400) and only money with points.
const grouped = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** 24.990 */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** € 24.990 */
export function formatPrice(priceEur: number): string {
  return `€${space}${formatNumber(priceEur)}`;
}

/** 85.400 km */
export function formatMileage(mileageKm: number): string {
  return `${formatNumber(mileageKm)}${space}km`;
}

/** 110 kW (150 PS); may break before the bracket only */
export function formatPower(powerKw: number, powerPs: number): string {
  return `${formatNumber(powerKw)}${space}kW (${formatNumber(powerPs)}${space}PS)`;
}

/** 04/2021, from the contract's `2021-04` */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${number}/${year}`;
}
