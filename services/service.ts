/** One program that Kardan needs beside its own processes, and how it is brought onto this machine. */
export interface Service {
  readonly name: string;
  readonly version: string;
  /** What a client connects to, as shown to people. */
  readonly address: string;
  /** Every port it listens on; none may be taken by something else. */
  readonly ports: readonly number[];
  /** Where its process id and log lie. */
  readonly directory: string;
  /** Seconds from start to the first good answer before we call it a failure. */
  readonly timeoutSeconds: number;
  /** Brings the program into the cache; does nothing when it is there. */
  install(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when it answers as a client expects, rejects with the reason otherwise. */
  health(): Promise<void>;
  /** Creates what the product expects to find (role, database, bucket); does nothing when it is there. */
  prepare(): Promise<void>;
  /** Deletes everything it stored. */
  wipe(): Promise<void>;
}
