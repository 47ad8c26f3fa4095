import type { ReplyTemplate } from '@kardan/contract/calls/admin/inbox-settings';

/**
 * What is typed into a template is kept under the template as it is stored: on what a colleague has saved since, an older draft is not
 * put back, and cannot overwrite it.
 */
export function templateDraftKey(slug: string, template: ReplyTemplate | undefined): string {
  if (!template) return `template:${slug}:new`;
  const { id, name, language, body } = template;
  return `template:${slug}:${id}:${JSON.stringify([name, language, body])}`;
}
