import type { MissingField } from '@kardan/contract/calls/admin/profile';
import type { ProfileSection } from '@kardan/contract/values/dealership-profile';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Texts } from '#texts/german.ts';

/** Where on the page a section is mended. */
const sectionAnchors: Partial<Record<ProfileSection, string>> = {
  profile: 'profile',
  'opening-hours': 'hours',
  persons: 'persons',
  'custom-page': 'page',
  legal: 'legal',
  agreements: 'agreements',
};

/** What must be there before the dealership goes public, each with the way to it. */
export function MissingPanel({ missing }: { missing: readonly MissingField[] }) {
  const t = useTexts('profile');
  const l = useTexts('legal');
  if (missing.length === 0)
    return (
      <p className="flex items-start gap-2.5 rounded-md border border-line bg-surface p-4 text-sm">
        <Icon name="circle-check" size={18} className="mt-0.5 text-accent-text" />
        {t('complete')}
      </p>
    );
  const nameOf = ({ section, field }: MissingField): string => {
    if (section === 'legal') return l(`field.${field as LegalField}`);
    if (section === 'agreements') return l(`agreement.${field as 'terms' | 'processing-contract'}`);
    return t(`section.${section}`);
  };
  return (
    <Panel title={t('missing', { count: missing.length })} intro={t('missingIntro')}>
      <ul>
        {missing.map((field) => (
          <li key={`${field.section} ${field.field}`} className="border-t border-line first:border-0">
            <button
              type="button"
              onClick={() => show(sectionAnchors[field.section] ?? 'profile')}
              className="flex min-h-11 w-full items-center gap-2.5 text-left text-sm hover:underline"
            >
              <Icon name="circle-alert" className="text-alert" />
              <span className="flex-1">{nameOf(field)}</span>
              <Icon name="chevron-right" className="text-text-3" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Without another address: that would be leaving the page, with what was typed and not saved. */
function show(anchor: string): void {
  const part = document.getElementById(anchor);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

type FieldKey<Key> = Key extends `field.${infer Name}` ? Name : never;
type LegalField = FieldKey<keyof Texts['legal']>;
