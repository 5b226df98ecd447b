import type { AppError } from '../../lib/errors.js';
import { JsonText } from '../../api/handlers.js';
import type { UploadedFile } from '../../api/handlers.js';
import { SUPPORTED_APPEND_FORMATS } from '../append/formats/registry.js';
import { nameOfFile } from '../analyze/analyze-handlers.js';
import { chooseFormat } from '../analyze/choose-format.js';
import { findSource } from '../analyze/find-source.js';
import type { Call, CallContext, FeaturesDeps, Schemas } from '../model/call.js';
import { signedIn } from '../catalog/rights.js';
import { cannotGenerate, generateCollection } from './generate-collection.js';

/** One child process that reads the source, and one that projects what it gives. */
const READERS = 2;

interface Files {
  readonly files: readonly UploadedFile[];
}

/** Creates the handlers that return the features of a file without storing them. */
export function createGenerateHandlers(deps: FeaturesDeps) {
  const { clock, databases, readers } = deps;
  return {
    async generateFeatures(
      { parameters, files }: Call<unknown, Schemas['GenerateParameters']> & Files,
      { principal, signal }: CallContext,
    ): Promise<{ status: 200; body: JsonText }> {
      const caller = signedIn(principal);
      const source = await findSource(deps, {
        parameters,
        files,
        principal: caller,
        signal,
        refuse: cannotGenerate,
      });
      try {
        const { file } = source;
        const format = chooseFormat(parameters.filetype, source, SUPPORTED_APPEND_FORMATS, cannotGenerate);
        const { resultRecordCount: first, sourceRows } = parameters;
        const numbers = sourceRows === undefined ? undefined : new Set(sourceRows);
        const requested = parameters.publishParameters ?? {};
        const name = typeof requested['name'] === 'string' ? requested['name'].trim() : '';
        const named = { ...requested, name: name === '' ? nameOfFile(file.fileName) : name };
        const reading = { userId: caller.userId, signal, children: READERS, refuse: tooSlow };
        const text = await readers.read(reading, ({ settings, signal }) =>
          source.reading(
            () =>
              generateCollection(
                { settings, clock, features: databases.features },
                { file, format, parameters: named, selection: { first, numbers }, signal },
              ),
            signal,
          ),
        );
        return { status: 200, body: new JsonText(text) };
      } finally {
        await source.remove();
      }
    },
  };
}

function tooSlow(reason: string): AppError {
  return cannotGenerate({
    field: 'file',
    reason: `${reason}; publish it, or append it to a layer: jobs may take longer`,
    kind: 'invalid',
  });
}
