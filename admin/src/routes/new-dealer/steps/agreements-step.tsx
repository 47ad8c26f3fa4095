import { agreementKinds } from '@kardan/contract/values/dealership-profile';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { validAgreementsQuery } from '#domain/portal/requests.ts';
import { agreementAddress } from '#domain/profile/agreement-address.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useIssue } from '#lib/form/form-context.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What is agreed with the portal, each in the version that holds today; a box is pressed for each. */
export function AgreementsStep() {
  const t = useTexts('newDealer');
  const l = useTexts('legal');
  const locale = useLocale();
  const agreements = useQuery(validAgreementsQuery);
  return (
    <Loaded query={agreements} skeleton={<Skeleton className="h-40" />}>
      {({ items }) => (
        <ul className="grid gap-1">
          {agreementKinds.map((kind) => {
            const version = items.find((each) => each.kind === kind);
            if (!version) return null;
            const name = l(`agreement.${kind}`);
            return (
              <li key={kind} className="border-b border-line pb-2">
                <Agreed name={`agreements.${kind}`} value={version.version}>
                  {t('agree', { name, version: version.version })}
                </Agreed>
                <TextLink
                  href={agreementAddress(version, locale)}
                  target="_blank"
                  rel="noopener"
                  iconAfter="external-link"
                  className="ml-7.5 min-h-6 text-sm pointer-coarse:min-h-11"
                >
                  {t('read', { name })}
                </TextLink>
              </li>
            );
          })}
          <li>
            <Agreed name="mayRepresent" value="yes">
              {t('mayRepresent')}
            </Agreed>
          </li>
        </ul>
      )}
    </Loaded>
  );
}

function Agreed({ name, value, children }: { name: string; value: string; children: string }) {
  const issue = useIssue(name);
  return <Checkbox name={name} value={value} label={children} {...(issue && { error: issue })} data-agreed />;
}
