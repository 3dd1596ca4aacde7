/**
 * `fetch` that reports its progress, which needs an XMLHttpRequest. Rejects as `fetch` does.
 * @param onProgress receives the sent part of the body, from 0 to 1
 */
export async function upload(url: string, init: RequestInit, onProgress: (part: number) => void): Promise<Response> {
  // To another origin, following the progress would cause a preflight (docs/server-contract.md, Another origin).
  if (new URL(url, location.href).origin !== location.origin) return fetch(url, init);
  const request = await sendRequest(url, init, onProgress);
  const body = [204, 205, 304].includes(request.status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status: request.status, headers: headersOf(request) });
}

/** Resolves once the whole answer is there. */
function sendRequest(url: string, init: RequestInit, onProgress: (part: number) => void): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const { signal } = init;
    const fail = () => reject(new DOMException("The upload was aborted.", "AbortError"));
    if (signal?.aborted) return fail();
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    request.withCredentials = init.credentials === "include";
    request.responseType = "arraybuffer";
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError("The upload failed."));
    request.onabort = fail;
    signal?.addEventListener("abort", () => request.abort());
    request.send(init.body as FormData);
  });
}

function headersOf(request: XMLHttpRequest): [string, string][] {
  const lines = request.getAllResponseHeaders().split("\r\n").filter(Boolean);
  return lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
}
