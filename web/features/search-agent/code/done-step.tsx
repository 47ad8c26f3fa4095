'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StepFrame } from '../form/step-frame.tsx';
import type { StartedAgent } from '../form/stored-step.ts';

interface Props {
  agent: StartedAgent;
  agentHref: string;
  resultsHref: string;
  onAnother: () => void;
}

/** It runs: what happens next, and where it can be changed. */
export function DoneStep({ agent: { token, email, frequency }, agentHref, resultsHref, onAnother }: Props) {
  const t = useTexts('search-agent');
  return (
    <StepFrame title={t('done.title')} arrives>
      <div role="status">
        <ul className="list-disc space-y-1.5 pl-5 text-sm wrap-anywhere text-text-2">
          <li>{t(`done.${frequency}`, { email })}</li>
          <li>
            {t('done.link')} {t('done.welcome')}
          </li>
        </ul>
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton href={`${agentHref}/${token}`} variant="accent" icon="bell">
          {t('done.own')}
        </LinkButton>
        <LinkButton href={resultsHref}>{t('done.results')}</LinkButton>
        <Button variant="quiet" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </StepFrame>
  );
}
