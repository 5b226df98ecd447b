import type { Config } from '../config/config.js';

/** Background of maps that the operator has set. */
export interface MapBackground {
  /** Address of a MapLibre style. */
  readonly style: string;
  /** Origins from which the style and its tiles, fonts and images are loaded. */
  readonly origins: readonly string[];
}

/** Returns the background that the settings name, `undefined` for that of this server. */
export function mapBackground({
  mapStyle,
  mapOrigins,
}: Pick<Config, 'mapStyle' | 'mapOrigins'>): MapBackground | undefined {
  if (mapStyle === undefined) return undefined;
  return { style: mapStyle, origins: [...new Set([new URL(mapStyle).origin, ...mapOrigins])] };
}
