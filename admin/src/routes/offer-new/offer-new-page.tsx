import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { type Ending as EndingOfCar, newCarSteps } from '#domain/new-car/kept-car.ts';
import { PhonePanel } from '#features/pictures/aside/phone-panel.tsx';
import { useIsWide } from '#lib/browser/use-is-wide.ts';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { StateNotice } from '../state-notice.tsx';
import { Ending } from './ending.tsx';
import { OnlineStep } from './online/online-step.tsx';
import { PapersStep } from './papers/papers-step.tsx';
import { PhotosStep } from './photos/photos-step.tsx';
import { Resumed } from './resumed.tsx';
import { SaveLine } from './save-line.tsx';
import { Steps } from './steps.tsx';
import { NewCarProvider, useNewCarState } from './use-new-car.ts';

const screens = { photos: PhotosStep, papers: PapersStep, online: OnlineStep };

/** A car from the yard to the buyers: its pictures, its papers, its price. One after the other on a phone, side by side on a desk. */
export default function OfferNewPage() {
  const { id } = useDealership();
  return <NewCarPage key={id} />;
}

function NewCarPage() {
  const t = useTexts('carNew');
  const dealership = useDealership();
  const car = useNewCarState();
  const isWide = useIsWide();
  const { ending } = car.kept;
  const setEnding = (next: EndingOfCar) => car.change({ ending: next });
  if (!isChangeable(dealership))
    return (
      <>
        <PageHead title={t('title')} tabTitle={`${t('title')}, ${dealership.name}`} />
        <StateNotice />
      </>
    );
  const Screen = screens[car.kept.step];
  return (
    <NewCarProvider value={car}>
      {/* Nothing that was typed for one car is there for the next. */}
      <div key={car.kept.key} data-task>
        {ending ? (
          <Ending kind={ending} onNext={car.restart} />
        ) : (
          <>
            <PageHead title={t('title')} tabTitle={`${t('title')}, ${dealership.name}`} intro={<SaveLine />} />
            <Resumed />
            {isWide ? (
              <div className="grid items-start gap-5 xl:grid-cols-2">
                <div className="grid gap-5">
                  <PhotosStep onEnd={setEnding} />
                  {car.listing && (
                    <PhonePanel
                      car={{ dealershipId: dealership.slug, listingId: String(car.listing.id) }}
                      onOpen={car.watchPhone}
                    />
                  )}
                </div>
                <div className="grid gap-5">
                  <PapersStep onEnd={setEnding} />
                  <OnlineStep onEnd={setEnding} />
                </div>
              </div>
            ) : (
              <>
                <Steps current={car.kept.step} onChoose={(step) => car.change({ step })} steps={newCarSteps} />
                <Screen onEnd={setEnding} />
              </>
            )}
          </>
        )}
      </div>
    </NewCarProvider>
  );
}
