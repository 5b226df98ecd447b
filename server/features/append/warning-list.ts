/** Messages that are listed; of more only their number is told. */
const MAX_LISTED = 20;

/** Collects distinct warnings of a reading, of which there may be one for each row. */
export class WarningList {
  readonly #messages = new Set<string>();
  #leftOut = 0;

  add(message: string): void {
    if (this.#messages.has(message)) return;
    if (this.#messages.size < MAX_LISTED) this.#messages.add(message);
    else this.#leftOut += 1;
  }

  get messages(): string[] {
    const more = `There were ${String(this.#leftOut)} more warnings of this kind.`;
    return [...this.#messages, ...(this.#leftOut === 0 ? [] : [more])];
  }
}
