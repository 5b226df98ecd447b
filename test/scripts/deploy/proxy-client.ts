import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { ClientRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { HOST_NAME, HTTP_PORT, HTTPS_PORT, type Proxy } from './proxy.js';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Address of the loopback range that the proxy sees as the client. */
  readonly from?: string;
  readonly isPlain?: boolean;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Opens a request on a connection of its own; the path goes out as it is written. */
export function open(proxy: Proxy, path: string, asked: Asked = {}): ClientRequest {
  const { method = 'GET', headers = {}, from, isPlain = false } = asked;
  const options = {
    host: proxy.address,
    path,
    method,
    headers: { host: `${HOST_NAME}:${String(isPlain ? HTTP_PORT : HTTPS_PORT)}`, ...headers },
    ...(from !== undefined && { localAddress: from }),
    agent: false as const,
  };
  if (isPlain) return httpRequest({ ...options, port: HTTP_PORT });
  return httpsRequest({ ...options, port: HTTPS_PORT, servername: HOST_NAME, ca: proxy.certificate });
}

export async function answerOf(request: ClientRequest): Promise<Answered> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  return { status: response.statusCode ?? 0, headers: response.headers, text: text.toString() };
}

export function ask(proxy: Proxy, path: string, asked: Asked = {}): Promise<Answered> {
  const request = open(proxy, path, asked);
  const answer = answerOf(request);
  request.end(asked.body);
  return answer;
}

export function askForm(
  proxy: Proxy,
  path: string,
  form: Readonly<Record<string, string>>,
  asked: Asked = {},
): Promise<Answered> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...asked.headers };
  const body = new URLSearchParams({ f: 'json', ...form }).toString();
  return ask(proxy, path, { ...asked, method: 'POST', headers, body });
}

export function jsonOf({ text }: Answered): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}
