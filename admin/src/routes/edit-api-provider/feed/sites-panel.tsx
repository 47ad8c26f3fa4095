import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useSaveFeed } from './use-save-feed.ts';

/** Whose cars are whose, in a file of several sites. */
export function SitesPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { save, stale } = useSaveFeed(feed);
  const own = dealershipsOf(useAccount());
  const here = useDealership();
  // Operators work for no dealership, and may look after each.
  const dealerships = own.some(({ id }) => id === here.id) ? own : [here, ...own];
  const { sites } = feed;
  if (sites.length === 0 && !feed.ofGroup) return null;
  const options = dealerships.map(({ id, name, place }) => ({ value: String(id), label: `${name}, ${place}` }));
  return (
    <div id="sites" className="scroll-mt-20">
      <Panel title={t('sites.title')} intro={t('sites.intro')}>
        {sites.length === 0 ? (
          <p className="text-sm text-text-2">{t('sites.none')}</p>
        ) : feed.mayChange ? (
          <Form
            send={(value) => {
              const chosen = sites.flatMap(({ site }, place) => {
                const id = Number(value(`site-${place}`));
                return id > 0 ? [[site, id] as const] : [];
              });
              return save({ sites: Object.fromEntries(chosen) });
            }}
            stale={stale}
            onSent={() => showToast({ text: t('sites.saved') })}
          >
            {sites.map(({ site, dealershipId }, place) => (
              <SelectField
                key={site}
                name={`site-${place}`}
                label={t('sites.of', { site })}
                placeholder={t('sites.open')}
                defaultValue={dealershipId === null ? '' : String(dealershipId)}
                options={options}
              />
            ))}
            <div>
              <Submit>{t('settings.save')}</Submit>
            </div>
          </Form>
        ) : (
          <dl className="text-sm">
            {sites.map(({ site, name }) => (
              <div key={site} className="flex justify-between gap-3 border-b border-line py-2 last:border-0">
                <dt className="text-text-2">{site}</dt>
                <dd className="text-right font-semi">{name ?? t('sites.open')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Panel>
    </div>
  );
}
