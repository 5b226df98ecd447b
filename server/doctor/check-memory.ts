import { totalmem } from 'node:os';
import type { Config } from '../config/config.js';
import { reportWarning, type Finding, reportOk } from './finding.js';

type Memory = Pick<Config, 'readerMemoryBytes' | 'readerRequestMemoryBytes' | 'jobConcurrency'>;

/** Child processes of a job: one reads its source, one projects coordinates. */
const READERS_PER_JOB = 2;

/** Compares the maximum memory of all source readers with the memory of this machine or container. */
export function checkMemory(settings: Memory, availableBytes = memoryHere()): Finding {
  const { readerMemoryBytes, readerRequestMemoryBytes, jobConcurrency } = settings;
  const jobsBytes = jobConcurrency * READERS_PER_JOB * readerMemoryBytes;
  const seen =
    `readers of sources may take ${inGigabytes(readerRequestMemoryBytes)} for requests and ` +
    `${inGigabytes(jobsBytes)} for jobs at most, of ${inGigabytes(availableBytes)}`;
  if (readerRequestMemoryBytes + jobsBytes <= availableBytes) return reportOk('memory', seen);
  return reportWarning(
    'memory',
    seen,
    'If the server and a worker share this machine, lower FAIRGROUND_READER_MEMORY, FAIRGROUND_READER_REQUEST_MEMORY or FAIRGROUND_JOB_CONCURRENCY.',
  );
}

function memoryHere(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

function inGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
