/** Returns a property of foreign JSON, which may have any structure. */
export function readMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a number, also from text. */
export function readNumber(value: unknown): number | undefined {
  const found = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** Returns true if the pair is valid degrees of WGS 84. */
export function isOnEarth(longitude: number | undefined, latitude: number | undefined): boolean {
  if (longitude === undefined || latitude === undefined) return false;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}
