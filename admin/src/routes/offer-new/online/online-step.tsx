import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import { ApiError } from '@kardan/contract/client/api-error';
import type { ListingFieldKey } from '@kardan/contract/listing-fields';
import { Button } from '@kardan/ui/actions/button.tsx';
import { FormFailure } from '@kardan/ui/feedback/form-failure.tsx';
import { useRef, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { isComplete, noFields, openQuestions } from '#domain/new-car/open-questions.ts';
import { followArrivals } from '#domain/uploads/upload-queue.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText, isOffline } from '#lib/failure/failure-text.ts';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { StepProps } from '../ending.tsx';
import { Foot } from '../foot.tsx';
import { VehicleByHand } from '../papers/vehicle-by-hand.tsx';
import { useNewCar } from '../use-new-car.ts';
import { CarSummary } from './car-summary.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PricePart } from './price-part.tsx';
import { Question } from './question.tsx';

/** Only what is missing, as taps; the price; and online. */
export function OnlineStep({ onEnd }: StepProps) {
  const t = useTexts('carNew');
  const f = useTexts('failure');
  const { slug } = useDealership();
  const { kept, fields, flush, take, isCurrent, save, listing, uploads } = useNewCar();
  const [isPlanning, setPlanning] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const questions = useQuestions();
  const open = openQuestions(fields).length;
  const hasPicture = (listing?.pictures.length ?? 0) > 0 || uploads.items.some(({ state }) => state === 'done');
  const publish = useChange(
    async () => {
      const { id, dealershipId } = await flush();
      const follow = followArrivals(kept.key);
      const published = await api.publishListing({ params: { dealershipId: slug, listingId: String(id) } });
      follow({ dealershipId, listingId: id });
      return published;
    },
    {
      onFailed: () => undefined,
      onDone: (published) => {
        if (take(published)) onEnd('published');
      },
    },
  );
  const leave = async () => {
    setLeaving(true);
    try {
      if (take(await flush())) onEnd('draft');
    } catch (error) {
      // Without a connection it lies on the device; what is refused is said where the saving is.
      if (isOffline(error) && isCurrent(kept.key)) onEnd('draft');
    } finally {
      setLeaving(false);
    }
  };
  const obstacle = !isComplete(fields)
    ? t('online.needsAnswers')
    : !hasPicture
      ? t('online.needsPicture')
      : save.state === 'offline'
        ? t('online.needsSave')
        : undefined;
  return (
    <Panel title={t('online.title')} className="max-lg:border-0 max-lg:bg-transparent max-lg:p-0">
      <div className="grid gap-4.5">
        <CarSummary />
        <section aria-label={t('online.missing', { count: open })} className="grid gap-3">
          <h3 className="text-md font-semi">
            {open === 0 ? t('online.nothingMissing') : t('online.missing', { count: open })}
          </h3>
          {questions.some((key) => key === 'make' || key === 'model') && <VehicleByHand />}
          {questions
            .filter((key): key is ListingFieldKey => key !== 'make' && key !== 'model' && key !== 'version')
            .map((key) => (
              <Question key={key} name={key} />
            ))}
        </section>
        <PricePart />
        {publish.error && (
          <div role="alert">
            <FormFailure>
              {publish.error instanceof ApiError && publish.error.issues.length > 0
                ? `${t('online.refused')} ${publish.error.issues.map(({ message }) => message).join(' ')}`
                : failureText(publish.error, f)}
            </FormFailure>
          </div>
        )}
      </div>
      <Foot>
        <Button
          variant="accent"
          size="lg"
          full
          disabled={obstacle !== undefined}
          busy={publish.isPending}
          busyLabel={t('online.publishing')}
          onClick={() => publish.mutate(undefined)}
        >
          {t('online.publish')}
        </Button>
        {obstacle && (
          <p role="status" className="text-center text-xs text-text-2">
            {obstacle}
          </p>
        )}
        <div className="grid grid-cols-[1fr_1.3fr] gap-2">
          <Button icon="calendar-days" disabled={!isComplete(fields)} onClick={() => setPlanning(true)}>
            {t('online.plan')}
          </Button>
          <Button disabled={!kept.isBegun} busy={isLeaving} onClick={() => void leave()}>
            {t('online.draft')}
          </Button>
        </div>
      </Foot>
      {isPlanning && (
        <PlanDialog
          onClose={() => setPlanning(false)}
          onPlanned={(planned) => {
            if (take(planned)) onEnd('planned');
          }}
        />
      )}
    </Panel>
  );
}

/** What was asked stays in sight once it is answered: an answer can be another one. */
function useQuestions(): EditableFieldKey[] {
  const { kept, isResumed, listing, save, fields } = useNewCar();
  const asked = useRef<EditableFieldKey[]>([]);
  // What an earlier visit answered and could not save was asked there: it is in sight here too.
  const before = isResumed ? openQuestions(listing?.fields ?? noFields) : [];
  const open = new Set([...asked.current, ...before, ...openQuestions(fields)]);
  // A car that an earlier visit has begun has answers that are still on their way here; without a connection nobody waits for them.
  if (!kept.isBegun || listing) asked.current = [...open];
  else if (save.state === 'offline' || save.state === 'failed') return [...open];
  return asked.current;
}
