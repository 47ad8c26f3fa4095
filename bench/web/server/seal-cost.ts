import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { themeScript } from '@kardan/ui/theme/theme-script.ts';
import { sealDocument } from '@kardan/web/lib/document/seal-document';

export interface SealCost {
  name: string;
  htmlBytes: number;
  /** Scripts in the page that its policy names. */
  hashes: number;
  policyBytes: number;
  /** Processor time for writing the page as it is, and with the policy made from it. */
  plainCpuMs: number;
  sealedCpuMs: number;
}

const ownScripts = new Set([themeScript]);
/** About what Next writes at once. */
const pieceBytes = 16_384;

/** What the policy by hashes costs on this page: the same document handed out with and without it, in our own process. */
export function measureSealing(name: string, html: string, times: number): SealCost {
  const bytes = Buffer.from(html);
  const policy = handOut(bytes, true);
  let plainMs = 0;
  let sealedMs = 0;
  for (let round = 0; round < 2; round++) {
    // The first round is for the compiler.
    plainMs = cpuMsFor(() => handOut(bytes, false), times);
    sealedMs = cpuMsFor(() => handOut(bytes, true), times);
  }
  return {
    name,
    htmlBytes: bytes.length,
    hashes: policy.match(/'sha256-/g)?.length ?? 0,
    policyBytes: Buffer.byteLength(`content-security-policy: ${policy}\r\n`),
    plainCpuMs: plainMs,
    sealedCpuMs: sealedMs,
  };
}

/** Processor time of each, the collection of garbage included: unlike the time that passes, it bears other work beside it. */
function cpuMsFor(work: () => void, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

/** Writes the document and returns the policy that it was sent with. */
function handOut(html: Buffer, seal: boolean): string {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (seal) sealDocument(request, response, { onUnknownScript: () => undefined, ownScripts });
  for (let at = 0; at < html.length; at += pieceBytes) response.write(html.subarray(at, at + pieceBytes));
  response.end();
  return String(response.getHeader('content-security-policy') ?? '');
}
