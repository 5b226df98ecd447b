/** Requirement of the server that PostgreSQL does not meet, with a remedy for the operator. */
export interface MissingRequirement {
  /** Subject, such as `PostGIS`. */
  readonly title: string;
  /** Sentence about it, without its subject and full stop. */
  readonly seen: string;
  /** Remedy, with the exact statement to run if there is one. */
  readonly mend: string;
  /** False if `migrate` and `serve` apply the remedy themselves, or can work without it. */
  readonly isBlocking: boolean;
}
