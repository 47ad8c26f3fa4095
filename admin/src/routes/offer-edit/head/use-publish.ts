import { ApiError } from '@kardan/contract/client/api-error';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { useShowField } from '../use-show-tab.ts';

/** Puts the car online as it stands on the screen; what is missing is said at its fields, and the first of them is shown. */
export function usePublish() {
  const t = useTexts('car');
  const f = useTexts('failure');
  const { id, car, queue, take } = useEditor();
  const showField = useShowField();
  const tellRefused = (first: EditableFieldKey, count: number) => {
    showToast({ text: t('publish.refused', { count }), isFailure: true });
    showField(first);
  };
  const publish = useChange(
    async () => {
      queue.refuse(new Map());
      await queue.flush();
      const refused = queue.refusedEdits();
      if (refused[0]) tellRefused(refused[0], refused.length);
      if (refused[0] || queue.state().status !== 'saved') return undefined;
      return api.publishListing({ params: id });
    },
    {
      onDone: (answer) => {
        if (!answer) return;
        take(answer);
        showToast({ text: t(car.online ? 'publish.updated' : 'publish.done') });
      },
      onFailed: (error) => {
        const issues = fieldIssues(error);
        const [first] = issues.keys();
        queue.refuse(issues);
        if (first) tellRefused(first, issues.size);
        else showToast({ text: failureText(error, f), isFailure: true });
      },
    },
  );
  const hasNews = car.online === null || car.unpublished.length > 0 || Object.keys(queue.state().edits.mine).length > 0;
  return { publish: () => publish.mutate(undefined), isPending: publish.isPending, hasNews };
}

/** By field, whichever part of the request the API names. */
export function fieldIssues(error: unknown): Map<EditableFieldKey, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }) => {
      const key = editableFieldKeys.find((name) => path.includes(name));
      return key ? [[key, message] as const] : [];
    }),
  );
}
