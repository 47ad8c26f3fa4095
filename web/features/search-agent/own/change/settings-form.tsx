'use client';

import type { AgentEvent, AgentFrequency } from '@kardan/contract/values/search-agent';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useEffect, useRef, useState } from 'react';
import { EventChoice } from '#features/search-agent/form/event-choice.tsx';
import type { Failure } from '#features/search-agent/form/failure.ts';
import { FailureNotice } from '#features/search-agent/form/failure-notice.tsx';
import { FrequencyChoice } from '#features/search-agent/form/frequency-choice.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnForm } from './own-form.tsx';
import { sendChange } from './send-change.ts';

interface Settings {
  frequency: AgentFrequency;
  events: AgentEvent[];
}

/** How often it writes and of what; saved with each change, which can be taken back. */
export function SettingsForm({ token, ...first }: Settings & { token: string }) {
  const t = useTexts('search-agent');
  const [settings, setSettings] = useState<Settings>(first);
  const [failure, setFailure] = useState<Failure>();
  const saved = useRef<Settings>(first);
  // One after the other: the last one chosen is the one that stays.
  const saving = useRef(Promise.resolve());

  const saveNext = async (next: Settings, isUndo: boolean) => {
    const before = saved.current;
    const failed = await sendChange(token, { kind: 'settings', ...next });
    setFailure(failed);
    if (failed) return setSettings(before);
    saved.current = next;
    const undo = { label: t('own.undo'), run: () => choose(before, true) };
    showToast(isUndo ? { text: t('own.undone') } : { text: t('own.saved'), undo });
  };
  const choose = (next: Settings, isUndo = false) => {
    setSettings(next);
    if (next.events.length === 0) return;
    saving.current = saving.current.then(() => saveNext(next, isUndo));
  };

  const section = useRef<HTMLElement>(null);
  // What was pressed before this script ran counts as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is rendered
  useEffect(() => {
    const pressed = pressedIn(section.current?.querySelector('form'));
    if (pressed && JSON.stringify(pressed) !== JSON.stringify(inOrder(first))) choose(pressed);
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby="settings-title"
      className="@container relative rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <h2 id="settings-title" className="mb-3.5 text-xl">
        {t('own.settings')}
      </h2>
      <OwnForm token={token} call="settings" className="grid gap-4">
        <FrequencyChoice chosen={settings.frequency} onChoose={(frequency) => choose({ ...settings, frequency })} />
        <EventChoice
          chosen={settings.events}
          onChange={(events) => choose({ ...settings, events })}
          error={settings.events.length === 0 ? t('form.error.events') : undefined}
        />
        <div role="status" className="empty:hidden">
          {failure && <FailureNotice failure={failure} />}
        </div>
        <noscript>
          <Button type="submit" variant="accent">
            {t('own.save')}
          </Button>
        </noscript>
      </OwnForm>
    </section>
  );
}

function pressedIn(form: HTMLFormElement | null | undefined): Settings | undefined {
  if (!form) return undefined;
  const data = new FormData(form);
  return inOrder({
    frequency: data.get('frequency') as AgentFrequency,
    events: data.getAll('events') as AgentEvent[],
  });
}

function inOrder({ frequency, events }: Settings): Settings {
  return { frequency, events: [...events].sort() };
}
