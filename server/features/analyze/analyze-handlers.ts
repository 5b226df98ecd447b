import { parse } from 'node:path';
import { AppError, type Fault } from '../../lib/errors.js';
import type { UploadedFile } from '../../api/handlers.js';
import { JobError } from '../../jobs/job.js';
import { asMembers } from '../append/source-info/members.js';
import { SUPPORTED_APPEND_FORMATS } from '../append/formats/registry.js';
import { encodingMisfit, encodingMembers, readSourceInfo } from '../append/source-info/source-info.js';
import { warningMessage } from '../append/status/job-status.js';
import { toFieldName } from '../append/source/column-names.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import type { ReadingBounds } from '../model/reader-limiter.js';
import { assertMayAppendTo, signedIn } from '../catalog/rights.js';
import { getLayer } from '../catalog/find.js';
import { analyzeTable } from './analyze-table.js';
import { chooseFormat } from './choose-format.js';
import { findSource } from './find-source.js';
import { matchLayer } from './match-layer.js';
import { makePublishParameters } from './publish-parameters.js';

interface Files {
  readonly files: readonly UploadedFile[];
}

/** Creates the handlers that analyze a file before it is appended or published. */
export function createAnalyzeHandlers(deps: FeaturesDeps) {
  return {
    async analyzeSource(
      { parameters, files }: Call<unknown, Schemas['AnalyzeParameters']> & Files,
      { principal, signal }: CallContext,
    ): Promise<Reply<Schemas['AnalysisReply']>> {
      const caller = signedIn(principal);
      const { targetLayer } = parameters;
      const target = targetLayer && (await getLayer(deps.databases.features, targetLayer, caller));
      if (target !== undefined) assertMayAppendTo(caller, target.service, target.layer);
      const { requested, faults } = readOptions(parameters.analyzeParameters ?? {});
      // Reports these faults together with all others.
      const refuse = (fault: Fault): AppError => cannotAnalyze(fault, ...faults);
      const source = await findSource(deps, { parameters, files, principal: caller, signal, refuse });
      try {
        const format = chooseFormat(parameters.filetype, source, SUPPORTED_APPEND_FORMATS, refuse);
        const misfit = encodingMisfit(requested.sourceInfo.encoding, format);
        if (misfit !== undefined)
          faults.push({ field: `${MEMBER}.encoding`, reason: misfit, kind: 'invalid' });
        if (faults.length > 0) throw cannotAnalyze(...faults);
        const hasGeocoder = requested.isGeocoding && deps.geocoding !== undefined;
        const reading = { userId: caller.userId, signal, refuse: tooSlow };
        const look = async ({ settings, signal }: ReadingBounds) => {
          const names = await format.listTables?.(source.file, { settings, signal });
          const chosen = chooseName(names ?? [], requested.tableName);
          const options = { ...requested, tableName: chosen, format, hasGeocoder, settings, signal };
          return {
            table: await analyzeTable(source.file, options),
            tableName: chosen,
            tableNames: names,
          };
        };
        const { table, tableName, tableNames } = await deps.readers.read(reading, (bounds) =>
          source.reading(() => asFaults(() => look(bounds)), bounds.signal),
        );
        const publishParameters = makePublishParameters(table, {
          name: nameOfFile(source.file.fileName),
          format: format.name,
          tableName,
          tableNames,
          encoding: requested.sourceInfo.encoding,
          sourceUrl: parameters.sourceUrl ?? '',
          sourceCountry: requested.sourceCountry,
          sourceCountryHint: requested.sourceCountryHint,
        });
        return okReply({
          fileUrl: '',
          publishParameters,
          records: table.records.map((record) => [...record]),
          ...(target && matchLayer(target.layer, table, publishParameters, deps.clock())),
          ...(table.warnings.length > 0 && { messages: table.warnings.map(warningMessage) }),
        });
      } finally {
        await source.remove();
      }
    },
  };
}

function cannotAnalyze(...faults: readonly Fault[]): AppError {
  return new AppError('request.invalid', 'Unable to analyze the source.', { faults });
}

function tooSlow(reason: string): AppError {
  const mend = 'define a layer and append to it: jobs may take longer';
  return cannotAnalyze({ field: 'file', reason: `${reason}; ${mend}`, kind: 'invalid' });
}

/** Returns the requested name, as the source spells it, or the first name. */
function chooseName(names: readonly string[], asked: string | undefined): string | undefined {
  if (asked === undefined) return names[0];
  return names.find((name) => name.toLowerCase() === asked.toLowerCase()) ?? asked;
}

/** Turns errors about the source into faults of the caller's request. */
async function asFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    const reason = error.message.replace(/^The source /, '');
    throw cannotAnalyze({ field: 'file', reason, kind: 'invalid' });
  }
}

const MEMBER = 'analyzeParameters';

/** Reads `analyzeParameters`, and collects all faults. */
function readOptions(json: Readonly<Record<string, unknown>>) {
  const faults: Fault[] = [];
  const members = asMembers(json, (member, reason) => {
    faults.push({ field: `${MEMBER}.${member}`, reason, kind: 'invalid' });
  });
  const { columnDelimiter, qualifier, sourceSR } = json;
  const read = readSourceInfo({ ...encodingMembers(json), columnDelimiter, qualifier, sourceSR });
  for (const { field, ...fault } of read.faults) {
    faults.push({ ...fault, field: field.replace(/^appendSourceInfo/, MEMBER) });
  }
  const requested = {
    sourceInfo: read.info,
    locationType: members.text('locationType'),
    tableName: members.text('sourceTableName'),
    sourceCountry: members.text('sourceCountry') ?? '',
    sourceCountryHint: members.text('sourceCountryHint'),
    isGeocoding: json['enableGlobalGeocoding'] === undefined || members.flag('enableGlobalGeocoding'),
  };
  return { requested, faults };
}

/** Derives a name for a service and its layer from the file name. */
export function nameOfFile(fileName: string): string {
  const { name } = parse(fileName.replace(/\.zip$/i, ''));
  return name === '' ? 'table' : toFieldName(name);
}
