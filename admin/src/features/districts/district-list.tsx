import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useId, useState } from 'react';
import { useCanEditProfile } from '#domain/profile/own-profile.ts';
import { matchesWords } from '#lib/pick/match-words.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { byRegion, type ChoosableDistrict } from './districts.ts';

interface Props {
  districts: readonly ChoosableDistrict[];
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox';
  chosen: readonly number[];
  /** Cannot be chosen here: it is the own one. */
  fixed?: number | undefined;
  onToggle: (id: number) => void;
  onPoint: (id: number | undefined) => void;
}

/** The districts by name, narrowed while one types; number plates find theirs too. */
export function DistrictList({ districts, kind, chosen, fixed, onToggle, onPoint }: Props) {
  const t = useTexts('districts');
  const id = useId();
  const canEdit = useCanEditProfile();
  const [typed, setTyped] = useState('');
  const shown = districts.filter(({ name, region, shape: { code } }) =>
    matchesWords(`${name} ${region.name} ${code}`, typed),
  );
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <label className="flex items-center gap-2.5 rounded-sm border border-line-strong bg-surface px-3 focus-within:outline-[2.5px] focus-within:outline-offset-1 focus-within:outline-focus">
        <Icon name="search" className="text-text-3" />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter would save what is only being looked for.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="h-11 min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-text-3 pointer-coarse:text-md"
        />
      </label>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-1 py-2 text-sm text-text-2'}>
        {shown.length > 0 ? t('found', { count: shown.length }) : t('noneFound')}
      </p>
      <div className="max-h-[46dvh] overflow-y-auto rounded-sm border border-line px-3 pb-2 empty:hidden">
        {byRegion(shown).map(({ name: region, slug, members }) => (
          <fieldset key={slug} className="min-w-0">
            <legend className="sticky top-0 z-1 w-full bg-surface pt-2.5 pb-1 text-xs font-semi text-text-2">
              {region}
            </legend>
            {members.map((district) => (
              <label
                key={district.id}
                htmlFor={`${id}-${district.id}`}
                onPointerEnter={() => onPoint(district.id)}
                onPointerLeave={() => onPoint(undefined)}
                className="flex min-h-8 items-center gap-2.5 text-sm pointer-coarse:min-h-11"
              >
                <input
                  id={`${id}-${district.id}`}
                  type={kind}
                  name={kind === 'radio' ? 'own' : `further.${district.id}`}
                  checked={chosen.includes(district.id)}
                  disabled={!canEdit || district.id === fixed}
                  onChange={() => onToggle(district.id)}
                  onFocus={() => onPoint(district.id)}
                  onBlur={() => onPoint(undefined)}
                  className={kind === 'radio' ? 'radio-dot' : 'check-box'}
                />
                <span className="min-w-0 flex-1">{district.name}</span>
                {district.id === fixed && <span className="text-xs text-text-3">{t('isOwn')}</span>}
                <span aria-hidden="true" className="text-xs text-text-3">
                  {district.shape.code}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
