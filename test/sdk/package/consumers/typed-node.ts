// Uses of the types that need Node.js.
import { Readable } from 'node:stream';
import { type AppendJob, Fairground } from '@fairground/sdk';
import { openFile } from '@fairground/sdk/node';

const layer = new Fairground({ url: 'https://example.org' }).services.byName('Harbours').layer(0);

export async function append(path: string): Promise<AppendJob[]> {
  return [
    await layer.append(await openFile(path)),
    await layer.append(Readable.from(['code\n']), { format: 'csv' }),
    await layer.append(Buffer.from('code\n'), { format: 'csv' }),
  ];
}
