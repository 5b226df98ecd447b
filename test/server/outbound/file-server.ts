import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on a free loopback port whose answers a test sets. */
export interface FileServer {
  /** `127.0.0.1:<port>` */
  readonly host: string;
  readonly port: number;
  /** Requests in order. */
  readonly requests: IncomingMessage[];
  /** Answers the path with these bytes. */
  serve(path: string, body: Buffer | string, headers?: Readonly<Record<string, string>>): string;
  /** Answers the path in any way; returns its address. */
  answer(path: string, listener: RequestListener): string;
  redirect(path: string, location: string, status?: number): string;
  stop(): Promise<void>;
}

export async function openFileServer(): Promise<FileServer> {
  const listeners = new Map<string, RequestListener>();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const listener = listeners.get(request.url ?? '') ?? notFound;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${String(port)}`;

  const files: FileServer = {
    host,
    port,
    requests,
    answer(path, listener) {
      listeners.set(path, listener);
      return `http://${host}${path}`;
    },
    serve: (path, body, headers = {}) =>
      files.answer(path, (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', ...headers }).end(body);
      }),
    redirect: (path, location, status = 302) =>
      files.answer(path, (_request, response) => {
        response.writeHead(status, { location }).end();
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return files;
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here');
}
