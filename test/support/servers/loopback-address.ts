import { randomBytes } from 'node:crypto';

/** An address of the loopback range that nobody else listens on, so that ports can be chosen. */
export function makeLoopbackAddress(): string {
  return `127.${[...randomBytes(3)].map((byte) => String(1 + (byte % 250))).join('.')}`;
}
