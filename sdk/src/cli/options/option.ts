/** An option of a command, as it is parsed, explained and completed. */
export interface Option {
  /** Placeholder of its value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
  readonly isRepeatable?: boolean;
  readonly short?: string;
  /** The values that it takes, where they are few. */
  readonly choices?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;
