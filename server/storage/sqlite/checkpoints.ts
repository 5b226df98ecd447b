/**
 * Has a database's write-ahead log brought into its file soon after a change, so that no commit waits for it and the
 * log stays short. Changes that follow each other share a run, and one run ends before the next begins.
 */
export class Checkpoints {
  readonly #run: () => Promise<unknown>;
  readonly #delayMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isDueAgain = false;
  #isStopped = false;

  /** `run` is called `delayMs` after the first change that has not been brought over, and must not reject. */
  constructor(run: () => Promise<unknown>, delayMs: number) {
    this.#run = run;
    this.#delayMs = delayMs;
  }

  /** Something was committed. */
  due(): void {
    if (this.#isStopped) return;
    if (this.#running !== undefined) this.#isDueAgain = true;
    // A process that has nothing else to do need not wait for it.
    else this.#timer ??= setTimeout(() => this.#start(), this.#delayMs).unref();
  }

  /** Something large was committed, which is better begun with before the next small change is. */
  dueNow(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    if (this.#running !== undefined) this.#isDueAgain = true;
    else this.#start();
  }

  /** Begins no more of them, and waits for the one that runs. */
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
