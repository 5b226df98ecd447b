import pg from 'pg';
import { runProgram } from './programs.js';

/** Writes out what earlier work left to be written, so that it is not paid for by what is measured next. */
export async function settle(databaseUrl: string, signal: AbortSignal): Promise<void> {
  if (databaseUrl.startsWith('postgres')) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('CHECKPOINT');
    } finally {
      await client.end();
    }
  }
  await runProgram('sync', [], { signal });
}
