import { issueText } from '@kardan/contract/labels/issue';
import { Button } from '@kardan/ui/actions/button.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';

/** What is to happen by itself, each with its way back. */
export function Schedules() {
  const t = useTexts('car');
  const locale = useLocale();
  const { id, car, take, isReadOnly } = useEditor();
  const remove = useChange((scheduleId: string) => api.unscheduleListing({ params: { ...id, scheduleId } }), {
    onDone: take,
  });
  if (car.scheduled.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm! [font-stretch:100%]!">{t('planned.title')}</h3>
      <ul>
        {car.scheduled.map(({ id: scheduleId, at, publish, priceEur, refused }) => (
          <li key={scheduleId} className="flex items-center gap-2.5 py-2 text-xs">
            <Icon name="clock" size={16} className="text-text-3" />
            <span className="min-w-0 flex-1">
              <b className="block font-semi">
                {[publish && t('planned.publish'), priceEur !== null && formatPrice(priceEur, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </b>
              {new Date(at).toLocaleString(locale === 'en' ? 'en-GB' : locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
                timeZone: 'Europe/Vienna',
              })}
              {refused?.map(({ field, code }) => (
                <span key={field} className="block text-alert">
                  {issueText(code, locale === 'en' ? 'en' : 'de') ?? t('planned.refused')}
                </span>
              ))}
            </span>
            {!isReadOnly && (
              <Button
                size="sm"
                variant="quiet"
                busy={remove.isPending}
                onClick={() => remove.mutate(String(scheduleId))}
              >
                {t('planned.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
