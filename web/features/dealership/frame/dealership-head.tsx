import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { Link } from '@kardan/ui/actions/link.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { DealershipLogo } from '#domain/dealership/dealership-logo.tsx';
import { OpeningNow } from '#domain/dealership/opening-now.tsx';
import { Plate } from '#domain/map/plate.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { weekdayNames } from '../dealership-texts.ts';

/** The place of the form on the overview. */
export const contactAnchor = 'anfrage';

interface Props {
  dealership: DealershipProfile;
  /** Whether its name is the page's title; other pages have their own. */
  isTitle: boolean;
}

/** Who it is and where, whether somebody is there now, and the ways to reach it. */
export async function DealershipHead({ dealership, isTitle }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('dealership')]);
  const { name, slug, street, postcode, city, phone, openingHours, specialDays } = dealership;
  const { plateCode } = dealership.district;
  const own = href(locale, 'dealership', { slug });
  const shownName = 'wide font-semi leading-tight [overflow-wrap:anywhere]';
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4 pt-1">
      <div className={classes('flex min-w-0 flex-1 basis-96 gap-4', isTitle ? 'items-end' : 'items-center')}>
        <div className={classes('rounded-md', isTitle && '-mt-9 ring-4 ring-ground md:-mt-12')}>
          <DealershipLogo {...dealership} size={isTitle ? 'lg' : 'md'} />
        </div>
        <div className="min-w-0 pt-2.5">
          {isTitle ? (
            <h1 className={classes(shownName, 'text-2xl md:text-3xl')}>{name}</h1>
          ) : (
            <p className={classes(shownName, 'text-xl')}>
              <Link href={own} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </p>
          )}
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-2">
            {plateCode && <Plate code={plateCode} label={t('plate', { code: plateCode })} />}
            {street}, {postcode} {city}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2.5 max-md:w-full md:items-end">
        {openingHours.length > 0 && (
          <OpeningNow
            hours={openingHours}
            specialDays={specialDays}
            weekdays={weekdayNames(t)}
            labels={{
              open: t('open.open'),
              opensAt: t('open.opensAt'),
              opensToday: t('open.opensToday'),
              opensTomorrow: t('open.opensTomorrow'),
              closed: t('open.closed'),
              holiday: t('open.holiday'),
            }}
          />
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton href={`${own}#${contactAnchor}`} variant="accent" icon="mail" className="max-md:flex-1">
            {t('action.write')}
          </LinkButton>
          {phone && (
            <a href={telephoneLink(phone)} className={buttonClasses({})} aria-label={`${t('action.call')}: ${phone}`}>
              <Icon name="phone" />
              {t('action.call')}
            </a>
          )}
          <LinkButton
            href={`${href(locale, 'dealershipInfo', { slug })}#anfahrt`}
            icon="navigation"
            className="relative max-md:px-3.5"
          >
            <span className="max-md:sr-only">{t('action.route')}</span>
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
