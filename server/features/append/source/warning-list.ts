/** Maximum number of messages; a final one says that there are more. */
const MAX_LISTED = 20;

/** Collects distinct warnings, of which each row may cause one. */
export class WarningList {
  readonly #known: number;
  readonly #messages: string[];

  /** @param messages - initial messages; the list adds to them */
  constructor(messages: string[] = []) {
    this.#messages = messages;
    this.#known = messages.length;
  }

  add(message: string): void {
    const messages = this.#messages;
    if (messages.includes(message)) return;
    const room = this.#known + MAX_LISTED;
    // Repeated readings of the same rows would count them again.
    if (messages.length < room) messages.push(message);
    else messages[room] = 'There were more warnings like these.';
  }

  get messages(): readonly string[] {
    return this.#messages;
  }
}
