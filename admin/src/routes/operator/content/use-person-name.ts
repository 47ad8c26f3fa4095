import { useTexts } from '#lib/texts/use-texts.ts';

type Person = { name: string | null } | null;

/** Whoever did something: by name, as somebody who left, or as the installation itself. */
export function usePersonName(): (person: Person) => string {
  const t = useTexts('portalContent');
  return (person) => (person ? (person.name ?? t('formerPerson')) : t('byInstallation'));
}
