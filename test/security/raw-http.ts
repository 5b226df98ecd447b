import { connect } from 'node:net';

/** Bytes to a server, and everything that it answers until it closes the connection. */
export async function speak(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A server may close before it has read everything.
  socket.on('error', () => undefined);
  for (const piece of pieces) socket.write(piece);
  let answer = '';
  socket.setEncoding('utf8');
  return new Promise((resolve) => {
    socket.on('data', (text: string) => (answer += text));
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

/** A request with these lines of headers after the first, and no body. */
export function asking(target: string, ...headers: readonly string[]): string {
  return ['GET ' + target + ' HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n');
}
