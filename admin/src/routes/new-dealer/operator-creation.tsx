import type { ApiError } from '@kardan/contract/client/api-error';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { type ChosenGroup, GroupChoice } from '#features/groups/group-choice.tsx';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { companyBody } from './request-body.ts';
import { CompanyStep } from './steps/company-step.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { useLegalForm } from './use-legal-form.ts';
import { useStep } from './use-step.ts';
import { Wizard } from './wizard.tsx';
import { operatorSteps, stepOfIssue } from './wizard-steps.ts';

/** An operator makes a dealership without a request; its owner is invited and accepts the agreements. */
export function OperatorCreation() {
  const t = useTexts('newDealer');
  const g = useTexts('portalGroups');
  const locale = useLocale();
  const navigate = useNavigate();
  const [step, setStep] = useStep(operatorSteps);
  const [isKnown, setKnown] = useState(false);
  const [group, setGroup] = useState<ChosenGroup>(null);
  const { legalForm, setLegalForm, area } = useLegalForm();
  const send = (value: FormValues) =>
    api.createDealership({
      body: {
        company: companyBody(value),
        owner: {
          name: value('owner.name'),
          email: value('owner.email'),
          phone: value('owner.phone'),
          language: locale,
        },
        // What is typed and is no group is for the API to refuse.
        ...(group !== null && { groupId: group?.id ?? 0 }),
        despiteMatches: value('despiteMatches') !== '',
      },
    });
  const refused = (error: ApiError) => {
    if (error.code === 'dealership-known') setKnown(true);
    else if (error.issues[0]) setStep(stepOfIssue(error.issues[0].path));
  };
  return (
    <div ref={area}>
      <TextLink href={portalPath('requests')} icon="arrow-left" className="mb-3 min-h-11 text-sm">
        {t('operator.back')}
      </TextLink>
      <h1>{t('operator.title')}</h1>
      <p className="mt-1 mb-6 text-sm text-text-2">{t('operator.intro')}</p>
      <Form
        draftKey="new-dealer-operator"
        send={send}
        onRefused={refused}
        explain={(error) => (error.code === 'dealership-known' ? knownWords(error, t('operator.known')) : undefined)}
        onSent={({ slug, name }) => {
          showToast({ text: t('operator.made', { name }) });
          void navigate({ href: dealershipPath(slug) });
        }}
      >
        <Wizard steps={operatorSteps} current={step} onStep={setStep} submitLabel={t('operator.create')}>
          {(each) =>
            each === 'company' ? (
              <>
                <CompanyStep legalForm={legalForm} onLegalForm={setLegalForm} />
                <div className="mt-3">
                  <GroupChoice label={g('choice.label')} hint={g('choice.hint')} chosen={group} onChoose={setGroup} />
                </div>
              </>
            ) : (
              <ContactStep prefix="owner." />
            )
          }
        </Wizard>
        {isKnown && <Checkbox name="despiteMatches" label={t('operator.despite')} />}
      </Form>
    </div>
  );
}

/** Names who is there already, and by what. */
function knownWords({ issues }: ApiError, words: string): string {
  return `${words} ${issues.map(({ message }) => message).join(', ')}`;
}
