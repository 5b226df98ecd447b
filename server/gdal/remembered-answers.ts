import { hashFiles } from './file-hashes.js';

/** Maximum number of cached answers; the least recently used are dropped. */
const MOST_ANSWERS = 64;

/** Question to GDAL, with everything that the answer depends on. */
export interface OgrQuestion {
  /** Hash of the folder of the source: names and bytes of all its files. */
  readonly folder: string;
  readonly driver: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

export interface RecalledAnswer<Answer> {
  /** `undefined` if it is not cached. */
  readonly answer: Answer | undefined;
  remember(answer: Answer): void;
}

/**
 * Cache of answers of GDAL programs to the same question on the same bytes.
 *
 * It saves a program start for an append after its dry run, or for several tables of one file.
 */
export class RememberedAnswers<Answer> {
  readonly #mostBytes: number;
  /** Answers in order of use, the most recent last. */
  readonly #answers = new Map<string, Answer>();

  /**
   * @param mostBytes - maximum total size of a source's files: hashing larger ones takes too much of the saved time.
   */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  async recall({ folder, ...asked }: OgrQuestion): Promise<RecalledAnswer<Answer>> {
    const prints = await hashFiles(folder, this.#mostBytes);
    if (prints === undefined) return { answer: undefined, remember: () => undefined };
    const question = JSON.stringify([asked, [...prints]]);
    const answer = this.#answers.get(question);
    if (answer !== undefined) this.#keep(question, answer);
    return { answer, remember: (given) => this.#keep(question, given) };
  }

  #keep(question: string, answer: Answer): void {
    const answers = this.#answers;
    answers.delete(question);
    answers.set(question, answer);
    const [oldest] = answers.keys();
    if (oldest !== undefined && answers.size > MOST_ANSWERS) answers.delete(oldest);
  }
}
