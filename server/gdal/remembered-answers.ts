import { hashFiles } from './file-hashes.js';

/** Those that were used last are kept. */
const MOST_ANSWERS = 64;

/** All that an answer depends on. */
export interface OgrQuestion {
  /** The folder of the source: names and bytes of all its files. */
  readonly folder: string;
  readonly driver: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

export interface RecalledAnswer<Answer> {
  /** `undefined` when it is not known. */
  readonly answer: Answer | undefined;
  remember(answer: Answer): void;
}

/**
 * Cache of answers of GDAL programs to the same question on the same bytes. It saves starting a program again for an
 * append after its dry run, or for several tables of one file.
 */
export class RememberedAnswers<Answer> {
  readonly #mostBytes: number;
  /** Those that were used last stand last. */
  readonly #answers = new Map<string, Answer>();

  /** @param mostBytes - of the files of a source: to tell larger ones apart takes a good part of the time that is saved. */
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
