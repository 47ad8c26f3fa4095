const ownHeader = /^([A-Za-z][A-Za-z0-9-]{0,60}):\s*([\x21-\x7e][\x20-\x7e]*)$/;
/** What belongs to the connection, and is not a secret's to say. */
const ofConnection = /^(host|connection|content-.*|transfer-encoding|te|trailer|upgrade|proxy-.*|range|if-.*|expect)$/i;

/**
 * How a secret is shown to a web server: with a name as a password, without one as a token; one that is written as a header
 * (`X-Api-Key: …`) as that header.
 */
export function credentialHeaders({
  username,
  secret,
}: {
  username: string | null;
  secret: string | null;
}): Record<string, string> {
  if (username !== null)
    return { authorization: `Basic ${Buffer.from(`${username}:${secret ?? ''}`).toString('base64')}` };
  if (secret === null) return {};
  const [, name, value] = ownHeader.exec(secret) ?? [];
  if (name !== undefined && value !== undefined && !ofConnection.test(name)) return { [name.toLowerCase()]: value };
  return { authorization: `Bearer ${secret.replace(/[^\x21-\x7e]/g, '')}` };
}
