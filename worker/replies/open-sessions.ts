import type { SMTPServerSession } from 'smtp-server';
import type { ReceiverBounds } from './receiver-bounds.ts';

interface OpenSession {
  address: string;
  deadline: NodeJS.Timeout;
}

interface Rules {
  bounds: ReceiverBounds;
  isFrontServer: (address: string) => boolean;
  hangUp: (session: SMTPServerSession) => void;
}

/** Who is connected: how long at most, and how often from one address. */
export class OpenSessions {
  readonly #sessions = new Map<string, OpenSession>();
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** False when its address has as many as one may have; the mail server in front brings everybody's mail. */
  open(session: SMTPServerSession): boolean {
    const { bounds, isFrontServer, hangUp } = this.#rules;
    const { id, remoteAddress: address } = session;
    const deadline = setTimeout(() => hangUp(session), bounds.connectionMs).unref();
    this.#sessions.set(id, { address, deadline });
    if (isFrontServer(address)) return true;
    const ofAddress = [...this.#sessions.values()].filter((other) => other.address === address);
    return ofAddress.length <= bounds.connectionsAnAddress;
  }

  close({ id }: SMTPServerSession): void {
    clearTimeout(this.#sessions.get(id)?.deadline);
    this.#sessions.delete(id);
  }
}
