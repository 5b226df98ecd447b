/**
 * Schedules checkpoints of a database's WAL soon after a change, so that no commit waits and the WAL stays short.
 *
 * Consecutive changes share a checkpoint, and one ends before the next begins.
 */
export class Checkpoints {
  readonly #run: () => Promise<unknown>;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDueAgain = false;
  #isStopped = false;

  /** `run` is called `delayMs` after the first change since the last checkpoint, and must not reject. */
  constructor(run: () => Promise<unknown>, delayMs: number) {
    this.#run = run;
    this.#delayMs = delayMs;
  }

  /** Schedules a checkpoint after a commit. */
  due(): void {
    if (this.#isStopped) return;
    if (this.#running !== undefined) this.#isDueAgain = true;
    // Do not keep an otherwise idle process alive.
    else this.#timer ??= setTimeout(() => this.#start(), this.#delayMs).unref();
  }

  /** Starts a checkpoint after a large commit, before the next small change. */
  dueNow(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    if (this.#running !== undefined) this.#isDueAgain = true;
    else this.#start();
  }

  /** Starts no further checkpoint, and waits for the current one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #start(): void {
    this.#timer = undefined;
    this.#isDueAgain = false;
    this.#running = this.#run().then(() => {
      this.#running = undefined;
      if (this.#isDueAgain) this.due();
    });
  }
}
