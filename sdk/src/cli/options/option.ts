/** Option of a command, for the parser, the help and shell completion. */
export interface Option {
  /** Placeholder of the value in the help. An option without one is a switch. */
  readonly value?: string;
  readonly help: string;
  readonly isRepeatable?: boolean;
  readonly short?: string;
  /** Accepted values, if there are few. */
  readonly choices?: readonly string[];
}

export type Options = Readonly<Record<string, Option>>;
