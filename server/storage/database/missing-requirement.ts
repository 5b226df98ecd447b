/** Something that the server needs of PostgreSQL and has not got, for the person who can put it there. */
export interface MissingRequirement {
  /** Subject, such as `PostGIS`. */
  readonly title: string;
  /** Sentence about it, without its subject and its full stop. */
  readonly seen: string;
  /** Advice, with the exact statement to run where there is one. */
  readonly mend: string;
  /** False where `migrate` and `serve` mend it themselves, or can do without it. */
  readonly isBlocking: boolean;
}
