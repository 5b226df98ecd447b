const MAX_KEPT = 8000;
const MAX_REASON = 300;

/** Lines that list drivers or tell how the program is used. */
const CHATTER = /^\s*->|^FAILURE|^Usage|^\s*$|with the following drivers|^Had to open data source read-only/;

/** What is said of geometries that cannot be projected, of which the rows tell more. */
const PROJECTION =
  /project|PROJ|SRS|transform|coordinate|latitude|longitude|grid|No (?:operation found|inverse operation|convergence)/i;

/**
 * Lines on columns of a GeoPackage that GDAL itself leaves out. The server asks SQLite for these columns: see
 * `readTrueColumns`.
 */
export const LEFT_OUT_COLUMN =
  /^(?:Warning 1: (?:Field format '.*' not supported|geometry column '.*' of type '.*' ignored)|ERROR 1: table '.*' has multiple geometry fields)/;

/** What a child says on standard error: its first part is kept, and told without our own paths. */
export class Complaints {
  readonly #folder: string | undefined;
  #text = '';
  #errorCount = 0;
  #seriousCount = 0;
  #rest = '';

  constructor(folder?: string) {
    this.#folder = folder;
  }

  add(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = (lines.pop() ?? '').slice(-MAX_KEPT);
    for (const line of lines) this.#addLine(line);
  }

  /** How many lines told of errors rather than of warnings. */
  get errorCount(): number {
    return this.#errorCount;
  }

  /** The same without those of single geometries that cannot be projected. */
  get seriousCount(): number {
    return this.#seriousCount;
  }

  /** The first errors in plain words; `undefined` when nothing was said. */
  get reason(): string | undefined {
    const lines = `${this.#text}${this.#rest}`.split('\n').filter((line) => !CHATTER.test(line));
    const errors = lines.filter((line) => line.startsWith('ERROR'));
    const told = (errors.length > 0 ? errors : lines).slice(0, 2).map((line) => this.#plain(line));
    const text = told.join('; ');
    return text === '' ? undefined : text.length > MAX_REASON ? `${text.slice(0, MAX_REASON)}…` : text;
  }

  #addLine(line: string): void {
    if (line.startsWith('ERROR') && !LEFT_OUT_COLUMN.test(line)) {
      this.#errorCount += 1;
      if (!PROJECTION.test(line)) this.#seriousCount += 1;
    }
    // One line for each row that fails: the first say enough.
    if (this.#text.length < MAX_KEPT) this.#text += `${line.slice(0, MAX_KEPT)}\n`;
  }

  #plain(line: string): string {
    const text = line.replace(/^(?:ERROR|Warning) \d+: /, '').trim();
    const withoutFolder = this.#folder === undefined ? text : text.replaceAll(`${this.#folder}/`, '');
    // Whatever path is left is none of the reader's business.
    return withoutFolder.replaceAll(/(?:\/[\w.@-]+){2,}\//g, '');
  }
}
