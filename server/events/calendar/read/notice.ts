/** Something of a record that was not taken, and why; `field` is the name of a property. */
export interface Notice {
  readonly field: string;
  readonly reason: string;
}
