import { AppError, type Fault } from '../../lib/errors.js';
import { JobError } from '../../jobs/job.js';
import type { Database } from '../../storage/database/database.js';
import { warningMessage } from '../append/status/job-status.js';
import { openRowPipeline } from '../append/load/rows/row-pipeline.js';
import { makePlan } from '../append/mapping/plan.js';
import { mayProjectFrom } from '../references/known-reference.js';
import { RowReport } from '../append/report/report.js';
import type { SourceFile, SourceFormat, SourceTable } from '../append/source/source-format.js';
import type { SourceSettings } from '../../config/source-settings.js';
import { aliasFields } from '../append/source/column-names.js';
import type { FeaturesDeps } from '../model/call.js';
import { createFaultList } from '../model/faults.js';
import { defineSourceLayer } from '../publish/define-source-layer.js';
import { describeCollectionLayer, makeCollectionLayer } from './collection-layer.js';
import { type GenerateOptions, readOptions } from './generate-options.js';
import { type RowSelection, selectRows } from './select-rows.js';
import { type FeatureWriting, writeFeature } from './write-feature.js';

export interface GenerateCall {
  readonly file: SourceFile;
  readonly format: SourceFormat;
  /** `publishParameters`, with a name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Rows to read; all when empty. */
  readonly selection: RowSelection;
  readonly signal: AbortSignal;
}

type GenerateDeps = Pick<FeaturesDeps, 'clock'> & {
  readonly settings: SourceSettings;
  readonly features: Database;
};

const CANNOT = 'Unable to generate features.';

/** Maximum number of characters of all features together. */
const MOST_TEXT = 20_000_000;

/** Number of refused rows listed in a reply. */
const LISTED = 100;

/**
 * Reads a table by the rules of append, and writes it as JSON text of a feature collection, without storing
 * it. Rows that append would refuse are omitted and listed.
 *
 * @throws {AppError} `feature.bad_definition` or `request.invalid` for faults in parameters or file, too
 * many rows, or no usable row.
 */
export async function generateCollection(deps: GenerateDeps, call: GenerateCall): Promise<string> {
  const { file, format, parameters, selection, signal } = call;
  const faults = createFaultList();
  const options = readOptions(parameters, faults);
  faults.throwIfAny('feature.bad_definition', CANNOT);
  // Geocoding takes time and may cost money, so it is left to jobs.
  const definitionContext = { settings: deps.settings, geocoding: undefined };
  const refusal = { message: CANNOT, field: 'file' };
  const defined = await defineSourceLayer(definitionContext, { file, format, parameters, refusal, signal });
  const made = makeCollectionLayer(defined.layer, options.targetReference, faults);
  if (!(await mayProjectFrom(deps.features, options.targetReference, signal))) {
    faults.add('publishParameters.targetSR', 'is not a supported spatial reference');
  }
  faults.throwIfAny('feature.bad_definition', CANNOT);
  try {
    const table = aliasFields(
      await format.describe(file, {
        sourceInfo: defined.sourceInfo,
        tableName: textOf(parameters['sourceTableName']),
        settings: deps.settings,
        signal,
      }),
      defined.sourceInfo,
    );
    try {
      const { settings, features } = deps;
      const writing = { ...defined, options, selection, signal, settings, features, startedAt: deps.clock() };
      return await writeCollection(table, made, writing);
    } finally {
      await table.close?.();
    }
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    throw cannotGenerate({ field: 'file', reason: error.message, kind: 'invalid' });
  }
}

interface Writing extends Awaited<ReturnType<typeof defineSourceLayer>> {
  readonly options: GenerateOptions;
  readonly selection: RowSelection;
  readonly signal: AbortSignal;
  readonly settings: GenerateDeps['settings'];
  readonly features: GenerateDeps['features'];
  readonly startedAt: number;
}

