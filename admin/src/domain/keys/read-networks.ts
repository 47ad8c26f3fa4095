/** Addresses and networks as somebody typed them: separated by commas, blanks or lines. */
export function readNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((network) => network !== '');
}
