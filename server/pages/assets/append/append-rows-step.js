import { html, useEffect, useState } from './preact.js';
import { Choice, Fault, Field, RefusedRows, StepHeading, Table } from './append-parts.js';
import { isTable, previewRequest, sourceInfoOf } from './append-request.js';
import { PreviewMap } from './preview-map.js';

const ENCODINGS = [
  ...['utf-8', 'windows-1252', 'iso-8859-2', 'iso-8859-15', 'windows-1250', 'windows-1251', 'utf-16le'],
  ...['shift_jis', 'euc-kr', 'gbk', 'big5'],
];

/** Second step: the first rows and their places, and how the file is read. */
export function RowsStep({
  calls,
  config,
  source,
  analysis,
  reading,
  fault,
  onRead,
  onAnalyze,
  onBack,
  onNext,
}) {
  const [preview, setPreview] = useState();
  const [error, setError] = useState();
  const info = sourceInfoOf(analysis, reading);
  const { location, timeZone, encoding, table } = reading;
  const isHalf = location.type === 'coordinates' && !(location.x && location.y);

  useEffect(() => {
    if (isHalf) return undefined;
    const stop = new AbortController();
    calls
      .post(
        `${config.root}/sharing/rest/content/features/generate`,
        previewRequest(source, info),
        stop.signal,
      )
      .then(
        (reply) => {
          setPreview(reply);
          setError(undefined);
        },
        (failure) => stop.signal.aborted || (setPreview(undefined), setError(failure)),
      );
    return () => stop.abort();
  }, [analysis, reading]);

  const set = (change) => onRead({ ...reading, ...change });
  const columns = analysis.publishParameters.layerInfo.fields.map(({ alias }) => alias);
  const columnOptions = [['', 'Choose a column'], ...columns.map((name) => [name, name])];
  const tables = analysis.publishParameters.layers ?? [];
  const isText = isTable(info);
  return html`<form
    class="panel"
    onSubmit=${(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    <${StepHeading}>Rows<//>
    <${Fault} error=${fault ?? error} />
    ${(analysis.messages ?? []).map(({ description }) => html`<p class="notice">${description}</p>`)}
    <${Preview}
      preview=${preview}
      analysis=${analysis}
      background=${config.background}
      hasError=${Boolean(error)}
    />
    <div class="grid">
      ${
        tables.length > 1 &&
        html`<${Choice}
          id="w-table"
          label="Table"
          value=${table || info.sourceTableName}
          options=${tables.map(({ name }) => [name, name])}
          onChange=${(name) => onAnalyze({ ...reading, table: name })}
        />`
      }
      ${
        isText &&
        html`<${Choice}
          id="w-location"
          label="Places"
          value=${location.type}
          onChange=${(type) => set({ location: { ...location, type } })}
          options=${[
            ['guessed', `As found: ${guessText(analysis.publishParameters)}`],
            ['coordinates', 'By two columns, x and y'],
            ['none', 'None'],
          ]}
        />`
      }
      ${
        isText &&
        location.type === 'coordinates' &&
        html`<${Choice}
            id="w-x"
            label="Column of x or longitude"
            value=${location.x}
            options=${columnOptions}
            onChange=${(x) => set({ location: { ...location, x } })}
          />
          <${Choice}
            id="w-y"
            label="Column of y or latitude"
            value=${location.y}
            options=${columnOptions}
            onChange=${(y) => set({ location: { ...location, y } })}
          />`
      }
      ${
        info.type === 'csv' &&
        html`<${Choice}
          id="w-encoding"
          label="Encoding"
          value=${encoding}
          options=${[['', 'By the bytes of the file'], ...ENCODINGS.map((name) => [name, name])]}
          onChange=${(name) => onAnalyze({ ...reading, encoding: name })}
        />`
      }
      <${Field} id="w-zone" label="Time zone" hint="Of dates without an offset; UTC unless given">
        <input
          id="w-zone"
          list="w-zones"
          aria-describedby="w-zone-hint"
          value=${timeZone}
          autocomplete="off"
          onChange=${(event) => set({ timeZone: event.target.value.trim() })}
        />
        <datalist id="w-zones">
          ${Intl.supportedValuesOf('timeZone').map((zone) => html`<option value=${zone}></option>`)}
        </datalist>
      <//>
    </div>
    <p class="actions">
      <button type="button" class="quiet" onClick=${onBack}>Back</button>
      <button disabled=${isHalf}>Next: fields</button>
    </p>
  </form>`;
}

function guessText({ locationType, latitudeFieldName, longitudeFieldName, coordinateFieldName }) {
  if (coordinateFieldName !== undefined) return coordinateFieldName;
  return locationType === 'coordinates' ? `${longitudeFieldName} and ${latitudeFieldName}` : 'none';
}

function Preview({ preview, analysis, background, hasError }) {
  const { fields } = analysis.publishParameters.layerInfo;
  if (preview === undefined && !hasError) return html`<p role="status">Reading the first rows …</p>`;
  if (preview === undefined) return html`<${Records} analysis=${analysis} />`;
  const [{ layerDefinition, featureSet }] = preview.featureCollection.layers;
  const { features } = featureSet;
  const dates = new Set(
    layerDefinition.fields.filter(({ type }) => type === 'esriFieldTypeDate').map(({ name }) => name),
  );
  const textOf = (name, value) => {
    if (value === null || value === undefined) return '';
    return dates.has(name) ? new Date(value).toISOString().replace('.000Z', 'Z') : String(value);
  };
  const rows = features.map(({ attributes }, index) => [
    preview.sourceRows[index],
    ...fields.map(({ name }) => textOf(name, attributes[name])),
  ]);
  const count = features.length;
  const words = count === 1 ? 'One row' : `All ${count} rows`;
  return html`${
      count === 0
        ? html`<${Records} analysis=${analysis} />`
        : html`<p role="status">${featureSet.exceededTransferLimit ? `The first ${count} rows` : words}</p>
            <${Table}
              label="First rows"
              columns=${['Row', ...fields.map(({ alias }) => alias)]}
              rows=${rows}
            />`
    }
    ${
      preview.errorCount > 0 &&
      html`<p>These of the first rows cannot be read so:</p>
        <${RefusedRows} errors=${preview.errors} />`
    } <${PreviewMap} features=${features} background=${background} />`;
}

/** The first rows as they are in the file, where they cannot be read as features. */
function Records({ analysis: { publishParameters, records } }) {
  const columns = publishParameters.layerInfo.fields.map(({ alias }) => alias);
  return html`<p role="status">The first ${records.length} rows, as they are in the file</p>
    <${Table} label="First rows" columns=${columns} rows=${records} />`;
}
