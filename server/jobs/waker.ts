/** Interruptible pause. A call outside of a pause ends the next pause at once. */
export class Waker {
  #isCalled = false;
  #end: (() => void) | undefined;

  wake(): void {
    this.#isCalled = true;
    this.#end?.();
  }

  /** Resolves after `ms` or when woken; returns true if woken. */
  async pause(ms: number): Promise<boolean> {
    if (!this.#isCalled) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#end = undefined;
    const wasCalled = this.#isCalled;
    this.#isCalled = false;
    return wasCalled;
  }
}
