import { writeFile } from 'node:fs/promises';
import { durationText, estimateSeconds } from './append-duration.js';
import { measureInserts } from './append-insert.js';
import { measureLatency } from './append-latency.js';
import { APPEND_USAGE, type AppendOptions, readAppendOptions } from './append-options.js';
import { appendLine, appendTable, verdict } from './append-report.js';
import { measureScale } from './append-scale.js';
import { measureUpserts } from './append-upsert.js';
import type { DatabaseKind } from '../support/bench-place.js';
import { describeMachine, type Machine, machineLine } from '../report/machine.js';
import type { BenchPart, Measure } from '../report/measure.js';
import { requirePrograms } from '../support/programs.js';
import { type Scratch, withScratch } from '../support/scratch.js';

/** Prints one table of everything that was asked for; the published sizes and all parts unless told. */
export async function runAppendBench(args: readonly string[]): Promise<void> {
  const options = readAppendOptions(args);
  if (options === undefined) {
    console.log(APPEND_USAGE);
    return;
  }
  console.error(`This takes about ${durationText(estimateSeconds(options))}.`);
  if (options.isEstimate) return;
  await requirePrograms(programsFor(options));
  const machine = await describeMachine();
  const startedAt = new Date();
  const measures: Measure[] = [];
  try {
    await withScratch((scratch) => measureParts(scratch, options, measures));
  } finally {
    // Print the measures taken before a failure, which are worth keeping, too.
    if (measures.length > 0)
      console.log(`\n${appendTable(measures)}\n\n${notes(options, machine)}\n\n${verdict(measures)}`);
    if (options.json !== undefined) await writeJson(options.json, { machine, startedAt, options, measures });
  }
  console.error(`It took ${durationText((Date.now() - startedAt.getTime()) / 1000)}.`);
}

async function measureParts(scratch: Scratch, options: AppendOptions, measures: Measure[]): Promise<void> {
  const oneMillion = (database: DatabaseKind): readonly number[] | undefined =>
    measures.find((measure) => isUsualInsert(measure, database, options))?.values;
  const parts: Record<BenchPart, () => AsyncGenerator<Measure>> = {
    insert: () => measureInserts(scratch, options),
    upsert: () => measureUpserts(scratch, options),
    scale: () => measureScale(scratch, options, oneMillion),
    latency: () => measureLatency(scratch, options),
  };
  for (const part of options.parts) {
    for await (const measure of parts[part]()) {
      measures.push(measure);
      console.error(appendLine(measure));
    }
  }
}

/** The speed that very many points are compared with, where it is measured anyway. */
function isUsualInsert(measure: Measure, database: DatabaseKind, { srid }: AppendOptions): boolean {
  return measure.database === database && measure.key === 'insert point csv empty' && srid === 4326;
}

function programsFor({ parts, databases, formats, peerRounds }: AppendOptions): string[] {
  const needsPsql = parts.includes('upsert') && databases.includes('postgres') && peerRounds > 0;
  const needsZip = parts.includes('insert') && (formats.includes('shapefile') || formats.includes('filegdb'));
  return ['ogr2ogr', 'ogrinfo', 'sync', ...(needsPsql ? ['psql'] : []), ...(needsZip ? ['zip'] : [])];
}

function notes(options: AppendOptions, machine: Machine): string {
  const { rounds, peerRounds, scaleRounds, scalePoints } = options;
  const of = (count: number): string => (count === 1 ? 'one round' : `${count} rounds`);
  const exceptions = [
    ...(peerRounds !== rounds && peerRounds > 0 ? [`${of(peerRounds)} of what stands beside`] : []),
    ...(options.parts.includes('scale') && scaleRounds !== rounds
      ? [`${of(scaleRounds)} of ${scalePoints.toLocaleString('en')} points`]
      : []),
  ];
  const but = exceptions.length === 0 ? '' : `, but ${exceptions.join(' and ')}`;
  return `${machineLine(machine)} Medians of ${of(rounds)}${but}, with the lowest and the highest.`;
}

async function writeJson(file: string, figures: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(figures, undefined, 2)}\n`);
  console.error(`All figures are in ${file}.`);
}
