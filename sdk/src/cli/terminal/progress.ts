import type { Terminal } from './terminal.js';

const BAR_WIDTH = 24;

/** Shows how far something is: a bar that is written over on a terminal, a line for each tenth elsewhere. */
export class Progress {
  readonly #terminal: Terminal;
  #label = '';
  #tenth = -1;
  #isOpen = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param share - from 0 to 1, where it is known. @param detail - such as `5,000 rows`. */
  show(label: string, share: number | undefined, detail: string): void {
    if (this.#terminal.isWatched) this.#draw(label, share, detail);
    else this.#print(label, share, detail);
  }

  /** Takes the bar away, for what is written next. */
  end(): void {
    if (this.#isOpen) this.#terminal.tell('\r\x1b[K');
    this.#isOpen = false;
  }

  #draw(label: string, share: number | undefined, detail: string): void {
    const filled = Math.round((share ?? 0) * BAR_WIDTH);
    const bar = share === undefined ? '' : ` [${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}]`;
    const line = `${label}${bar}${percent(share)} ${detail}`;
    this.#terminal.tell(`\r\x1b[K${line.slice(0, this.#terminal.columns - 1)}`);
    this.#isOpen = true;
  }

  #print(label: string, share: number | undefined, detail: string): void {
    const tenth = Math.floor((share ?? 0) * 10);
    if (label === this.#label && tenth <= this.#tenth) return;
    this.#label = label;
    this.#tenth = tenth;
    this.#terminal.tell(`${label}${percent(share)} ${detail}\n`);
  }
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : ` ${String(Math.floor(share * 100)).padStart(3)} %`;
}

const THOUSANDS = new Intl.NumberFormat('en');

/** `135,233`. */
export function thousands(count: number): string {
  return THOUSANDS.format(count);
}

/** `12.3 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
