import { AppError } from '../../lib/errors.js';
import type { UploadedFile } from '../../api/handlers.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
  type ServicePath,
} from '../model/call.js';
import { type FileReply, replyWithFile } from '../content/files/file-reply.js';
import { getService } from '../catalog/find.js';
import { assertMayAppend, signedIn } from '../catalog/rights.js';
import { commitUpload, listUploadParts, storeUploadPart, unknownUpload } from './upload-parts.js';
import type { Upload } from './upload-repository.js';
import { findUpload, registerUpload, removeUpload, storeUpload } from './uploads.js';

type UploadPath = ServicePath & { readonly itemId: string };

interface Files {
  readonly files: readonly UploadedFile[];
}

const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Creates the handlers of uploads: temporary files as sources for append. They belong to the caller, for any service
 * in the URL.
 */
export function createUploadHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  async function info(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['UploadsInfo']>> {
    await getService(features, call.path, context.principal);
    const { uploadLimitBytes, partLimitBytes, fileLimitBytes } = deps.settings;
    return okReply({
      maxUploadFileSize: toMegabytes(uploadLimitBytes),
      maxUploadPartSize: toMegabytes(partLimitBytes),
      maxCommittedFileSize: toMegabytes(fileLimitBytes),
    });
  }

  async function ownUpload(call: Call<UploadPath>, context: CallContext): Promise<Upload> {
    await getService(features, call.path, signedIn(context.principal));
    const found = await findUpload(deps, call.path.itemId, context.principal);
    if (found === undefined) throw unknownUpload();
    return found;
  }

  async function upload(call: Call<UploadPath>, context: CallContext): Promise<Reply<Schemas['Upload']>> {
    return okReply(describeUpload(await ownUpload(call, context)));
  }

  async function parts(
    call: Call<UploadPath>,
    context: CallContext,
  ): Promise<Reply<Schemas['UploadPartsReply']>> {
    const arrived = await listUploadParts(deps, await ownUpload(call, context));
    return okReply({ parts: arrived.map(({ number }) => String(number)) });
  }

  async function download(call: Call<UploadPath>, context: CallContext): Promise<FileReply> {
    const found = await ownUpload(call, context);
    if (!found.isCommitted) throw new AppError('request.invalid', 'The upload has not been committed.');
    return replyWithFile(deps.blobs, found);
  }

  return {
    getUploadsInfo: info,
    getUploadsInfoPost: info,
    getUpload: upload,
    getUploadPost: upload,
    listUploadParts: parts,
    listUploadPartsPost: parts,
    downloadUpload: download,
    downloadUploadPost: download,

    async uploadFile(
      call: Call<ServicePath, Schemas['UploadParameters']> & Files,
      context: CallContext,
    ): Promise<Reply<Schemas['UploadReply']>> {
      const service = await getService(features, call.path, context.principal);
      const { principal } = context;
      assertMayAppend(principal, service);
      const stored = await storeUpload(deps, principal, call.files[0], call.parameters.description ?? '');
      return changed(stored);
    },

    async registerUpload(
      call: Call<ServicePath, Schemas['RegisterUploadParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['UploadReply']>> {
      const service = await getService(features, call.path, context.principal);
      const { principal } = context;
      assertMayAppend(principal, service);
      const { itemName, description = '' } = call.parameters;
      return changed(await registerUpload(deps, principal, { fileName: itemName, description }));
    },

    async uploadPart(
      call: Call<UploadPath, Schemas['UploadPartParameters']> & Files,
      context: CallContext,
    ): Promise<Reply<Schemas['UploadReply']>> {
      const found = await ownUpload(call, context);
      const number = partNumberOf(call.parameters);
      await storeUploadPart(deps, found, { number, file: call.files[0] });
      return changed(found);
    },

    async commitUpload(
      call: Call<UploadPath, Schemas['CommitUploadParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['UploadReply']>> {
      const found = await ownUpload(call, context);
      return changed(await commitUpload(deps, found, call.parameters, context.signal));
    },

    async deleteUpload(
      call: Call<UploadPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      await removeUpload(deps, await ownUpload(call, context));
      return okReply({ success: true });
    },
  };
}

function changed(upload: Upload): Reply<Schemas['UploadReply']> {
  return okReply({ success: true, item: describeUpload(upload) });
}

function describeUpload(upload: Upload): Schemas['Upload'] {
  return {
    itemID: upload.id,
    itemName: upload.fileName,
    description: upload.description,
    date: upload.createdAt,
    committed: upload.isCommitted,
  };
}

/**
 * Returns the number of a part. @throws {AppError} `request.missing` without either name, `request.invalid`
 * if the two differ.
 */
function partNumberOf({ partId, partNumber }: Schemas['UploadPartParameters']): number {
  const number = partId ?? partNumber;
  const isAmbiguous = partId !== undefined && partNumber !== undefined && partId !== partNumber;
  if (number !== undefined && !isAmbiguous) return number;
  throw new AppError(isAmbiguous ? 'request.invalid' : 'request.missing', 'The part has no valid number.', {
    faults: [
      isAmbiguous
        ? { field: 'partNumber', reason: 'must equal partId', kind: 'invalid' }
        : { field: 'partId', reason: 'required', kind: 'missing' },
    ],
  });
}

/**
 * Converts bytes to megabytes, rounded down so that the limit always holds; whole numbers from 1 on, since
 * clients read an integer.
 */
export function toMegabytes(bytes: number): number {
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  return megabytes < 1 ? megabytes : Math.floor(megabytes);
}
