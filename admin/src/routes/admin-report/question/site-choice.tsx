import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Popover } from '@kardan/ui/overlays/popover.tsx';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ReportQuestion, ShowReport } from './use-report-question.ts';

const id = 'report-sites';

/** Which sites are told together; only for people of several. */
export function SiteChoice({ question: { sites }, onShow }: { question: ReportQuestion; onShow: ShowReport }) {
  const t = useTexts('statistics');
  const { id: current } = useDealership();
  const others = dealershipsOf(useAccount()).filter((site) => site.id !== current);
  if (others.length === 0) return null;
  const chosen = sites.filter((site) => others.some((other) => other.id === site));
  const toggle = (site: number, isWanted: boolean) =>
    onShow({ sites: isWanted ? [...chosen, site] : chosen.filter((other) => other !== site) });
  return (
    <div className="print:hidden">
      <Button icon="store" popoverTarget={id} variant={chosen.length > 0 ? 'inverse' : 'ghost'}>
        {chosen.length === 0 ? t('sites.this') : t('sites.some', { count: chosen.length + 1, all: others.length + 1 })}
      </Button>
      <Popover id={id} label={t('sites')} align="end">
        <p className="text-text-2">{t('sites.intro')}</p>
        <div className="my-2 grid max-h-72 overflow-y-auto">
          {others.map(({ id: site, name, place }) => (
            <Checkbox
              key={site}
              label={`${name}, ${place}`}
              checked={chosen.includes(site)}
              onChange={({ currentTarget }) => toggle(site, currentTarget.checked)}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onShow({ sites: others.map((other) => other.id) })}>
            {t('sites.all')}
          </Button>
          <Button size="sm" onClick={() => onShow({ sites: [] })}>
            {t('sites.this')}
          </Button>
        </div>
      </Popover>
    </div>
  );
}
