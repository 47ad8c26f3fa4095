import type { RequestReceipt } from '@kardan/contract/calls/dealerships/dealership-requests';
import { ProofKeeper } from '@kardan/contract/client/spam-check/proof-keeper';
import { sendWithProof } from '@kardan/contract/client/spam-check/send-with-proof';
import type { WishedFeed } from '@kardan/contract/values/dealership-requests';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Decoy } from '@kardan/ui/forms/decoy.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { sitePaths } from '#domain/addresses.ts';
import { api } from '#lib/api/api.ts';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { companyBody } from './request-body.ts';
import { SentPanel } from './sent-panel.tsx';
import { AgreementsStep } from './steps/agreements-step.tsx';
import { CarsStep } from './steps/cars-step.tsx';
import { CompanyStep } from './steps/company-step.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import { useLegalForm } from './use-legal-form.ts';
import { useStep } from './use-step.ts';
import { Wizard } from './wizard.tsx';
import { stepOfIssue, visitorSteps, type WizardStep } from './wizard-steps.ts';

/** A dealership asks to be let in: four steps, then it is ours to answer. What is typed survives a reload. */
export function VisitorRequest() {
  const t = useTexts('newDealer');
  const locale = useLocale();
  const [step, setStep] = useStep(visitorSteps);
  const [receipt, setReceipt] = useState<RequestReceipt & { email: string }>();
  const [proofs] = useState(() => new ProofKeeper(() => api.mailChallenge()));
  const { legalForm, setLegalForm, area } = useLegalForm();
  useEffect(() => proofs.begin(), [proofs]);
  if (receipt) return <SentPanel {...receipt} />;
  const send = (value: FormValues) =>
    sendWithProof(proofs, (proof) =>
      api.requestDealership({ body: { ...requestBody(value), language: locale, proof } }),
    );
  const parts: Record<WizardStep, ReactNode> = {
    company: <CompanyStep legalForm={legalForm} onLegalForm={setLegalForm} />,
    contact: <ContactStep prefix="" />,
    cars: <CarsStep />,
    agreements: <AgreementsStep />,
  };
  return (
    <div ref={area}>
      <h1>{t('title')}</h1>
      <p className="mt-1 mb-6 text-sm text-text-2">{t('intro')}</p>
      <Form
        draftKey="new-dealer"
        send={send}
        onSent={(answer, value) => setReceipt({ ...answer, email: value('email') })}
        onRefused={({ issues }) => issues[0] && setStep(stepOfIssue(issues[0].path))}
      >
        <Wizard steps={visitorSteps} current={step} onStep={setStep} submitLabel={t('send')}>
          {(each) => parts[each]}
        </Wizard>
        <Decoy />
      </Form>
      <p className="mt-4 text-xs text-text-3">
        {t('privacy')}{' '}
        <TextLink inline href={sitePaths[locale].privacy} target="_blank" rel="noopener">
          {t('privacyLink')}
        </TextLink>
      </p>
    </div>
  );
}

function requestBody(value: FormValues) {
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    ...(value('homepage') && { homepage: value('homepage') }),
    company: companyBody(value),
    carCount: wholeIn(value('carCount')),
    feed: value('feed') as WishedFeed,
    message: value('message'),
    agreements: {
      terms: value('agreements.terms'),
      'processing-contract': value('agreements.processing-contract'),
    },
    mayRepresent: true as const,
  };
}

/** Digits as people write them, “1.200”; anything else is no number, and the API says so. */
function wholeIn(typed: string): number {
  const digits = typed.replaceAll(/[.\s\u00A0]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
