import { Failure } from '@kardan/core/kernel/errors';

const boundaryOf = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const partOf = /^[ \t]*\r\n(?:(.*?)\r\n)?\r\n(.*)$/s;
const nameOf = /^content-disposition:\s*form-data\s*;(?:.*;)?\s*name="([^"]*)"/im;

/** The text fields of a short form in parts (RFC 7578) that was read whole; refuses one that brings anything else. */
export function multipartFields(contentType: string, body: string): [name: string, value: string][] {
  const [, quoted, boundary = quoted] = boundaryOf.exec(contentType) ?? [];
  // What stands before the first boundary means nothing, as in mails.
  const [, ...parts] = `\r\n${body}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  if (boundary === undefined || !end?.startsWith('--'))
    throw new Failure('malformed-body', { message: 'the form has no end' });
  return parts.map((part) => {
    const [, head = '', value = ''] = partOf.exec(part) ?? [];
    const name = nameOf.exec(head)?.[1];
    if (name === undefined || /;\s*filename/i.test(head)) {
      throw new Failure('malformed-body', { message: 'a part of the form is no text field' });
    }
    return [name, value];
  });
}
