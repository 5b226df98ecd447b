/** A finding of `npm audit` that does us no harm. */
export interface Argument {
  /** As its address ends, such as `GHSA-xxxx-xxxx-xxxx`. */
  readonly advisory: string;
  /** The package that it is about. */
  readonly package: string;
  /** Why it does no harm here, in whole sentences. */
  readonly why: string;
}

/** Findings that stay, each with its reason. One that is not found any more is to be taken out. */
export const ARGUED: readonly Argument[] = [];