async function writeCollection(
  whole: SourceTable,
  made: ReturnType<typeof makeCollectionLayer>,
  {
    sourceInfo,
    fieldMappings,
    options,
    selection,
    signal,
    settings,
    features: databases,
    startedAt,
  }: Writing,
): Promise<string> {
  const { layer } = made;
  const isSelected = selection.first !== undefined || selection.numbers !== undefined;
  const { table, isCut } = isSelected ? selectRows(whole, selection) : { table: whole, isCut: () => false };
  const target = { fieldMappings, appendFields: null, upsert: null, userName: null };
  const plan = makePlan(layer, target, table, startedAt);
  const report = new RowReport();
  const pass = openRowPipeline(
    {
      plan,
      layer,
      table,
      report,
      target,
      rows: { shown: layer },
      features: databases,
      settings,
      request: { sourceInfo },
      context: { signal },
      progress: {
        // Count refused rows as well: a source with only refused rows would otherwise be read without
        // limit.
        read(recordCount) {
          if (recordCount > options.maxRecordCount) throw tooMany(options.maxRecordCount);
        },
      },
    },
    { encoder: undefined, isStaged: false },
  );
  const writing: FeatureWriting = { layer, plan, form: options.form };
  const features: string[] = [];
  const numbers: number[] = [];
  let length = 0;
  for await (const batch of pass.rows()) {
    // Without an encoder, batches are never encoded.
    if ('count' in batch) continue;
    for (const row of batch) {
      const text = writeFeature(row, features.length + 1, writing);
      features.push(text);
      numbers.push(row.number);
      length += text.length;
      if (length > MOST_TEXT) throw tooLarge();
    }
  }
  // A caller who selects rows wants to see their errors.
  if (features.length === 0 && report.errorCount > 0 && !isSelected) throw noneFits(report);
  pass.checkSources();
  const definition = JSON.stringify(describeCollectionLayer(made, pass.extent));
  const set = JSON.stringify(
    layer.geometryType === undefined
      ? {}
      : { geometryType: layer.geometryType, spatialReference: layer.spatialReference },
  );
  const head = set === '{}' ? '{' : `${set.slice(0, -1)},`;
  const collections = `[{"layerDefinition":${definition},"featureSet":${head}"features":[${features.join(',')}]${isCut() ? ',"exceededTransferLimit":true' : ''}}}]`;
  const rows = isSelected ? `,"sourceRows":${JSON.stringify(numbers)}` : '';
  const errors = JSON.stringify(report.errors.slice(0, LISTED));
  const told = report.errorCount === 0 ? '' : `,"errorCount":${String(report.errorCount)},"errors":${errors}`;
  const warnings = table.warnings ?? [];
  const messages = warnings.length === 0 ? '' : `,"messages":${JSON.stringify(warnings.map(warningMessage))}`;
  return `{"featureCollection":{"layers":${collections},"showLegend":true}${rows}${told}${messages}}`;
}

function tooMany(count: number): AppError {
  const reason = `it has more than ${String(count)} records, the most that maxRecordCount allows`;
  return cannotGenerate({ field: 'file', reason, kind: 'invalid' });
}

function tooLarge(): AppError {
  const reason = 'its features are too large for one reply; generalize, or publish it';
  return cannotGenerate({ field: 'file', reason, kind: 'invalid' });
}

/** Makes the error for a source without a usable row; it names the first refused rows. */
function noneFits({ errors }: RowReport): AppError {
  const faults = errors.slice(0, 10).map(({ sourceRow, field, description }): Fault => {
    const place = field === null ? `row ${String(sourceRow)}` : `row ${String(sourceRow)}, ${field}`;
    return { field: 'file', reason: `${place}: ${description}`, kind: 'invalid' };
  });
  return new AppError('request.invalid', CANNOT, { faults });
}

export function cannotGenerate(fault: Fault): AppError {
  return new AppError('request.invalid', CANNOT, { faults: [fault] });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
