/* Parameters of the operations that the wizard calls, from what the user has chosen. */

/** Rows that a preview shows. */
export const PREVIEW_ROWS = 20;

const WGS84 = { wkid: 4326 };

/** Longest text of a field that takes any value as text. */
const LONG_TEXT = 4000;

/** True if the rows are cells of text or of a sheet, so that columns tell their places. */
export const isTable = ({ type }) => type === 'csv' || type === 'xls';

/** Parameters of `analyze`. */
export function analyzeRequest({ uploadId, format, reading, target }) {
  return {
    appendUploadId: uploadId,
    filetype: format || undefined,
    targetLayer: target,
    analyzeParameters: {
      // Addresses are not looked up: that may cost.
      enableGlobalGeocoding: 'false',
      ...(reading.encoding && { encoding: reading.encoding }),
      ...(reading.table && { sourceTableName: reading.table }),
    },
  };
}

/** Returns how the file is read: the parameters that `analyze` gave, with the choices of the user. */
export function sourceInfoOf({ publishParameters }, { timeZone, location }) {
  const { layerInfo, ...rest } = publishParameters;
  const { latitudeFieldName, longitudeFieldName, coordinateFieldName, coordinateFieldType, ...others } = rest;
  const guessed = { latitudeFieldName, longitudeFieldName, coordinateFieldName, coordinateFieldType };
  return {
    ...others,
    ...(location.type === 'guessed' ? guessed : { locationType: location.type }),
    ...(location.type === 'coordinates' && { latitudeFieldName: location.y, longitudeFieldName: location.x }),
    ...(timeZone && { dateFieldsTimeReference: { timeZone, respectsDaylightSaving: true } }),
    layerInfo: { name: layerInfo.name, fields: layerInfo.fields },
  };
}

/** Parameters of `generate`: the first rows as they would be read, in degrees. */
export function previewRequest(source, info, fields) {
  const layerInfo = { name: info.layerInfo.name, fields: fields ?? info.layerInfo.fields };
  return {
    appendUploadId: source.uploadId,
    filetype: source.format,
    resultRecordCount: PREVIEW_ROWS,
    publishParameters: { ...info, layerInfo, targetSR: WGS84 },
  };
}

/** Parameters of `generate`: single rows at their places, with all of their values as text. */
export function placesRequest(source, info, sourceRows) {
  const fields = info.layerInfo.fields.map(({ name, alias }) => ({
    ...{ name, alias, nullable: true },
    ...{ type: 'esriFieldTypeString', length: LONG_TEXT },
  }));
  return { ...previewRequest(source, info, fields), resultRecordCount: undefined, sourceRows };
}

/** Parameters of `generate`: single rows with all of their values as text, those of places included. */
export function rowsRequest(source, info, sourceRows) {
  const request = placesRequest(source, info, sourceRows);
  if (!isTable(info)) return request;
  return {
    ...request,
    publishParameters: { ...request.publishParameters, locationType: 'none' },
  };
}

/** Fields that show whether the mapped columns fit those of the layer. */
export function fittingFields(fields, mapping, columns) {
  const isColumn = (name) => columns.some((column) => column.toLowerCase() === name.toLowerCase());
  return (
    fields
      .filter(({ name }) => mapping[name])
      // A column with the name of the field would be taken in place of the mapped one.
      .filter(({ name }) => mapping[name].toLowerCase() === name.toLowerCase() || !isColumn(name))
      .map(({ name, type, length, nullable }) => ({
        ...{ name, type, nullable, alias: mapping[name] },
        ...(length !== undefined && { length }),
      }))
  );
}

/** Parameters of `append`, for the source that is given as `appendUploadId` or `edits`. */
export function appendRequest({ source, info, mapping, guessed, write }, dryRun) {
  const pairs = Object.entries(mapping).filter(([, column]) => column);
  // A field that the server would fill by its name must be left out by name.
  const hasLeftOut = guessed.some(({ name }) => !mapping[name]);
  const isUpsert = write.mode !== 'insert';
  return {
    ...source,
    appendSourceInfo: info,
    sourceTableName: info.sourceTableName,
    fieldMappings: pairs.map(([name, column]) => ({ name, source: column })),
    appendFields: hasLeftOut ? pairs.map(([name]) => name) : undefined,
    upsert: isUpsert,
    upsertMatchingField: isUpsert ? write.key : undefined,
    skipInserts: write.mode === 'update',
    skipUpdates: write.mode === 'add',
    keepCreator: write.keepCreator,
    rollbackOnFailure: write.rollbackOnFailure,
    dryRun,
  };
}
