/** A pause that can be cut short. A call during no pause ends the next pause at once. */
export class Waker {
  #isCalled = false;
  #end: (() => void) | undefined;

  wake(): void {
    this.#isCalled = true;
    this.#end?.();
  }

  /** Resolves after `ms` or when woken; true when woken. */
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
