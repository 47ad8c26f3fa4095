import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface VatRegister extends AsyncDisposable {
  url: string;
  /** Whose every number is from now on. */
  tells(name: string): void;
}

/** A register of VAT numbers like VIES: what a company is called there, it has written itself. */
export async function startVatRegister(): Promise<VatRegister> {
  let name = '';
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ valid: true, name })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tells: (told) => {
      name = told;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
