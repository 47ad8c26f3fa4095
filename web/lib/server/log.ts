type Fields = Readonly<Record<string, string | number | undefined>>;

/** pino's number for a warning. */
const warning = 40;

/** One line of JSON on the standard output, as the API and the worker write them, so that one reader takes all three. */
export function logWarning(fields: Fields, message: string): void {
  process.stdout.write(
    `${JSON.stringify({ level: warning, time: Date.now(), name: 'web', ...fields, msg: message })}\n`,
  );
}
