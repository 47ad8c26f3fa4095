import type { DealershipDetails } from '@kardan/contract/calls/dealerships/dealerships';
import { optionLabels } from '@kardan/contract/labels/reference';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { Panel } from '../panel.tsx';

type Person = DealershipDetails['team'][number];

/** The people one meets there, with what they do and how to call them. */
export async function Team({ team }: { team: readonly Person[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  if (team.length === 0) return null;
  const labels = optionLabels[locale].language;
  return (
    <Panel title={t('team.title')} anchor="team">
      <ul className="grid gap-x-8 md:grid-cols-2">
        {team.map(({ id, givenName, familyName, jobTitle, phone, languages, photo }) => {
          const name = `${givenName} ${familyName}`;
          return (
            <li
              key={id}
              className="flex items-center gap-4 border-t border-line py-3.5 max-md:first:border-0 md:nth-[-n+2]:border-0"
            >
              <Portrait photo={photo} givenName={givenName} familyName={familyName} />
              <div className="min-w-0 flex-1">
                <h3 className="text-md [overflow-wrap:anywhere]">{name}</h3>
                {jobTitle && <p className="text-sm text-text-2">{jobTitle}</p>}
                {languages.length > 1 && (
                  <p className="text-xs text-text-3">
                    {t('team.languages', { languages: languages.map((language) => labels[language]).join(', ') })}
                  </p>
                )}
              </div>
              {phone && (
                <a
                  href={telephoneLink(phone)}
                  title={phone}
                  aria-label={t('team.call', { name, phone })}
                  className="hit grid shrink-0 place-items-center rounded-sm border border-line-strong hover:border-line-hover hover:bg-surface-2"
                >
                  <Icon name="phone" />
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The photo, or the initials in the dealership's colour. The name stands beside it as text. */
function Portrait({ photo, givenName, familyName }: Pick<Person, 'photo' | 'givenName' | 'familyName'>) {
  const shape = 'size-14 shrink-0 rounded-full';
  if (photo !== null) {
    return (
      // biome-ignore lint/performance/noImgElement: the address is the optimiser's
      <img
        src={imagePath(photo, 128)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`${shape} object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} wide grid place-items-center border-2 border-(--dealer) bg-surface-2 text-md font-semi text-(--dealer)`}
    >
      {givenName.slice(0, 1)}
      {familyName.slice(0, 1)}
    </span>
  );
}
