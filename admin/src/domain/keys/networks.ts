/** Addresses and networks as somebody typed them: separated by commas, blanks or lines. */
export function readNetworks(text: string): string[] {
  return text.split(/[\s,;]+/).filter((network) => network !== '');
}

/** As people write them: a network of a single address is the address. */
export function writeNetworks(networks: readonly string[]): string {
  return networks.map((network) => network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '')).join(', ');
}
