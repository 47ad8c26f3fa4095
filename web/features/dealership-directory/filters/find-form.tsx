import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { href } from '#lib/routes/href.ts';
import type { DirectoryWords } from '../directory-words.ts';
import { type DirectoryState, names } from '../url/directory-state.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

/** Whom one looks for and where: what most come for stands above everything else. */
export function FindForm({ state, words: { t, locale } }: { state: DirectoryState; words: DirectoryWords }) {
  const { name, place } = state.filters;
  return (
    <search>
      {/* Another address is another form: what was typed for the last one is gone. */}
      <form
        key={`${name}/${place?.postcode}/${place?.radiusKm}`}
        action={href(locale, 'dealerships')}
        className="grid grid-cols-2 gap-2 md:grid-cols-[minmax(0,1fr)_8.5rem_9.5rem_auto]"
      >
        <HiddenFields state={state} except={['name', 'place']} />
        <TextInput
          label={t('find.name')}
          name={names.name}
          type="search"
          defaultValue={name ?? ''}
          placeholder={t('find.nameExample')}
          maxLength={80}
          autoComplete="off"
          className="col-span-2 md:col-span-1"
        />
        <PlaceFields place={place} t={t} />
        <Button type="submit" variant="accent" icon="search" className="col-span-2 md:col-span-1">
          {t('find.submit')}
        </Button>
      </form>
    </search>
  );
}
