/** What a visitor goes through; an operator needs no more than the first two. */
export const visitorSteps = ['company', 'contact', 'cars', 'agreements'] as const;
export const operatorSteps = ['company', 'contact'] as const;
export type WizardStep = (typeof visitorSteps)[number];

const stepOfPart: Record<string, WizardStep> = {
  company: 'company',
  cityId: 'company',
  groupId: 'company',
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  owner: 'contact',
  carCount: 'cars',
  feed: 'cars',
  message: 'cars',
};

/** The step in which something can be corrected that the API names by its place in the body. */
export function stepOfIssue(path: readonly (string | number)[]): WizardStep {
  return stepOfPart[String(path[0])] ?? 'agreements';
}
