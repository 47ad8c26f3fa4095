import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { Button } from '@kardan/ui/actions/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ownProfileQuery, type ProfilePart, useCanEditProfile } from '#domain/profile/own-profile.ts';
import { isStale, savePart } from '#domain/profile/save-part.ts';
import { Form } from '#lib/form/form.tsx';
import type { FormValues } from '#lib/form/form-values.ts';
import { Submit } from '#lib/form/submit-state.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useShowSaved } from './use-show-saved.ts';

interface Props {
  part: ProfilePart;
  profile: OwnProfile;
  send: (value: FormValues, revision: number) => Promise<OwnProfile>;
  onSaved?: (profile: OwnProfile) => void;
  /** Shows what is stored now, in place of what was typed. */
  onReload: () => void;
  submitLabel?: string;
  className?: string;
  /** Beside the button. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A form for one part of the profile. What somebody else changes in another part meanwhile is left alone; where it is the same
 * part, one decides: save all the same, or take theirs. Who may not change the profile sees its fields and no button.
 */
export function PartForm({ part, profile, send, onSaved, onReload, submitLabel, className, actions, children }: Props) {
  const t = useTexts('profile');
  const c = useTexts('common');
  const client = useQueryClient();
  const query = ownProfileQuery(useDealership().slug);
  const canEdit = useCanEditProfile();
  const [seen, setSeen] = useState(profile);
  const [isConflict, setConflict] = useState(false);
  const showSaved = useShowSaved();
  return (
    <Form
      guarded
      {...(className !== undefined && { className })}
      send={(value) =>
        savePart({
          part,
          seen,
          send: (revision) => send(value, revision),
          load: () => client.fetchQuery({ ...query, staleTime: 0 }),
        })
      }
      explain={(error) => (isStale(error) ? t('conflict') : undefined)}
      onRefused={(error) => {
        setConflict(isStale(error));
        const now = client.getQueryData(query.queryKey);
        // Whoever saves once more has been told.
        if (isStale(error) && now) setSeen(now);
      }}
      onSent={(saved) => {
        setConflict(false);
        setSeen(saved);
        showSaved(saved, t('saved'));
        onSaved?.(saved);
      }}
    >
      <fieldset disabled={!canEdit} className="grid min-w-0 gap-3">
        {children}
      </fieldset>
      {canEdit && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Submit>{submitLabel ?? c('save')}</Submit>
          {isConflict && <Button onClick={onReload}>{t('takeTheirs')}</Button>}
          {actions}
        </div>
      )}
    </Form>
  );
}
