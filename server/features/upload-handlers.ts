import { AppError } from '../errors.js';
import type { UploadedFile } from '../handlers.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  ok,
  type Reply,
  type Schemas,
  type ServicePath,
} from './call.js';
import { getService } from './find.js';
import { assertMayAppend, signedIn } from './rights.js';
import type { Upload } from './upload-repository.js';
import { findUpload, removeUpload, storeUpload } from './uploads.js';

type UploadPath = ServicePath & { readonly itemId: string };

const BYTES_PER_MEGABYTE = 1_000_000;

/** Temporary files as sources for append. They belong to the caller, whatever the service in their address. */
export function createUploadHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  async function info(call: Call<ServicePath>, context: CallContext): Promise<Reply<Schemas['UploadsInfo']>> {
    await getService(features, call.path, context.principal);
    return ok({ maxUploadFileSize: toMegabytes(deps.settings.uploadLimitBytes) });
  }

  async function ownUpload(call: Call<UploadPath>, context: CallContext): Promise<Upload> {
    await getService(features, call.path, signedIn(context.principal));
    const found = await findUpload(deps, call.path.itemId, context.principal);
    if (found === undefined) throw new AppError('feature.no_upload', 'Upload not found.');
    return found;
  }

  async function upload(call: Call<UploadPath>, context: CallContext): Promise<Reply<Schemas['Upload']>> {
    return ok(describeUpload(await ownUpload(call, context)));
  }

  return {
    getUploadsInfo: info,
    getUploadsInfoPost: info,
    getUpload: upload,
    getUploadPost: upload,

    async uploadFile(
      call: Call<ServicePath, Schemas['UploadParameters']> & { readonly files: readonly UploadedFile[] },
      context: CallContext,
    ): Promise<Reply<Schemas['UploadReply']>> {
      const service = await getService(features, call.path, context.principal);
      const { principal } = context;
      assertMayAppend(principal, service);
      const stored = await storeUpload(deps, principal, call.files[0], call.parameters.description ?? '');
      return ok({ success: true, item: describeUpload(stored) });
    },

    async deleteUpload(
      call: Call<UploadPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      await removeUpload(deps, await ownUpload(call, context));
      return ok({ success: true });
    },
  };
}

function describeUpload(upload: Upload): Schemas['Upload'] {
  return {
    itemID: upload.id,
    itemName: upload.fileName,
    description: upload.description,
    date: upload.createdAt,
    committed: true,
  };
}

/** Whole megabytes where there are any, since clients read an integer; rounded down to what is surely taken. */
export function toMegabytes(bytes: number): number {
  const megabytes = bytes / BYTES_PER_MEGABYTE;
  return megabytes < 1 ? megabytes : Math.floor(megabytes);
}
