/** „2012–2019“, „seit“ left to whoever reads an open end. */
export function yearsText({ builtFrom, builtTo }: { builtFrom: number | null; builtTo: number | null }): string {
  return builtFrom === null && builtTo === null ? '–' : `${builtFrom ?? '…'}–${builtTo ?? ''}`;
}
