import { AppError } from '../../lib/errors.js';
import type { RequestContext, UploadedFile } from '../../api/handlers.js';
import { createAnalyzeHandlers } from '../analyze/analyze-handlers.js';
import { createAppendHandlers } from '../append/append-handlers.js';
import type { FeaturesDeps, LayerPath, Schemas } from '../model/call.js';
import { formatOfType, typeOfFile } from '../content/items/item-type.js';
import { assertMayAppendTo, signedIn } from '../catalog/rights.js';
import { removeUpload, storeUpload } from '../uploads/uploads.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';

export interface AppendFileCall {
  readonly path: LayerPath;
  readonly service: Service;
  readonly layer: PresentedLayer;
  readonly values: Schemas['AppendFileParameters'];
  readonly file: UploadedFile | undefined;
}

/**
 * Uploads a file and submits an append of its rows, as two API calls would.
 *
 * @returns the id of the job.
 * @throws {AppError} as these calls; the file is not kept then.
 */
export async function appendFile(
  deps: FeaturesDeps,
  { path, service, layer, values, file }: AppendFileCall,
  context: RequestContext,
): Promise<string> {
  const { principal } = context;
  assertMayAppendTo(principal, service, layer);
  const format = values.format ?? guessFormat(file?.fileName);
  const appendSourceInfo = await describeSource(deps, format, { values, file }, context);
  const upload = await storeUpload(deps, signedIn(principal), file, '');
  try {
    const { body } = await createAppendHandlers(deps).appendToLayer(
      {
        path,
        headers: {},
        parameters: {
          f: 'json',
          appendUploadId: upload.id,
          appendUploadFormat: format,
          ...(appendSourceInfo && { appendSourceInfo }),
          ...(values.sourceTableName !== undefined && { sourceTableName: values.sourceTableName }),
          ...(values.appendSourceFilter !== undefined && { appendSourceFilter: values.appendSourceFilter }),
          rollbackOnFailure: values.rollbackOnFailure,
          dryRun: values.dryRun,
          keepCreator: values.keepCreator,
          upsert: values.mode !== 'insert',
          skipInserts: values.mode === 'update',
          skipUpdates: values.mode === 'add',
          ...(values.mode !== 'insert' &&
            values.upsertMatchingField !== undefined && { upsertMatchingField: values.upsertMatchingField }),
        } as Schemas['AppendParameters'],
      },
      context,
    );
    return body.jobId;
  } catch (error) {
    await removeUpload(deps, upload);
    throw error;
  }
}

function guessFormat(fileName: string | undefined): string {
  const type = fileName === undefined ? undefined : typeOfFile(fileName);
  const format = type === undefined ? undefined : formatOfType(type);
  if (format !== undefined) return format;
  throw new AppError('request.invalid', 'Unable to append.', {
    faults: [
      { field: 'format', reason: 'must be chosen: the file name does not determine it', kind: 'invalid' },
    ],
  });
}

/**
 * Describes the source of an append. Delimited text is sampled; addresses are not geocoded, because that costs money
 * and was not requested.
 */
async function describeSource(
  deps: FeaturesDeps,
  format: string,
  { values, file }: Pick<AppendFileCall, 'values' | 'file'>,
  context: RequestContext,
): Promise<Record<string, unknown> | undefined> {
  if (format !== 'csv' && format !== 'excel') return undefined;
  const { body } = await createAnalyzeHandlers(deps).analyzeSource(
    {
      path: {},
      files: file === undefined ? [] : [file],
      parameters: {
        f: 'json',
        filetype: format,
        analyzeParameters: {
          enableGlobalGeocoding: 'false',
          ...(values.sourceTableName !== undefined && { sourceTableName: values.sourceTableName }),
        },
      },
    },
    context,
  );
  return { ...body.publishParameters };
}
