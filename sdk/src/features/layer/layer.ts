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

/** One layer or table of a feature service. */
export class Layer extends LayerEditing {
  /** Changes what the layer says about itself: texts, drawing, what a view shows of its source. */
  async update(changes: LayerChanges, options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/updateDefinition',
      { place: this.place, fields: { updateDefinition: changes } },
      options,
    );
  }

  /** Adds a field. Features that are there already have its default value. */
  addField(field: FieldDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ fields: [field] }, options);
  }

  /**
   * Adds an index. A unique one on a single field makes that field good for {@link AppendOptions.upsertOn}.
   *
   * @throws {ApiError} with status 400 when it is to be unique and some values are there twice.
   */
  addIndex(index: IndexDefinition, options: CallOptions = {}): Promise<void> {
    return this.#addToDefinition({ indexes: [index] }, options);
  }

  /** Deletes fields with their values, and the indexes on them. */
  async deleteFields(names: readonly string[], options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/deleteFromDefinition',
      { place: this.place, fields: { deleteFromDefinition: { fields: names.map((name) => ({ name })) } } },
      options,
    );
  }

  /** Deletes all features at once. Object ids begin anew. */
  async truncate(options: CallOptions = {}): Promise<void> {
    await this.api.write(
      '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/truncate',
      { place: this.place },
      options,
    );
  }

  /**
   * Appends features from a source: uploads it and starts a job, which is returned at once.
   *
   * ```ts
   * const job = await layer.append(file, { upsertOn: 'city_id' });
   * const { insertCount, updateCount } = await job.wait({ onProgress: (now) => console.log(now.recordCount) });
   * ```
   *
   * @throws {FairgroundError} `unknown_format` when the format cannot be told, `upload_too_large` when the
   * server does not take that much, even in parts.
   */
  async append(source: AppendSource, options: AppendOptions = {}): Promise<AppendJob> {
    return this.job(await submitAppend(this.api, this, source, options));
  }

  /** A job that was started earlier, here or elsewhere, by its id. Asks nothing of the server. */
  job(id: string): AppendJob {
    return new AppendJob(this.api, this, id);
  }

  /** Appends to this layer, newest first and in pages: one's own, or all of them for the service's owner. */
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
