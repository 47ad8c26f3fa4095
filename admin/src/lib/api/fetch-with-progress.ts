/** A line on which nothing has moved for so long is dead. */
const silentMs = 600_000;

/** Like `fetch`, and tells which part of the body has been sent: that only the older way of asking can. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(address));
      request.responseType = 'blob';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      const startedAt = Date.now();
      request.timeout = silentMs;
      request.upload.onprogress = ({ loaded, total }) => {
        // Counted from the start of the request.
        request.timeout = Date.now() - startedAt + silentMs;
        onProgress(total > 0 ? loaded / total : 0);
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('network'));
      request.ontimeout = () => reject(new DOMException('timeout', 'TimeoutError'));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (init.signal?.aborted) request.abort();
      else request.send(init.body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status } = request;
  return new Response(status === 204 || status === 304 ? null : (request.response as Blob), { status, headers });
}
