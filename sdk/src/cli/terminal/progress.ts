import type { Terminal } from './terminal.js';

const BAR_WIDTH = 24;

/** Progress display: a redrawn bar on a terminal, a line for each tenth elsewhere. */
export class Progress {
  readonly #terminal: Terminal;
  #label = '';
  #tenth = -1;
  #isOpen = false;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** @param share - from 0 to 1, if known. @param detail - such as `5,000 rows`. */
  show(label: string, share: number | undefined, detail: string): void {
    if (this.#terminal.isWatched) this.#draw(label, share, detail);
    else this.#print(label, share, detail);
  }

  /** Removes the bar before other output. */
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

/** Formats a number as `135,233`. */
export function thousands(count: number): string {
  return THOUSANDS.format(count);
}

/** Formats a size as `12.3 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
