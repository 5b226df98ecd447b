import { classifyLine, isReportedOnce } from './stderr-kinds.js';

const MAX_KEPT = 8000;
const MAX_REASON = 300;

/** Distinct warnings that are kept; more of them tell a reader no more. */
const MAX_WARNINGS = 20;

/** Lines that list drivers, tell how the program is used, or help to find its faults. */
const CHATTER =
  /^\s*->|^(?:OGR|OpenFileGDB): (?!Un(?:handled geometry|supported shape) type)|^FAILURE|^Usage|^\s*$|with the following drivers|^Had to open data source read-only/;

/** Options of `StderrLog`. */
export interface StderrLogOptions {
  /** Working folder of the child; paths into it are removed from messages. */
  readonly folder?: string | undefined;
  /** Warnings that the caller has told of already, as `plainLine` gives them. */
  readonly knownWarnings?: readonly string[] | undefined;
  /** The child projects geometries: what it says of those that it cannot project, their rows tell. */
  readonly projects?: boolean;
}

/** Standard error of a child. Keeps the first part, and reports it without paths of this machine. */
export class StderrLog {
  readonly #folder: string | undefined;
  readonly #known: ReadonlySet<string>;
  readonly #projects: boolean;
  readonly #warnings = new Set<string>();
  #text = '';
  #errorCount = 0;
  #seriousCount = 0;
  #warningCount = 0;
  #rest = '';

  constructor({ folder, knownWarnings, projects = false }: StderrLogOptions = {}) {
    this.#folder = folder;
    this.#projects = projects;
    this.#known = new Set(knownWarnings);
  }

  add(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = (lines.pop() ?? '').slice(-MAX_KEPT);
    for (const line of lines) this.#addLine(line);
  }

  /** Count of lines that reported errors rather than warnings. */
  get errorCount(): number {
    return this.#errorCount;
  }

  /** Number of errors, without geometries that cannot be projected if the child projects. */
  get seriousCount(): number {
    return this.#seriousCount;
  }

  /**
   * Count of lines that say that something may be lost or changed: serious errors, and warnings that are not harmless.
   */
  get harmCount(): number {
    return this.#seriousCount + this.#warningCount;
  }

  /** Distinct warnings that are not harmless, as `plainLine` gives them. */
  get warnings(): readonly string[] {
    return [...this.#warnings];
  }

  /** The first errors in plain words; `undefined` when nothing was said. */
  get reason(): string | undefined {
    const lines = `${this.#text}${this.#rest}`.split('\n').filter((line) => !CHATTER.test(line));
    const errors = lines.filter((line) => line.startsWith('ERROR'));
    const told = (errors.length > 0 ? errors : lines)
      .slice(0, 2)
      .map((line) => plainLine(line, this.#folder));
    const text = told.join('; ');
    return text === '' ? undefined : shorten(text);
  }

  #addLine(line: string): void {
    switch (classifyLine(line, { projects: this.#projects })) {
      case 'error':
      case 'geometry':
        this.#errorCount += 1;
        this.#seriousCount += 1;
        break;
      case 'projection':
        this.#errorCount += 1;
        break;
      case 'loss':
      case 'unknown':
        this.#addWarning(plainLine(line, this.#folder));
        break;
      default:
    }
    // One line for each row that fails: the first say enough.
    if (this.#text.length < MAX_KEPT) this.#text += `${line.slice(0, MAX_KEPT)}\n`;
  }

  #addWarning(warning: string): void {
    if (this.#known.has(warning)) return;
    this.#warningCount += 1;
    if (this.#warnings.size < MAX_WARNINGS) this.#warnings.add(warning);
  }
}

/** One line of standard error without its class, its number and paths into the folder, and of bounded length. */
export function plainLine(line: string, folder: string | undefined): string {
  const text = line
    .replace(/^(?:(?:ERROR|Warning) \d+|OGR|OpenFileGDB): /, '')
    // Files have a name of their own in the folder.
    .replace(/ of field source\./, ' of field ')
    // A place in GDAL's own sources tells a reader no more than that.
    .replace(/^Error occurred in \S+ at line \d+$/, 'it is damaged')
    .trim();
  const withoutFolder = folder === undefined ? text : text.replaceAll(`${folder}/`, '');
  // Whatever path is left is none of the reader's business.
  return shorten(withoutFolder.replaceAll(/(?:\/[\w.@-]+){2,}\//g, ''));
}

/**
 * A warning of GDAL as a message of a job.
 *
 * @param row - number of the source's row that was being read, where it is known
 */
export function formatWarning(warning: string, row?: number): string {
  const at = row === undefined ? '' : ` at row ${String(row)}`;
  const more = isReportedOnce(warning)
    ? ' GDAL gives this warning once, so other rows may have the same fault.'
    : '';
  return `GDAL warned${at} that values may be lost or changed: ${warning}${/[.!?…]$/.test(warning) ? '' : '.'}${more}`;
}

function shorten(text: string): string {
  return text.length > MAX_REASON ? `${text.slice(0, MAX_REASON)}…` : text;
}
