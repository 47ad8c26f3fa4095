/** What a car is called in short: VW Golf. */
export function listingName({ make, model }: { make: { name: string }; model: { name: string } }): string {
  return `${make.name} ${model.name}`;
}
