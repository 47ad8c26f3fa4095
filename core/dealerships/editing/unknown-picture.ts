import type { FieldIssue } from '../../kernel/errors.ts';

export function unknownPicture(path: FieldIssue['path']): FieldIssue {
  return { path, code: 'picture-not-uploaded', message: 'not a finished upload of this dealership' };
}
