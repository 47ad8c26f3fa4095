/** DIN horsepower as papers print it. */
export function powerPs(powerKw: number): number {
  return Math.round(powerKw * 1.359622);
}
