import type { CallOptions } from '../../transport/call-options.js';
import type { PageList } from '../../paging/page-list.js';
import type {
  FieldDefinition,
  IndexDefinition,
  JobPage,
  JobSummary,
  LayerAdditions,
  LayerChanges,
} from '../api.js';
import { AppendJob } from '../append/append-job.js';
import { type AppendOptions, submitAppend } from '../append/append.js';
import type { AppendSource } from '../append/append-source.js';
import { LayerEditing } from './layer-editing.js';
import { startList } from '../start-list.js';

/** Layer or table of a feature service. */
export class Layer extends LayerEditing {
  /** Changes the layer's definition: descriptions, drawing, and what a view shows of its source. */
  async update(changes: LayerChanges, options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/updateDefinition',
      { place: this.place, fields: { updateDefinition: changes } },
      options,
    );
  }

  /** Adds a field. Existing features get its default value. */
  addField(field: FieldDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ fields: [field] }, options);
  }

  /**
   * Adds an index. A unique index on one field makes it usable for {@link AppendOptions.upsertOn}.
   *
   * @throws {ApiError} with status 400 when the index is unique but the values are not.
   */
  addIndex(index: IndexDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ indexes: [index] }, options);
  }

  /** Deletes fields with their values and indexes. */
  async deleteFields(names: readonly string[], options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/deleteFromDefinition',
      { place: this.place, fields: { deleteFromDefinition: { fields: names.map((name) => ({ name })) } } },
      options,
    );
  }

  /** Deletes all features and restarts object ids. */
  async truncate(options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/truncate',
      { place: this.place },
      options,
    );
  }

  /**
   * Appends features: uploads the source and starts a job, which is returned at once.
   *
   * ```ts
   * const job = await layer.append(file, { upsertOn: 'city_id' });
   * const { insertCount, updateCount } = await job.wait({ onProgress: (now) => console.log(now.recordCount) });
   * ```
   *
   * @throws {FairgroundError} `unknown_format` when the format cannot be determined, `upload_too_large` when the source
   * exceeds the server's limit even in parts.
   */
  async append(source: AppendSource, options: AppendOptions = {}): Promise<AppendJob> {
    return this.job(await submitAppend(this.api, this, source, options));
  }

  /** Returns an earlier job by its id. Sends no request. */
  job(id: string): AppendJob {
    return new AppendJob(this.api, this, id);
  }

  /** Lists appends to this layer, newest first: the caller's own, or all of them for the service's owner. */
  jobs(options: CallOptions = {}): PageList<JobPage, JobSummary> {
    return startList<JobPage, JobSummary>(
      (start) =>
        this.api.read(
          '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs',
          { place: this.place, fields: { start, num: 100 } },
          options,
        ),
      ({ jobs }) => jobs,
    );
  }

  async #addToDefinition(addToDefinition: LayerAdditions, options: CallOptions): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition',
      { place: this.place, fields: { addToDefinition } },
      options,
    );
  }
}
