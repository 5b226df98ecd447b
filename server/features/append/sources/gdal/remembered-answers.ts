import { printFiles } from './file-prints.js';

/** To tell larger files apart takes a good part of the time that is saved. */
const MOST_BYTES = 8 * 2 ** 20;

const MOST_ANSWERS = 64;
const MOST_TEXT = 2 ** 18;

/** Those that were used last stand last. */
const answers = new Map<string, string>();

/** All that an answer depends on. */
export interface OgrQuestion {
  /** The folder of the source: names and bytes of all its files. */
  readonly folder: string;
  readonly driver: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

export interface RecalledAnswer {
  /** `undefined` when it is not known. */
  readonly text: string | undefined;
  remember(text: string): void;
}

/**
 * What `ogrinfo` said when it was asked the same of the same bytes. Most of its time goes into its start: it need not
 * start again when a dry run is followed by its append, or tables of one file go into several layers.
 */
export async function recallAnswer({ folder, ...asked }: OgrQuestion): Promise<RecalledAnswer> {
  const prints = await printFiles(folder, MOST_BYTES);
  if (prints === undefined) return { text: undefined, remember: () => undefined };
  const question = JSON.stringify([asked, [...prints]]);
  const text = answers.get(question);
  if (text !== undefined) keep(question, text);
  return { text, remember: (said) => keep(question, said) };
}

function keep(question: string, text: string): void {
  if (text.length > MOST_TEXT) return;
  answers.delete(question);
  answers.set(question, text);
  const [oldest] = answers.keys();
  if (oldest !== undefined && answers.size > MOST_ANSWERS) answers.delete(oldest);
}
