/** Messages that are listed; of more it is only told that there are some. */
const MAX_LISTED = 20;

/** Lists distinct warnings, of which there may be one for each row. */
export class WarningList {
  readonly #known: number;
  readonly #messages: string[];

  /** @param messages - what is known already; grows with the list */
  constructor(messages: string[] = []) {
    this.#messages = messages;
    this.#known = messages.length;
  }

  add(message: string): void {
    const messages = this.#messages;
    if (messages.includes(message)) return;
    const room = this.#known + MAX_LISTED;
    // Readings of the same rows would count them again.
    if (messages.length < room) messages.push(message);
    else messages[room] = 'There were more warnings like these.';
  }

  get messages(): readonly string[] {
    return this.#messages;
  }
}
