import ssh2 from 'ssh2';

/** A pair of keys as ssh writes them; the public half is a line for `authorized_keys`. */
export function makeKeyPair(comment: string): { publicKey: string; privateKey: string } {
  const pair = ssh2.utils.generateKeyPairSync('ed25519', { comment });
  return { publicKey: pair.public.trim(), privateKey: pair.private };
}
