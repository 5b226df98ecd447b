/** What is appended, and into which spatial reference. */
export interface BenchSource {
  readonly format: 'geojson' | 'csv';
  readonly file: string;
  readonly rows: number;
  /** Of the layer; the points are in 4326. */
  readonly srid: number;
}
