/** An option of a command, as it is parsed, explained and completed. */
export interface Option {
  /** What stands for its value in the help; a switch where there is none. */
  readonly value?: string;
  readonly help: string;
  readonly isRepeatable?: boolean;
  readonly short?: string;
  /** The values that it takes, where they are few. */
  readonly choices?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;
