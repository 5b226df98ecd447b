/**
 * Seconds of processor time that the work takes in this process. Unlike those of a clock they hardly grow while other
 * processes want the processor, too.
 */
export function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
