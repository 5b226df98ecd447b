import type { GdalSource } from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import { makePrivateFolder } from '../../../../../../server/features/append/source/private-folder.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import { sourceOf } from '../../source/source-file.js';

/** Sources for GDAL of CSV text, each in a folder of its own. */
export interface CsvSources {
  /** @param more - what is not as usual */
  readonly place: (content: string, more?: Partial<GdalSource>) => Promise<GdalSource>;
  readonly remove: () => Promise<void>;
}

export function openCsvSources(): CsvSources {
  const sources: GdalSource[] = [];
  return {
    async place(content, more = {}) {
      const folder = await makePrivateFolder({ sourceFolder: undefined });
      const source: GdalSource = {
        ...{ format: 'csv', driver: 'CSV', dataset: 'source.csv', folder, openOptions: [], sql: 'ogr' },
        ...{ isZoneless: true, settings: DEFAULT_SOURCE_SETTINGS },
        ...more,
      };
      sources.push(source);
      await folder.place(sourceOf(content), source.dataset, new AbortController().signal);
      return source;
    },
    async remove() {
      for (const { folder } of sources.splice(0)) await folder.remove();
    },
  };
}
